/** The house alphabet: one set of strokes, worn differently by each world, so that a title looks the same on every machine. */
const LETTERS: Record<string, [number, string]> = {
  A: [10, "M0 14 5 0 10 14M1.8 9.3H8.2"],
  B: [8.6, "M0 0V14H4.8A3.7 3.7 0 0 0 4.8 6.6H0M4 6.6A3.3 3.3 0 0 0 4 0H0"],
  C: [10, "M10 2.4C8.8.9 7.3 0 5.6 0 2.5 0 0 3 0 7s2.5 7 5.6 7c1.7 0 3.2-.9 4.4-2.4"],
  D: [9.5, "M0 0V14H3.5C7 14 9.5 11 9.5 7S7 0 3.5 0Z"],
  E: [7.3, "M7.3 0H0V14H7.3M0 6.8H6.1"],
  G: [10.5, "M10 2.4C8.8.9 7.3 0 5.6 0 2.5 0 0 3 0 7s2.5 7 5.6 7c2.6 0 4.9-1.6 4.9-5V7.6H6.4"],
  H: [9, "M0 0V14M9 0V14M0 6.8H9"],
  I: [0.2, "M0 0V14"],
  L: [6.6, "M0 0V14H6.6"],
  M: [11, "M0 14V0L5.5 9 11 0V14"],
  N: [9, "M0 14V0L9 14V0"],
  O: [11, "M5.5 0C8.6 0 11 3 11 7s-2.4 7-5.5 7S0 11 0 7 2.4 0 5.5 0Z"],
  P: [8, "M0 14V0H4.3A3.8 3.8 0 0 1 4.3 7.6H0"],
  R: [8.5, "M0 14V0H4.3A3.7 3.7 0 0 1 4.3 7.4H0M4 7.4 8.5 14"],
  S: [8, "M7.6 2.3C6.9.8 5.6 0 4 0 1.9 0 .4 1.4.4 3.4.4 5.4 1.9 6.3 4 6.9 6.3 7.5 8 8.5 8 10.6 8 12.6 6.3 14 4 14 2 14 .6 13 0 11.3"],
  T: [9, "M0 0H9M4.5 0V14"],
  W: [13, "M0 0 3.3 14 6.5 2 9.7 14 13 0"],
  Y: [9.5, "M0 0 4.75 7 9.5 0M4.75 7V14"],
  "&": [10.5, "M10.5 14 2.6 4.6C.9 2.5 1.9 0 4.5 0 6.9 0 8 2.6 6.3 4.4L2 7.4C-.9 9.6.3 14 4 14 7 14 9.2 11.8 9.7 8"],
  " ": [5, ""],
};

export type Wear = "here" | "city" | "tropical" | "million" | "bare";
const GAPS: Partial<Record<Wear, number>> = { tropical: 6.4, city: 5, million: 4.6 };

function row(text: string, gap: number): [string, number] {
  let x = 0;
  let paths = "";
  for (const letter of text) {
    const [width, d] = LETTERS[letter] ?? LETTERS[" "];
    paths += `<path transform="translate(${x})" d="${d}"/>`;
    x += width + gap;
  }
  return [paths, x - gap];
}

const layer = (body: string, stroke: string, width: number, more = ""): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${stroke}" stroke-width="${width}"${more}>${body}</g>`;
const BUTT = ' style="stroke-linecap:butt;stroke-linejoin:miter"';

/** A title in lines, as the markup inside an svg, and its box. */
export function word(lines: string[], wear: Wear): { box: string; body: string } {
  const rows = lines.map((line) => row(line.toUpperCase(), GAPS[wear] ?? 3.8));
  const lead = wear === "tropical" ? 22 : 20;
  const pad = 3.4;
  const width = Math.max(...rows.map(([, w]) => w));
  const letters = rows.map(([paths], i) => `<g transform="translate(0 ${i * lead})">${paths}</g>`).join("");
  const worn: Record<Wear, string> = {
    here: layer(letters, "#ff9d5c", 3.6, ' opacity=".5"') + layer(letters, "currentColor", 1.7),
    city: layer(letters, "currentColor", 3.4, BUTT),
    tropical: layer(letters, "#0a4a52", 5.4) + layer(letters, "currentColor", 3.3),
    million: layer(letters, "currentColor", 2.9, BUTT) + layer(letters, "#3a0f26", 1, BUTT),
    bare: layer(letters, "currentColor", 2.3),
  };
  return { box: `${-pad} ${-pad} ${width + 2 * pad} ${14 + (rows.length - 1) * lead + 2 * pad}`, body: worn[wear] };
}
