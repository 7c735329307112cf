export { play, player, type Asked, type Row } from "./sound.svelte";
export { classOf, lengthOf, RECIPES, SOUNDS, type Sound, type SoundClass } from "./recipes";
export { outlet, put } from "./synth";
