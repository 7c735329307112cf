/** Everything that can happen at a table: how it is shown, for how long, and what it sounds like. One row for each name the
 *  rules know: a new event without a row does not pass the type checker. */
import type { Sound } from "../sound/table";
import type { EventName, Told } from "../wire";

/** `nothing` leaves the question as it is; `line` is a sentence on the stage; every other word is a picture of its own. */
export type Shows =
  | "nothing"
  | "line"
  | "turn"
  | "dice"
  | "walk"
  | "money"
  | "deed"
  | "card"
  | "fortune"
  | "build"
  | "hammer"
  | "bid"
  | "stamp"
  | "reveal"
  | "paper"
  | "answer"
  | "bars"
  | "ride"
  | "wheel"
  | "fall"
  | "tv"
  | "outcome"
  | "lamps"
  | "sky"
  | "star"
  | "finale";
/** Whose ears a sound is for: everybody's, or only those it concerns. */
export type Row = {
  shows: Shows;
  /** Milliseconds at normal pace; a slow one doubles it, a fast one halves it, and without motion it is nothing. */
  ms: number;
  sound?: Sound;
  /** For whom the sound is, where not for all: who did it, or whom it was done to. */
  ears?: "mine";
  /** What is seen where nothing may move: a sentence to be read, or only how things stand now. */
  still: "sentence" | "state";
};

const row = (shows: Shows, ms: number, sound?: Sound, still: Row["still"] = "state", ears?: "mine"): Row => ({ shows, ms, sound, still, ears });
const quiet = row("nothing", 0);
const said = (ms = 500, sound?: Sound): Row => row("line", ms, sound, "sentence");

export const EVENTS: Record<EventName, Row> = {
  BEGAN: said(300),
  TURN: row("turn", 250, "turn", "state", "mine"),
  ROLLED: row("dice", 900, "dice"),
  MOVED: row("walk", 160, "hop"),
  PAID: row("money", 450),
  DEED_TO: row("deed", 700, "card"),
  DREW: row("card", 1500, "card", "sentence"),
  CARD_TO: row("line", 400, undefined, "sentence"),
  JAILED: row("bars", 600, "jail", "sentence"),
  FREED: row("bars", 400, "card", "sentence"),
  BUILT: row("build", 700, "build"),
  SOLD: row("build", 500, "pay"),
  MORTGAGED: row("build", 400, "pay"),
  REDEEMED: row("build", 400, "cash"),
  OFFERED: row("paper", 1600, "turn", "sentence"),
  ANSWERED: row("answer", 600, undefined, "sentence"),
  AUCTIONED: row("hammer", 300, "gavel", "sentence"),
  BID: row("bid", 0, "tick"),
  PASSED: row("bid", 0),
  CLOSED_HAND: row("bid", 0, "tick"),
  BIDS_OPENED: row("reveal", 1200, "gavel", "sentence"),
  NO_SALE: row("stamp", 700, "gavel", "sentence"),
  RENT_DUE: said(350),
  RENT_OPEN: said(300),
  RENT_LOST: said(300),
  SHORT_OF_MONEY: said(400, "no"),
  BANKRUPT: row("fall", 1200, "pay", "sentence"),
  SHORTAGE: said(400),
  WANTED: quiet,
  LAST_SECONDS: row("nothing", 0, "last5"),
  OVER: said(400),
  WON: row("finale", 600, "win", "sentence"),
  CONTEST_ROLL: said(500, "dice"),
  DEALT: row("deed", 250, "card"),
  LAPSED: said(300),
  SET_OFF: said(500, "cash"),
  COUNTED: said(500, "tick"),
  STALLED: said(600),
  LIMIT_SET: said(500),
  CORRECTED: said(500),
  CARD_SAID: row("card", 1500, "card", "sentence"),
  // City
  PRESSED: row("lamps", 1200, "lamp"),
  BLOCK: row("build", 700, "build"),
  LANDMARK: row("build", 1600, "build"),
  PLACED: row("build", 800, "build"),
  CLEARED: row("build", 500, "pay"),
  RAILROAD_BUILT: row("build", 900, "rail"),
  JUMPED: row("ride", 1600, "rail", "sentence"),
  DODGE_TAKEN: said(500, "card"),
  DODGED: said(700, "star"),
  TAX_DODGED: said(700, "star"),
  TAXI: said(500),
  QUAKE: said(800, "thunder"),
  BEEP: row("nothing", 0, "tick"),
  HOUR_WANTED: said(300),
  HOUR_ADDED: said(500, "star"),
  DODGE_BACK: said(300),
  // Tropical Tycoon
  JOB: said(250),
  TOKENS: said(350, "star"),
  SCENE: row("tv", 1800, "news", "sentence"),
  CHOSE: row("outcome", 700, "card", "sentence"),
  RESULT: row("outcome", 2000, undefined, "sentence"),
  WEATHER: row("sky", 600, "thunder"),
  SHIP: row("sky", 800, "horn"),
  OFF_AIR: said(400),
  DEVELOPED: row("build", 900, "build"),
  CASINO_ROLL: row("wheel", 1500, "wheel", "sentence"),
  PERK_OPEN: quiet,
  PERK_LOST: quiet,
  SPARED: said(500),
  STOP_ASKED: said(400, "turn"),
  STOP_ANSWERED: said(300),
  RENT_PART: quiet,
  FORTUNE_COUNTED: said(500, "tick"),
  UNEVEN_NOW: said(300),
  // Millionaire
  TOOK_FORTUNE: row("fortune", 900, "card"),
  READ_FORTUNE: row("fortune", 1400, undefined, "sentence"),
  KEPT_FORTUNE: said(400),
  USED_FORTUNE: row("card", 1500, "star", "sentence"),
  LOST_FORTUNE: row("card", 900, "card", "sentence"),
  SHOWED_FORTUNE: row("card", 1200, "star", "sentence"),
  INHERITED_FORTUNE: row("fortune", 900, "card", "sentence"),
  LEVEL: row("star", 800, "star", "sentence"),
  CARD_ROLL: said(700, "dice"),
  RENT_WAIVED: said(500, "star"),
};

export const rowOf = (told: Told): Row => EVENTS[told.name] ?? quiet;

/** Of somebody else's doing: is it only looked at, and no money of those at this screen? */
export const hasty = (told: Told, mine: number[]): boolean => rowOf(told).still === "state" && !(told.name === "PAID" && mine.includes(told.what));

/** What nobody should miss, however far behind the stage is: all that has a picture and a sentence of its own. */
export const weighs = (told: Told): boolean => told.name === "DEED_TO" || (rowOf(told).still === "sentence" && rowOf(told).shows !== "line");

/** Is this paid for the deed or the building that comes next? Then that tells it. */
export const buys = (told: Told, next?: Told): boolean => told.name === "PAID" && told.what < 0 && !!next && next.who === told.who && (next.name === "DEED_TO" || builds(next));

/** At the fastest pace only what nobody may miss is heard. */
const ALWAYS: Sound[] = ["turn", "last5", "gavel", "win"];
/** Storms are heard, sunshine is not. */
const STORM = 3;

/** The sound of an event for whoever is at this screen; null: none. */
export function soundOf(told: Told, mine: number[], fastest: boolean): Sound | null {
  const { sound, ears } = rowOf(told);
  let heard: Sound | null = sound ?? null;
  if (told.name === "PAID") heard = mine.includes(told.what) ? "cash" : mine.includes(told.who) ? "pay" : null;
  else if (told.name === "ANSWERED") heard = told.what ? "cash" : "no";
  else if (told.name === "WEATHER" && told.what < STORM) heard = null;
  else if (told.name === "SHIP" && !told.what) heard = null;
  else if (ears === "mine" && !mine.includes(told.who)) heard = null;
  return heard && (!fastest || ALWAYS.includes(heard)) ? heard : null;
}

/** One builder's purchases in a row are told as one. */
const BUYS: EventName[] = ["BUILT", "BLOCK", "DEVELOPED"];
export const builds = (told: Told): boolean => BUYS.includes(told.name);

/** Belongs this to what a builder has begun to buy? Another building, and what one costs: paid before it, or told with its price. */
export const goesOn = (before: Told, told: Told, next?: Told): boolean =>
  told.who === before.who && (builds(told) || (buys(told, next) && builds(next!)) || (builds(before) && told.name === "PAID" && told.what < 0 && told.money === before.money));

/** A line of the log: one event, or all a builder bought in a row. */
export type Line = { told: Told; more: Told[] };

export function lines(log: Told[]): Line[] {
  const found: Line[] = [];
  let building = false;
  log.forEach((told, i) => {
    const last = found.at(-1);
    const next = log[i + 1];
    if (building && last && goesOn(last.more.at(-1) ?? last.told, told, next)) return void last.more.push(told);
    building = builds(told) || (buys(told, next) && builds(next));
    found.push({ told, more: [] });
  });
  return found;
}
