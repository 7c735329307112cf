/** How wide words are in the type this browser really has, so that nothing is drawn over an edge. */
const SIZE = 100;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;
let family = "";

/** The width of a text for type of size 1. */
export function wide(text: string, weight = 700): number {
  const key = `${weight} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 0.6;
  // To ask for it has the page styled before its time: once is enough.
  family ||= getComputedStyle(document.documentElement).fontFamily;
  pen.font = `${weight} ${SIZE}px ${family}`;
  const found = pen.measureText(text).width / SIZE;
  known.set(key, found);
  return found;
}

export type Lines = { size: number; lines: string[] };
export const LEADING = 1.08;

/** A name on lines that fit a box, at the largest size that shows all of it; where none does, it ends in dots. */
export function fit(name: string, width: number, height: number, largest: number, smallest: number): Lines {
  for (let size = largest; size > smallest; size -= 0.4) {
    const lines = wrap(name, width / size);
    if (lines.length * size * LEADING <= height && lines.every((line) => wide(line) * size <= width)) return { size, lines };
  }
  const most = Math.max(1, Math.floor(height / (smallest * LEADING)));
  const all = wrap(name, width / smallest);
  return { size: smallest, lines: all.slice(0, most).map((line, i) => shorten(line, width / smallest, i === most - 1 && all.length > most)) };
}

const SOFT = "\u00AD";

/** Lines break at spaces and behind a hyphen, and where the language allows one. */
function wrap(name: string, most: number): string[] {
  const made: string[] = [];
  for (const word of name.split(/\s+|(?<=[-\u00AD])/)) {
    const last = made.at(-1);
    const joined = last === undefined ? word : last.endsWith("-") ? last + word : last.endsWith(SOFT) ? last.slice(0, -1) + word : `${last} ${word}`;
    if (last !== undefined && wide(joined.replace(SOFT, "-")) <= most) made[made.length - 1] = joined;
    else made.push(word);
  }
  return made.map((line, i) => line.replace(SOFT, i < made.length - 1 ? "-" : ""));
}

function shorten(line: string, most: number, more: boolean): string {
  let cut = line;
  while (cut.length > 1 && wide(more || cut !== line ? `${cut}…` : cut) > most) cut = cut.slice(0, -1);
  return more || cut !== line ? `${cut.trimEnd()}…` : cut;
}
