/** Parts of the table that are fetched when they are first needed and at hand ever after: a question is drawn whole, and nothing in
 *  it moves under the finger because a part of it came later. */
import type { Component } from "svelte";
import { spoken } from "../text";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each is given what it asks for where it stands
export type Part = Component<any>;
const PARTS = {
  Auction: () => import("../table/Auction.svelte"),
  Cards: () => import("../table/Cards.svelte"),
  Countdown: () => import("../table/Countdown.svelte"),
  Debt: () => import("../table/Debt.svelte"),
  Deed: () => import("../table/Deed.svelte"),
  Flights: () => import("../table/Flights.svelte"),
  OfferCard: () => import("../table/OfferCard.svelte"),
  Pick: () => import("../table/Pick.svelte"),
  Show: () => import("../table/Show.svelte"),
  SpaceLine: () => import("../table/SpaceLine.svelte"),
};
export type Name = keyof typeof PARTS;
const here = new Map<Name, Part>();

export const atHand = (name: Name): Part | undefined => here.get(name);

export async function come(name: Name): Promise<Part> {
  const part: Part = (await spoken<{ default: Part }>("late", PARTS[name]())).default;
  here.set(name, part);
  return part;
}

let warm = false;
/** The first dice have fallen: all of it will be needed soon. What cannot be fetched now is fetched where it is needed. */
export function comeAll(): void {
  if (warm) return;
  warm = true;
  for (const name of Object.keys(PARTS) as Name[]) void come(name).catch(() => {});
}
