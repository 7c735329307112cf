/** The voice of the table: silent until the first touch, so what makes its sounds is fetched then. */
import { player } from "./sound.svelte";

player.made(() => import("./maker"));
export { play, player, type Row } from "./sound.svelte";
export type { Sound } from "./recipes";
