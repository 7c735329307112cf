/** The four places: how each edition is called in the style sheets, and what its title looks like. */
import type { Wear } from "../parts/letters";

export type Place = { world: "here" | "city" | "tropical" | "million"; title: string[]; cover: string[]; wear: Wear };

const PLACES: Record<string, Place> = {
  here_and_now: { world: "here", title: ["HERE & NOW"], cover: ["HERE", "& NOW"], wear: "here" },
  city: { world: "city", title: ["CITY"], cover: ["CITY"], wear: "city" },
  tropical_tycoon: { world: "tropical", title: ["TROPICAL TYCOON"], cover: ["TROPICAL", "TYCOON"], wear: "tropical" },
  millionaire: { world: "million", title: ["MILLIONAIRE"], cover: ["MILLION", "AIRE"], wear: "million" },
};

export const placeOf = (edition: string): Place => PLACES[edition] ?? PLACES.here_and_now;
