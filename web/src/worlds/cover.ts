/** A position of each world for its cover: not a game, only a promise of one. The drawing is that of the table. */
import type { World } from "../wire";
import city from "./city/cover";
import here_and_now from "./here_and_now/cover";
import millionaire from "./millionaire/cover";
import type { Lot, Racer, Sight } from "./sight";
import tropical_tycoon from "./tropical_tycoon/cover";

const COLOURS = ["purple", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"];
const SITES = [
  [1, 3],
  [6, 8, 9],
  [11, 13, 14],
  [16, 18, 19],
  [21, 23, 24],
  [26, 27, 29],
  [31, 32, 34],
  [37, 39],
];
const NOTHING: World = { weather: "", ship: false, on_air: null, running: [], target: 0, press: "", blocks: 0, stock: {}, dodger: null, ends: null };
const NAMES = ["Ada", "Ben", "Cleo", "Dev"];

/** `box` is the part of the scene that is seen, `own` what stands where, and whose it is, `first` the colour of the first group. */
export type Cover = { box: string; own: Record<number, [owner: number, level?: number, ...stands: string[]]>; world: Partial<World>; cash: number[]; stars?: number[]; first?: string };

const COVERS: Record<string, Cover> = { here_and_now, city, tropical_tycoon, millionaire };

/** The part of the scene on a cover; empty: it has none. */
export const boxOf = (edition: string): string => COVERS[edition]?.box ?? "";

export function coverOf(edition: string): Sight {
  const { own, world, cash, stars, first }: Cover = COVERS[edition];
  const lots: (Lot | undefined)[] = Array.from({ length: 40 }, (_, number) => {
    const group = SITES.findIndex((spaces) => spaces.includes(number));
    const [owner, level = 0, ...stands] = own[number] ?? [-1];
    const colour = group < 0 ? "airport" : (!group && first) || COLOURS[group];
    return { number, name: "", letter: colour[0].toUpperCase(), colour: `var(--group-${colour})`, owner: owner < 0 ? null : owner, mortgaged: false, level, top: level === 5, stands };
  });
  const racers = NAMES.map((name, seat): Racer => ({ seat, name, cash: cash[seat], stars: stars?.[seat] ?? 0, alive: true }));
  return { lots, racers, world: { ...NOTHING, ...world }, lit: null, won: false, currency: "$" };
}
