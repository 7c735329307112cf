/** How groups and seats look: always a colour and a second sign, a pattern with a letter or a shape. */
import type { BoardGroup } from "../wire";

const NAMED = ["purple", "brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue", "blue", "airport", "grey", "teal", "sand"];
const SPARE = ["teal", "sand", "grey", "airport", "blue", "brown", "pink", "orange", "green", "red", "purple", "yellow"];

/** The colour a group is called after, else one of its own. */
export function groupColour(group: BoardGroup | undefined): string {
  if (!group) return "var(--line)";
  const word = group.key;
  const named = NAMED.find((name) => word === name || word.startsWith(`${name}-`)) ?? { violet: "purple", "sky-blue": "light-blue", magenta: "pink", gray: "grey", airports: "airport" }[word];
  return `var(--group-${named ?? SPARE[group.number % SPARE.length]})`;
}

export const PATTERNS = 8;
export const seatColour = (seat: number): string => `var(--seat-${seat})`;

/** Eight shapes in a box from -10 to 10. */
export const SHAPES: string[] = [
  "M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z",
  "M-7.5-7.5H7.5V7.5H-7.5Z",
  "M0-9 9 7H-9Z",
  "M0-10 9 0 0 10-9 0Z",
  "M0-9.5 2.7-3.2 9.5-2.7 4.3 1.7 5.9 8.4 0 4.8-5.9 8.4-4.3 1.7-9.5-2.7-2.7-3.2Z",
  "M-5-8.7H5L10 0 5 8.7H-5L-10 0Z",
  "M-3.2-9H3.2V-3.2H9V3.2H3.2V9H-3.2V3.2H-9V-3.2H-3.2Z",
  "M0-10C5-3 8 0 8 3.2A8 7 0 0 1-8 3.2C-8 0-5-3 0-10Z",
];
export const SHAPE_NAMES = ["circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "drop"];
