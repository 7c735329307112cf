import type { Place } from "../places";

export default {
  world: "million",
  title: ["MILLIONAIRE"],
  cover: ["MILLION", "AIRE"],
  deed: "life",
  finale: "glitter",
  dice: 52,
  whole: true,
  scene: () => import("./scene"),
} satisfies Place;
