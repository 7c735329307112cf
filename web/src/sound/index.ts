/** The voice of the companion: everything at hand, for a real auction must not wait for a network. */
import * as maker from "./maker";
import { player } from "./sound.svelte";

player.made(maker);
export { play, player, type Asked, type Row } from "./sound.svelte";
export { classOf, lengthOf, RECIPES, SOUNDS, type Sound, type SoundClass } from "./recipes";
export { outlet, put } from "./synth";
