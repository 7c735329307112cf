/** What makes the sounds, in one piece. */
export { classOf, lengthOf } from "./recipes";
export { outlet, put } from "./synth";
