import type { Place } from "../places";

export default {
  world: "tropical",
  title: ["TROPICAL TYCOON"],
  cover: ["TROPICAL", "TYCOON"],
  deed: "sun",
  finale: "confetti",
  whole: true,
  scene: () => import("./scene"),
  channel: () => import("./Television.svelte"),
} satisfies Place;
