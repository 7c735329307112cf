/** What is on the stage, and the table it stands at. */
import type { Told, Update } from "../wire";
import type { Shows } from "./events";

/** Money on its way: seats, or -1 for the bank. */
export type Flight = { id: number; from: number; to: number; sum: number };
/** What is on the stage now; `more` are those told together with it, `sold` what a deed went for under the hammer. */
export type Act = { shows: Shows; told: Told; more: Told[]; sold: number | null; id: number };
/** Somebody who travels through the picture in the middle, from one space to another. */
export type Ride = { seat: number; from: number; to: number; id: number };
/** What the Island Channel shows. */
export type Air = { scene: number; text: string; outcome: boolean };

export type Table = {
  spaces: () => number;
  apply: (update: Update) => void;
  line: (told: Told) => void;
  knows: (told: Told) => boolean;
  mine: () => number[];
  isBot: (seat: number) => boolean;
};
