/** The one list of the worlds: what each of them is stands in its folder, and nothing else on the page names an edition. */
import type { Component } from "svelte";
import type { Wear } from "../parts/letters";
import type { Drawing } from "./sight";
import city from "./city/place";
import here_and_now from "./here_and_now/place";
import millionaire from "./millionaire/place";
import tropical_tycoon from "./tropical_tycoon/place";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each machine takes what it needs
export type Machine = Component<any>;
/** The picture of a deed by the number of its space, in these colours. */
export type Landmark = (space: number, body: string, dark: string, lit: string) => string;

/** `world` is what the style sheets and the letters call it, `title` and `cover` its name in lines, `deed` the sign on a deed that has none, `finale` what flies at the end. */
export type Place = {
  world: Exclude<Wear, "bare">;
  title: string[];
  cover: string[];
  deed: string;
  finale: "fireworks" | "confetti" | "glitter";
  /** The side of its dice beside a large picture. */
  dice?: number;
  /** On a tablet all of its picture is shown, and none of it cut off. */
  whole?: boolean;
  /** Its drawing; and what else it has, fetched with it: a machine beside the question, one over the picture, pictures for its deeds. */
  scene?: () => Promise<Drawing>;
  unit?: () => Promise<{ default: Machine }>;
  channel?: () => Promise<{ default: Machine }>;
  landmarks?: () => Promise<{ landmark: Landmark }>;
};

const PLACES: Record<string, Place> = { here_and_now, city, tropical_tycoon, millionaire };

/** An edition from elsewhere wears plain clothes, and its name is written instead of drawn. */
const ELSEWHERE: Place = { world: "here", title: [], cover: [], deed: "deeds", finale: "fireworks" };

export const placeOf = (edition: string): Place => PLACES[edition] ?? ELSEWHERE;
