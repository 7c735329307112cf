import type { Place } from "../places";

export default {
  world: "here",
  title: ["HERE & NOW"],
  cover: ["HERE", "& NOW"],
  deed: "deeds",
  finale: "fireworks",
  scene: () => import("./scene"),
  landmarks: () => import("./landmarks"),
} satisfies Place;
