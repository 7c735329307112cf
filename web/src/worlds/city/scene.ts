/** City: 22 districts in the order of the track around a park, seen from above; every block, piece and landmark where it stands. */
import { t } from "../../text";
import { dice, flag, looks, mix, n, pin, plain } from "../parts/draw";
import type { Draw, Frame, Grows, Lot, Rides, Sight } from "../sight";
import { ground } from "./ground";
import { at, P, poly, tree } from "./iso";
import { alive, homes, piece, railroad, works } from "./pieces";
import "./scene.css";

type Plot = [x: number, y: number, w: number, d: number];
const DEEP = 1.5;
const PLOTS: Record<number, Plot> = (() => {
  const found: Record<number, Plot> = { 1: [0, 0, DEEP, DEEP], 11: [5.5, 0, DEEP, DEEP], 21: [5.5, 5.5, DEEP, DEEP], 31: [0, 5.5, DEEP, DEEP] };
  [3, 6, 8, 9].forEach((space, k) => (found[space] = [DEEP + k, 0, 1, DEEP]));
  [13, 14, 16, 18, 19].forEach((space, k) => (found[space] = [5.5, DEEP + k * 0.8, DEEP, 0.8]));
  [23, 24, 26, 27, 29].forEach((space, k) => (found[space] = [5.5 - (k + 1) * 0.8, 5.5, 0.8, DEEP]));
  [32, 34, 37, 39].forEach((space, k) => (found[space] = [0, 5.5 - (k + 1), DEEP, 1]));
  return found;
})();
const HAZARDS = ["rubbish_dump", "power_station", "sewage_plant", "prison"];
const INSIDE = 0.07;
/** How high the picture reaches, unless a tower on a back street needs more. */
const TOP = 34;

const GROUND = ground();

const TREES: [number, number][] = [
  [2.1, 2.1],
  [2.5, 2.3],
  [2.2, 2.8],
  [2.9, 2.05],
  [4.2, 2.2],
  [4.7, 2.3],
  [4.9, 3.7],
  [4.3, 4.4],
  [4.8, 4.8],
  [3.9, 4.9],
  [2.7, 4.9],
  [2.2, 4.8],
  [2.9, 3.0],
  [4.1, 3.6],
];

/** The middles of as many cells as a district needs, in the order they are painted: from the back to the front. */
export function cells([x, y, w, d]: Plot, many: number): { at: [number, number][]; side: number } {
  const room = 0.12;
  const [wide, deep] = [w - 2 * room, d - 2 * room];
  let cols = Math.max(1, Math.round(Math.sqrt((many * wide) / deep)));
  let rows = Math.ceil(many / cols);
  if (rows * Math.ceil(many / rows) >= many && Math.ceil(many / rows) < cols) cols = Math.ceil(many / rows);
  rows = Math.ceil(many / cols);
  const found: [number, number][] = [];
  for (let i = 0; i < cols; i++) for (let j = 0; j < rows; j++) found.push([x + room + ((i + 0.5) * wide) / cols, y + room + ((j + 0.5) * deep) / rows]);
  found.sort((a, b) => a[0] + a[1] - b[0] - b[1]);
  return { at: found, side: Math.min(0.36, (wide / cols) * 0.82, (deep / rows) * 0.82) };
}

/** So many blocks in one stack, or in two where that would be too high. */
const stacks = (many: number): number[] => (many > 3 ? [Math.ceil(many / 2), Math.floor(many / 2)] : many ? [many] : []);

/** What stands on a district, and what of it moves. */
function standing(lot: Lot, plot: Plot): { drawn: string; moves: string } {
  const count = (word: string): number => lot.stands.filter((one) => one === word).length;
  const others = lot.stands.filter((one) => !["home", "works", "railroad"].includes(one));
  const dark = others.some((one) => HAZARDS.includes(one));
  // The tall ones stand at the back, the low ones in front, so that nothing hides another.
  const tall: string[] = others.filter((one) => one === "tower" || one === "skyscraper");
  const low = others.filter((one) => !tall.includes(one));
  type Thing = (x: number, y: number, side: number) => string;
  const things: Thing[] = [
    ...tall.map(
      (word): Thing =>
        (x, y) =>
          piece(word, x, y, lot.colour),
    ),
    ...stacks(count("home")).map(
      (many): Thing =>
        (x, y, side) =>
          homes(x, y, side, many, lot.colour, dark),
    ),
    ...stacks(count("works")).map(
      (many): Thing =>
        (x, y, side) =>
          works(x, y, side, many),
    ),
    ...low.map(
      (word): Thing =>
        (x, y) =>
          piece(word, x, y, lot.colour),
    ),
  ];
  if (!things.length) return { drawn: "", moves: "" };
  const { at: places, side } = cells(plot, Math.max(things.length, 2));
  const first = things.length - low.length;
  return {
    drawn: things.map((thing, k) => thing(...places[k], side)).join(""),
    moves: tall.map((word, k) => alive(word, ...places[k])).join("") + low.map((word, k) => alive(word, ...places[first + k])).join(""),
  };
}

/** Where the flag of a district stands: at the edge nothing is built before, on the outer road or beside the park. */
export function pole([x, y, w, d]: Plot): [number, number] {
  if (x < 5 && y < 1) return x < 1 ? [x + w - 0.25, y + d - 0.15] : [x + w * 0.82, y + d - 0.06];
  if (x < 1 && y < 5) return [x + w - 0.06, y + d * 0.18];
  return [x + w / 2 + (x > 5 ? w * 0.42 : x < 1 ? -0.6 : 0), y + d / 2 + (y > 5 ? d * 0.4 : 0)];
}

function district(lot: Lot, plot: Plot, sight: Sight): { ground: string; above: string; badge: string; moves: string; back: boolean; far: number } {
  const [x, y, w, d] = plot;
  const owned = lot.owner !== null;
  const lit = sight.lit === lot.number;
  const shape = [P(x + INSIDE, y + INSIDE), P(x + w - INSIDE, y + INSIDE), P(x + w - INSIDE, y + d - INSIDE), P(x + INSIDE, y + d - INSIDE)];
  const floor =
    poly(
      shape,
      owned ? mix(lot.colour, lot.mortgaged ? 26 : 62, "var(--grass)") : "var(--grass2)",
      `stroke="${lit ? "var(--glow)" : lot.colour}" stroke-width="${lit ? 4 : 2}" ${owned ? "" : 'stroke-dasharray="5 4"'} ${lit ? 'class="twk"' : ""}`,
    ) + (lot.mortgaged ? poly(shape, "url(#hatchc)") : "");
  const [lx, ly] = at(x < 1 && w > 1.2 && y > 1 ? x - 0.16 : x > 5 ? x + w + 0.16 : x + w / 2, y < 1 && x < 5.4 ? y - 0.16 : y > 5 ? y + d + 0.16 : y + d / 2);
  // What stands behind the houses of a back street is painted before them, what stands in front of a front street after.
  const [back, front] = [x < 5 && y < 5, x + y > 7.1];
  const badge = `<g transform="translate(${n(lx)} ${n(ly)})"><circle r="8" fill="var(--tile)" stroke="${lot.colour}" stroke-width="1.8"/><text class="lt" y="3.6" text-anchor="middle">${lot.letter}</text></g>`;
  const halt = lot.stands.includes("railroad") ? railroad(x < 1 ? x + w + 0.02 : x > 5 ? x - 0.02 : x + w / 2, y < 1 ? y + d + 0.02 : y > 5 ? y - 0.02 : y + d / 2) : "";
  const { drawn, moves } = standing(lot, plot);
  const above = (front ? halt : "") + drawn + (front ? "" : halt) + (owned ? flag(...at(...pole(plot)), lot.owner!) : "");
  return {
    ground: floor,
    above: `<g data-lot="${lot.number}"><title>${plain(lot.name)}</title>${lot.mortgaged ? '<g data-piece="mortgage"></g>' : ""}${above}</g>`,
    badge,
    moves,
    back,
    far: x + y + (w + d) / 2,
  };
}

function moving(sight: Sight, frame: Frame, pieces: string): string {
  const rails = sight.lots.filter((lot) => lot?.stands.includes("railroad")).length;
  const train =
    rails > 1
      ? [0, 1, 2]
          .map(
            (k) =>
              `<g class="wagon" style="animation-delay:${-k * 0.4 - 3}s"><rect x="-7" y="-9" width="14" height="9" rx="3" fill="${k ? "#e8eef1" : "#d8412f"}" stroke="#14212a"/><path d="M-4-6h8" stroke="#14212a" stroke-width="2" stroke-dasharray="2.5 1.5"/></g>`,
          )
          .join("")
      : "";
  const cars = (frame.phone ? ["#ffd166", "#e4572e"] : ["#ffd166", "#e4572e", "#fff", "#3fa7d6"])
    .map(
      (colour, k) =>
        `<rect class="car" x="-4" y="-3.5" width="8" height="4.5" rx="1.8" fill="${colour}" stroke="#1118" stroke-width=".7" style="animation-duration:${34 + k * 5}s;animation-delay:${-k * 11}s"/>`,
    )
    .join("");
  return `<path class="boat" d="M-8-2h16l-3 5h-10zM-1-2v-8l6 7z" fill="#fff" stroke="#14212a55" stroke-width=".6"/>${cars}${train}${pieces}`;
}

export const draw: Draw = (sight, frame) => {
  const luck = dice(31);
  const objects: [number, string][] = TREES.map(([x, y]) => [x + y, tree(x, y, 0.8 + 0.3 * luck())]);
  let floors = "";
  let moves = "";
  const badges = { back: "", front: "" };
  let top = TOP;
  let pinned = "";
  let over = 0;
  for (const [number, plot] of Object.entries(PLOTS)) {
    const lot = sight.lots[Number(number)];
    if (!lot) continue;
    const made = district(lot, plot, sight);
    floors += made.ground;
    moves += made.moves;
    badges[made.back ? "back" : "front"] += made.badge;
    objects.push([made.far, made.above]);
    const tall = lot.stands.includes("tower") ? 150 : lot.stands.includes("skyscraper") ? 105 : 0;
    if (tall) top = Math.min(top, at(plot[0] + 0.3, plot[1] + 0.3, tall)[1]);
    if (sight.lit === lot.number) {
      const high = Math.max(40, tall, ...stacks(lot.stands.filter((one) => one === "home").length).map((many) => many * 15 + 24));
      const [a, b] = at(plot[0] + plot[2] / 2, plot[1] + plot[3] / 2, high);
      over = Math.max(b, TOP + 26);
      pinned = pin(a, over, lot.name);
    }
  }
  objects.sort((a, b) => a[0] - b[0]);
  const all = sight.lots.flatMap((lot) => lot?.stands ?? []);
  return {
    painted: `<defs><pattern id="hatchc" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M-1 7 7-1" stroke="var(--ink)" stroke-opacity=".4" stroke-width="1.2"/></pattern></defs>${GROUND}<g data-part="floors">${floors}</g><g data-part="behind">${badges.back}</g>${objects.map(([, drawn]) => drawn).join("")}<g data-part="badges">${badges.front}</g><g data-part="pin">${pinned}</g>`,
    live: frame.still ? "" : moving(sight, frame, moves),
    says: t("world-city", { blocks: all.filter((one) => one === "home" || one === "works").length, rails: all.filter((one) => one === "railroad").length }),
    box: frame.phone ? `-18 ${n(top + 6)} 696 ${n(464 - top)}` : `-22 ${n(top)} 704 ${n(462 - top)}`,
    fit: frame.phone ? "xMidYMax meet" : "xMidYMid meet",
    least: frame.phone ? "10rem" : "19rem",
    look: pinned ? looks(over, top, 462 - top) : undefined,
  };
};

/** Hazards and bonus buildings are set down by a crane, towers rise floor by floor, and the first train runs when a station is there. */
export const grows: Grows = (word, { x, y, width, height }) => {
  if (word === "skyscraper" || word === "tower") return { from: "scaleY(0.1)", ms: 1600, easing: "steps(9)" };
  if (["", "home", "works", "railroad", "stadium"].includes(word)) return null;
  const [middle, high] = [x + width / 2, Math.min(y, y + height - 30) - 62];
  const crane = `<path d="M${n(x + width + 12)} ${n(y + height)}V${n(high - 8)}M${n(x + width + 24)} ${n(high)}H${n(middle - 10)}M${n(x + width + 12)} ${n(high - 8)}L${n(middle - 6)} ${n(high)}M${n(x + width + 12)} ${n(high - 8)}L${n(x + width + 24)} ${n(high)}" fill="none" stroke="#c77700" stroke-width="3" stroke-linejoin="round"/><path d="M${n(x + width + 19)} ${n(high)}h8v9h-8z" fill="#5b6e78"/>`;
  return {
    from: "translateY(-58px)",
    ms: 800,
    easing: "cubic-bezier(.5,0,.4,1)",
    over: `<g>${crane}<path class="cable" d="M${n(middle)} ${n(high)}V${n(y - 2)}" stroke="#2a3238" stroke-width="1.6"/></g>`,
  };
};

/** Where the railway passes a district, in hundredths of its loop. */
function station(space: number): number | null {
  const plot = PLOTS[space];
  if (!plot) return null;
  const [x, y] = [plot[0] + plot[2] / 2, plot[1] + plot[3] / 2];
  const along = (value: number): number => 25 * Math.min(1, Math.max(0, (value - 1.64) / 3.72));
  if (y < 1.5 && x <= 5.5) return along(x);
  if (x > 5.5 && y <= 5.5) return 25 + along(y);
  if (y > 5.5) return 50 + 25 - along(x);
  return 75 + 25 - along(y);
}

/** The train takes the shorter way round. */
export const rides: Rides = (from, to) => {
  const [begin, far] = [station(from), station(to)];
  if (begin === null || far === null) return null;
  const ahead = (far - begin + 100) % 100;
  const wagon = (x: number, colour: string): string =>
    `<rect x="${x}" y="-11" width="22" height="11" rx="3.5" fill="${colour}" stroke="#14212a" stroke-width="1.2"/><path d="M${x + 4}-7h14" stroke="#14212a" stroke-width="2.6" stroke-dasharray="3 2"/>`;
  return { begin, end: ahead <= 50 ? begin + ahead : begin + ahead - 100, drawn: wagon(-34, "#e8eef1") + wagon(-11, "#d8412f") + wagon(12, "#e8eef1") };
};
