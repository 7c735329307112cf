/** What more than one world draws: chance that is always the same, flags, pins and the edges of the picture. */
import { SHAPES } from "../../lib/looks";

/** The same numbers in every picture: a far window is lit or not, and stays so. */
export function dice(seed: number): () => number {
  let s = seed;
  return () => {
    s = Math.imul(s ^ (s >>> 15), 2246822507) ^ Math.imul(s ^ (s >>> 13), 3266489909);
    return (s >>> 0) / 4294967296;
  };
}

export const seat = (of: number): string => `var(--seat-${of})`;
export const mix = (colour: string, part: number, other: string): string => `color-mix(in srgb,${colour} ${part}%,${other})`;
export const n = (value: number): string => String(Math.round(value * 10) / 10);
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Names come from people and from rulebooks: in a drawing they are text, never markup. */
export const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

/** Whose it is: the seat's colour and its shape, on a pole. */
export const flag = (x: number, y: number, of: number, high = 17): string =>
  `<g data-piece="flag" transform="translate(${n(x)} ${n(y)})"><path d="M0 0v${-high}" stroke="#fff" stroke-width="1.3"/><g transform="translate(0 ${-high})"><path d="M0 0h15l-3.5 5 3.5 5H0z" fill="${seat(of)}" stroke="#fff" stroke-width=".8"/><g transform="translate(5.5 5) scale(.36)"><path d="${SHAPES[of]}" fill="#fff"/></g></g></g>`;

/** How far down a picture that begins at `top` and is so high one must see for a pin at `y`, which reaches a little above its place. */
export const looks = (y: number, top: number, high: number): number => Math.max(0, y - 20 - top) / high;

/** A name on a stick, over whatever the question is about; never over an edge of the picture. */
export function pin(x: number, y: number, text: string): string {
  const half = text.length * 4.1 + 13;
  const shift = Math.min(652 - half, Math.max(8 + half, x)) - x;
  return `<g transform="translate(${n(x)} ${n(y)})"><g class="bob"><path d="M0 15-7 3H7z" fill="var(--accent)"/><g transform="translate(${n(shift)})"><rect x="${n(-half)}" y="-18" width="${n(2 * half)}" height="23" rx="11.5" fill="var(--card)" stroke="var(--accent)" stroke-width="2"/><text class="pin" y="-2" text-anchor="middle">${plain(text)}</text></g></g></g>`;
}

export function star(x: number, y: number, r: number, fill: string): string {
  let d = "";
  for (let k = 0; k < 10; k++) {
    const angle = -Math.PI / 2 + (k * Math.PI) / 5;
    const far = k % 2 ? r * 0.45 : r;
    d += `${k ? "L" : "M"}${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`;
  }
  return `<path d="${d}Z" fill="${fill}"/>`;
}
