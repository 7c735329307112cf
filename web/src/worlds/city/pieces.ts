/** What can stand on a district of City, each drawn around a point of the plan and marked as the piece it is. */
import { mix, n } from "../parts/draw";
import { at, box, cylinder, P, poly, tree, type Walls } from "./iso";

const HOMES: Walls = { top: "var(--res1)", left: "var(--res2)", right: "var(--res3)" };
const WORKS: Walls = { top: "var(--ind1)", left: "var(--ind2)", right: "var(--ind3)" };
const STOREY = 14.5;
const SHED = 9;

/** A hazard wears a triangle with a mark, whatever its colour. */
const warning = (a: number, b: number): string =>
  `<g transform="translate(${n(a + 13)} ${n(b - 15)})"><path d="M0-7 7 5H-7z" fill="#ffcf33" stroke="#201a00" stroke-width="1.6" stroke-linejoin="round"/><path d="M0-3v4.5M0 3.2v.3" stroke="#201a00" stroke-width="1.6" stroke-linecap="round"/></g>`;

type Drawer = (x: number, y: number, a: number, b: number) => string;
const PIECES: Record<string, Drawer> = {
  power_station: (x, y, a, b) =>
    cylinder(x, y, 9, 20, "#7a8288", "#c9ced1") +
    `<circle cx="${n(a)}" cy="${n(b - 28)}" r="6" fill="#fff" opacity=".65"/><circle cx="${n(a + 6)}" cy="${n(b - 37)}" r="5" fill="#fff" opacity=".5"/>` +
    warning(a, b),
  rubbish_dump: (_x, _y, a, b) =>
    `<path d="M${n(a - 16)} ${n(b + 3)}q6-15 13-9 6-10 11 0 6 2 8 9z" fill="#8a6d3b"/><path d="M${n(a - 8)} ${n(b - 3)}l4-3 3 4zM${n(a + 4)} ${n(b - 2)}l3-4 3 3z" fill="#cdbf8a"/>` + warning(a, b),
  sewage_plant: (x, y, a, b) => cylinder(x - 0.1, y, 8, 6, "#6f8f52", "#9aa5a0") + cylinder(x + 0.2, y + 0.1, 8, 6, "#6f8f52", "#8b9691") + warning(a, b),
  prison: (x, y, a, b) => box(x - 0.25, y - 0.2, 0.5, 0.42, 0, 17, { top: "#a9a29a", left: "#7d766f", right: "#66605a" }, "#2b2622", 2) + warning(a, b),
  school: (x, y, a, b) =>
    box(x - 0.26, y - 0.18, 0.52, 0.36, 0, 13, { top: "#e9b58c", left: "#d0704a", right: "#a8502f" }, "#fff1c9", 1) +
    `<path d="M${n(a)} ${n(b - 20)}v-12l10 3-10 4" fill="#ffd166" stroke="#7a3a20" stroke-width="1"/>`,
  wind_farm: (x, y) =>
    [-0.18, 0.18]
      .map((q) => {
        const [c, e] = at(x + q, y - q);
        return `<path d="M${n(c)} ${n(e)}v-34" stroke="#f4f6f7" stroke-width="2.4"/><path class="blades" transform="translate(${n(c)} ${n(e - 34)}) rotate(${q > 0 ? 20 : 0})" d="M0 0 0-14M0 0 12 7M0 0-12 7" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`;
      })
      .join(""),
  water_tower: (_x, _y, a, b) =>
    `<path d="M${n(a - 7)} ${n(b)}l3-20M${n(a + 7)} ${n(b)}l-3-20M${n(a)} ${n(b + 2)}v-20" stroke="#5b6e78" stroke-width="1.8"/><path d="M${n(a - 10)} ${n(b - 20)}v-11q10-9 20 0v11q-10 6-20 0z" fill="#4fa3c7"/><path d="M${n(a - 10)} ${n(b - 31)}q10-11 20 0-10 5-20 0z" fill="#79c3e0"/>`,
  park: (x, y, a, b) =>
    `<ellipse cx="${n(a)}" cy="${n(b)}" rx="17" ry="8" fill="#6fbf6a"/><ellipse cx="${n(a - 2)}" cy="${n(b + 2)}" rx="7" ry="3.2" fill="var(--water)"/>` +
    tree(x - 0.2, y, 0.8) +
    tree(x + 0.15, y - 0.12) +
    tree(x + 0.1, y + 0.2, 0.75),
  stadium: (_x, _y, a, b) =>
    `<ellipse cx="${n(a)}" cy="${n(b - 3)}" rx="21" ry="11.5" fill="#8e99a1"/><path d="M${n(a - 21)} ${n(b - 3)}v-8a21 11.5 0 0 1 42 0v8" fill="#aab5bc"/><ellipse cx="${n(a)}" cy="${n(b - 11)}" rx="21" ry="11.5" fill="#e8edf0"/><ellipse cx="${n(a)}" cy="${n(b - 10)}" rx="13.5" ry="6.6" fill="#5fae5a"/><path d="M${n(a)} ${n(b - 16.5)}v13" stroke="#fff"/>`,
};

const GOLD: Walls = { top: "#f7d68a", left: "#d9a441", right: "#b27f25" };
function tower(x: number, y: number): string {
  const [a, b] = [x - 0.19, y - 0.19];
  const [, top] = at(x, y, 140);
  return (
    box(a - 0.02, b - 0.02, 0.42, 0.42, 0, 70, GOLD, "#fff6da", 8) +
    box(a + 0.05, b + 0.05, 0.28, 0.28, 70, 36, GOLD, "#fff6da", 4) +
    box(a + 0.13, b + 0.13, 0.12, 0.12, 106, 20, GOLD) +
    `<path d="M${P(x, y, 126)}v-14" stroke="#fff" stroke-width="2"/><circle class="beacon" cx="${n(at(x, y)[0])}" cy="${n(top)}" r="3" fill="#ff5b4d"/>`
  );
}
function skyscraper(x: number, y: number, colour: string): string {
  const [a, b] = [x - 0.18, y - 0.18];
  const glass: Walls = { top: "#dff3fb", left: mix(colour, 38, "#7fb6cf"), right: mix(colour, 55, "#4a86a3") };
  return box(a, b, 0.36, 0.36, 0, 62, glass, "#f4fdff", 8) + box(a + 0.08, b + 0.08, 0.2, 0.2, 62, 22, glass) + `<path d="M${P(x, y, 84)}v-12" stroke="#fff" stroke-width="1.6"/>`;
}

const marked = (piece: string, count: number, body: string): string => `<g data-piece="${piece}"${count > 1 ? ` data-count="${count}"` : ""}>${body}</g>`;

/** Homes stacked to a house of so many storeys, with a roof in the colour of the group; dark under a hazard. */
export function homes(x: number, y: number, side: number, many: number, colour: string, dark: boolean): string {
  const [a, b] = [x - side / 2, y - side / 2];
  const high = many * STOREY;
  const roof = poly(
    [P(a + side * 0.3, b + side * 0.3, high + 4), P(a + side * 0.7, b + side * 0.3, high + 4), P(a + side * 0.7, b + side * 0.7, high + 4), P(a + side * 0.3, b + side * 0.7, high + 4)],
    colour,
  );
  return marked("home", many, box(a, b, side, side, 0, high, HOMES, dark ? "var(--off)" : "var(--cw)", many) + roof);
}

export function works(x: number, y: number, side: number, many: number): string {
  const [a, b] = [x - side / 2, y - side / 2];
  const [ex, ey] = at(x, y, many * SHED + 2);
  return marked(
    "works",
    many,
    box(a, b, side, side, 0, many * SHED, WORKS, "#ffffff88", many) +
      `<path d="M${n(ex - 2.5)} ${n(ey + 3)}v-13h5v13z" fill="#b4553a"/><circle cx="${n(ex + 2)}" cy="${n(ey - 14)}" r="3.5" fill="#fff" opacity=".55"/>`,
  );
}

export function piece(word: string, x: number, y: number, colour: string): string {
  const [a, b] = at(x, y);
  return marked(word, 1, word === "tower" ? tower(x, y) : word === "skyscraper" ? skyscraper(x, y, colour) : (PIECES[word]?.(x, y, a, b) ?? ""));
}

/** What moves on a piece, in the layer over the picture: sails that turn, steam that rises, a light that warns. */
const MOVES: Record<string, Drawer> = {
  power_station: (_x, _y, a, b) => [0, 1].map((k) => `<circle class="puff" style="animation-delay:${-k * 2}s" cx="${n(a)}" cy="${n(b - 26)}" r="6" fill="#fff"/>`).join(""),
  wind_farm: (x, y) =>
    [-0.18, 0.18]
      .map((q) => {
        const [c, e] = at(x + q, y - q);
        return `<g transform="translate(${n(c)} ${n(e - 34)})"><path class="sails" d="M0 0 0-14M0 0 12 7M0 0-12 7" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></g>`;
      })
      .join(""),
  tower: (x, y) => `<circle class="twk" cx="${n(at(x, y)[0])}" cy="${n(at(x, y, 140)[1])}" r="4.5" fill="#ff8d80"/>`,
};
export const alive = (word: string, x: number, y: number): string => MOVES[word]?.(x, y, ...at(x, y)) ?? "";

/** A station beside the track. */
export function railroad(x: number, y: number): string {
  const [a, b] = at(x, y);
  return `<g data-piece="railroad"><g transform="translate(${n(a)} ${n(b - 4)})"><path d="M-9 4v-9q9-7 18 0v9z" fill="#fff" stroke="#14212a" stroke-width="1.4"/><path d="M-4-4v8M4-4v8M-5.5-1.5h11M-5.5 1.8h11" stroke="#14212a" stroke-width="1.3"/></g></g>`;
}
