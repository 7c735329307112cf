/** What the page reckons and sounds like lies open under `companion`, where tests hold it against the rules. */
import { outlet, put, lengthOf, SOUNDS } from "../sound";
import { auctionSounds, hourSounds } from "./city/ring.svelte";
import * as ledger from "./bank/ledger";
import { rentWords } from "./city/reasons";
import * as sums from "./city/sums";
import * as channel from "./island/channel";
import { newEvening, freshIsland } from "./island/state";
import * as islandSums from "./island/sums";
import * as telling from "./island/telling";
import { DIGEST, ISLAND } from "./lib/data";
import { below, weighted } from "./lib/draw";
import { keep } from "./lib/keep.svelte";
import { has, t } from "./lib/text";

export function prove(): void {
  const open = { digest: DIGEST, sums, rentWords, ledger, channel, newEvening, freshIsland, islandSums, telling, ISLAND, below, weighted, keep, t, has, auctionSounds, hourSounds, sound: { outlet, put, lengthOf, SOUNDS } };
  Object.assign(window, { companion: open });
}
