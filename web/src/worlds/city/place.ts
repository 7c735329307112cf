import type { Place } from "../places";

export default {
  world: "city",
  title: ["CITY"],
  cover: ["CITY"],
  deed: "plan",
  finale: "confetti",
  whole: true,
  scene: () => import("./scene"),
  unit: () => import("./Unit.svelte"),
} satisfies Place;
