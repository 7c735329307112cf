/** What the page reckons and sounds like lies open under `companion`, where tests hold it against the rules. */
import { outlet, put, lengthOf, SOUNDS } from "../sound";
import { auctionSounds, hourSounds } from "./city/ring.svelte";
import * as sums from "./city/sums";
import { DIGEST } from "./lib/data";
import { below, weighted } from "./lib/draw";
import { keep } from "./lib/keep.svelte";
import { has, t } from "./lib/text";

export function prove(): void {
  const open = { digest: DIGEST, sums, below, weighted, keep, t, has, auctionSounds, hourSounds, sound: { outlet, put, lengthOf, SOUNDS } };
  Object.assign(window, { companion: open });
}
