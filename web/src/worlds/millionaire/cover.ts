import type { Cover } from "../cover";

export default {
  box: "10 -172 420 576",
  own: Object.fromEntries([10, 11, 12, 15, 19, 23, 25, 28].map((space) => [space, [-1, 0, "fortune"]])) as Cover["own"],
  world: { target: 1_000_000 },
  cash: [812_000, 247_000, 812_000, 112_000],
  stars: [3, 1, 5, 1],
} satisfies Cover;
