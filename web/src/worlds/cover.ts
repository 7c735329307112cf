/** A position of each world for its cover: not a game, only a promise of one. The drawing is that of the table. */
import type { World } from "../wire";
import type { Lot, Racer, Sight } from "./sight";

const COLOURS = ["purple", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"];
const BROWN = ["brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"];
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

type Own = Record<number, [owner: number, level?: number, ...stands: string[]]>;

const many = (word: string, count: number): string[] => Array<string>(count).fill(word);
const city = (owner: number, homes: number, works: number, ...others: string[]): Own[number] => [owner, 0, ...many("home", homes), ...many("works", works), ...others];

const POSITIONS: Record<string, { own: Own; world: Partial<World>; cash: number[]; stars?: number[] }> = {
  here_and_now: {
    own: {
      3: [0],
      5: [3],
      6: [3, 5],
      8: [3, 5],
      9: [3, 5],
      11: [3, 2],
      12: [1],
      13: [3, 2],
      14: [3, 2],
      16: [0],
      18: [0],
      21: [1],
      23: [0],
      24: [1],
      25: [1],
      26: [1],
      28: [1],
      31: [3],
      32: [0, 1],
      34: [2, 2],
      37: [2, 3],
      39: [2, 4],
    },
    world: {},
    cash: [3, 4, 1, 4],
  },
  city: {
    own: {
      1: city(1, 1, 1, "rubbish_dump"),
      3: city(1, 2, 0),
      6: city(1, 6, 2, "railroad"),
      9: city(1, 2, 0),
      11: city(0, 3, 0, "school"),
      13: city(2, 0, 0, "railroad"),
      14: city(2, 2, 1),
      16: city(1, 6, 2, "skyscraper"),
      18: city(1, 5, 3, "railroad"),
      19: city(1, 8, 0, "park"),
      21: city(0, 5, 2, "tower"),
      23: city(0, 6, 0, "water_tower"),
      24: city(0, 7, 0),
      26: city(0, 3, 0, "stadium"),
      27: city(0, 4, 2, "railroad"),
      29: city(0, 1, 0),
      31: city(3, 2, 2),
      32: city(3, 0, 3, "power_station"),
      34: city(3, 2, 0, "wind_farm"),
      37: city(3, 3, 0, "prison"),
    },
    world: {},
    cash: [26, 8, 4, 11],
  },
  tropical_tycoon: {
    own: {
      1: [1],
      3: [3],
      5: [0],
      6: [2, 2],
      8: [2, 3],
      9: [2, 0, "restaurant"],
      11: [1, 5],
      13: [1, 4],
      14: [1, 0, "casino"],
      16: [0, 1],
      18: [0, 1],
      19: [0, 0, "park"],
      21: [3],
      24: [3],
      26: [2],
      27: [2],
      29: [0],
      31: [3, 3],
      32: [3, 0, "casino"],
      34: [3, 3],
      37: [0],
      39: [0],
    },
    world: { weather: "sunny", ship: true },
    cash: [4, 3, 2, 2],
  },
  millionaire: {
    own: Object.fromEntries([10, 11, 12, 15, 19, 23, 25, 28].map((space) => [space, [-1, 0, "fortune"]])) as Own,
    world: { target: 1_000_000 },
    cash: [642_000, 247_000, 812_000, 112_000],
    stars: [3, 1, 5, 1],
  },
};

export function coverOf(edition: string): Sight {
  const { own, world, cash, stars } = POSITIONS[edition];
  const lots: (Lot | undefined)[] = Array.from({ length: 40 }, (_, number) => {
    const group = SITES.findIndex((spaces) => spaces.includes(number));
    const [owner, level = 0, ...stands] = own[number] ?? [-1];
    const colour = group < 0 ? "airport" : (edition === "city" ? BROWN : COLOURS)[group];
    return { number, name: "", letter: colour[0].toUpperCase(), colour: `var(--group-${colour})`, owner: owner < 0 ? null : owner, mortgaged: false, level, top: level === 5, stands };
  });
  const racers = NAMES.map((name, seat): Racer => ({ seat, name, cash: cash[seat], stars: stars?.[seat] ?? 0, alive: true }));
  return { lots, racers, world: { ...NOTHING, ...world }, lit: null, won: false, currency: "$" };
}
