/** What the Island Channel remembers: who has which job, what was shown, how far stories have come, the sky and the ship. */
import { ISLAND } from "../lib/data";

export type Player = { name: string; job: number; gone: boolean };
/** A story that has begun: the part it goes on with (empty: it is over), and who made its first choice (-1: nobody yet; -2: somebody without a name). */
export type Told = { story: string; part: string; hero: number };
/** What is on the screen. `you`: who landed or rolled, -1 where nobody was asked. `choice` and `result`: -1 until known. */
export type Show = { scene: string; you: number; chooser: number; choice: number; result: number };
/** A property as its own deed has it: the owner's name for it, and its rent with three beach houses. */
export type Deed = { name: string; sum: number };
export type Line = { at: number; what: string; a: number; b: number; who: string };
export type Estate = { tokens: number; cash: number; printed: number; broke: boolean };
export type IslandState = {
  players: Player[];
  first: number;
  /** Set up, or begun without: then nobody has a name. */
  open: boolean;
  seen: { chance: string[]; chest: string[] };
  last: { chance: string; chest: string };
  told: Told[];
  sky: number;
  ship: number;
  show: Show | null;
  /** Programmes shown this evening; the sums of the channel may grow with the evening. */
  shown: number;
  /** How many times the printed sums; 0: as the evening goes. */
  times: number;
  deeds: Deed[];
  /** What the spaces of the owner's board are called, once somebody has typed it. */
  places: string[];
  artist: string;
  rate: number;
  estates: Estate[];
  log: Line[];
};

const SPACES = 40;
const LINES = 300;

export const freshIsland = (): IslandState => ({
  players: [], first: -1, open: false, seen: { chance: [], chest: [] }, last: { chance: "", chest: "" }, told: [],
  sky: ISLAND.first_weather, ship: ISLAND.first_ship, show: null, shown: 0, times: 0, deeds: [], places: Array(SPACES).fill(""),
  artist: "", rate: ISLAND.fortune_cash, estates: [], log: [],
});

export const noted = (state: IslandState, at: number, what: string, who = "", a = 0, b = 0): IslandState =>
  ({ ...state, log: [...state.log, { at, what, a, b, who }].slice(-LINES) });

/** Who has this job, or -1. */
export const inOffice = (state: IslandState, job: number): number => state.players.findIndex((one) => one.job === job && !one.gone);

/** A deed's own figure, asked once and kept. */
export function keepDeed(state: IslandState, name: string, sum: number): IslandState {
  const found = state.deeds.findIndex((one) => one.name === name);
  return { ...state, deeds: found < 0 ? [...state.deeds, { name, sum }] : state.deeds.map((one, n) => (n === found ? { name, sum } : one)) };
}

/** Stories told to their end stay told while enough are left for an evening; then all may come again. */
const ENOUGH = 6;

export function newEvening(state: IslandState, keepSeen: boolean): IslandState {
  const fresh = freshIsland();
  const kept = { ...fresh, deeds: state.deeds, places: state.places, artist: state.artist, rate: state.rate };
  if (!keepSeen) return kept;
  const over = state.told.filter((one) => one.part === "" && !ISLAND.stories.find((story) => story.id === one.story)?.last);
  return { ...kept, seen: state.seen, last: state.last, told: ISLAND.stories.length - 1 - over.length >= ENOUGH ? over : [] };
}
