/** How long things take on the stage, in milliseconds, and how much of them is left out when much waits. */
export const GLIDE = 450;
export const LONGEST_WALK = 12;
/** When more than this waits, only what weighs is still shown; when so much waits that even that would take long, all is told at once. */
export const BEHIND = 6000;
export const FAR = 24_000;
export const BOTS = 0.6;
/** So many times faster moves what a bot does, as far as there is nothing to read: its turns are many. */
export const HASTE = 2;
/** A card turns over and is held until it can be read: longer for every letter. A bot's is held for less, for its turns are many;
 *  every card then lies at the edge until the turn passes. */
const TURNS_OVER = 700;
const LETTER = 25;
const BOTS_LETTER = 8;
const LONGEST_CARD = 4500;
export const reading = (text: string, bots: boolean): number => Math.min(LONGEST_CARD, TURNS_OVER + text.length * (bots ? BOTS_LETTER : LETTER));
/** From this pace on only what nobody may miss is heard. */
export const FASTEST = 4;
/** A deed has a name to be read. */
export const READING = 1.5;
export const FRAME = 1000 / 60;
