/** Where the drawing of each edition is: fetched only when it is wanted. */
import type { Place } from "./sight";

export const SCENES: Record<string, () => Promise<Place>> = {
  here_and_now: () => import("./here_and_now/scene"),
  city: () => import("./city/scene"),
  tropical_tycoon: () => import("./tropical_tycoon/scene"),
  millionaire: () => import("./millionaire/scene"),
};
