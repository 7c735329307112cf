/** The Trading Unit as plain data: what it shows follows from this and the time. Every act gives a new state. */
import { CITY, type Preset } from "../lib/data";

export type Kind = "auction" | "deal";
/** `closed`: milliseconds that were left when it was closed by hand. */
export type Light = { kind: Kind; endsAt: number; closed: number | null; closedAt: number };
/** `left`: milliseconds, while it is paused. */
export type Hour = { endsAt: number; left: number | null };
export type Odds = { preset: Preset | "own"; own: number[] };
export type Line = { at: number; what: string; a: number; b: number; who: string };
export type Plot = { owner: number; homes: number; works: number; hazard: number; bonus: number; rail: boolean; stadium: boolean; skyscraper: boolean; tower: boolean; mortgaged: boolean };
export type CityState = {
  light: Light | null;
  hour: Hour | null;
  odds: Odds;
  presses: number;
  log: Line[];
  measured: number[];
  players: string[];
  cash: number[];
  plots: Plot[];
};

export const FACES = 4;
export const RAIL = 3;
const LINES = 500;

const barePlot = (): Plot => ({ owner: -1, homes: 0, works: 0, hazard: -1, bonus: -1, rail: false, stadium: false, skyscraper: false, tower: false, mortgaged: false });

export const freshCity = (): CityState => ({
  light: null, hour: null, odds: { preset: "quarters", own: [1, 1, 1, 1] }, presses: 0, log: [], measured: [],
  players: [], cash: [], plots: CITY.districts.map(barePlot),
});

export const weights = (odds: Odds): number[] => (odds.preset === "own" ? odds.own : CITY.odds[odds.preset]);

const noted = (city: CityState, at: number, what: string, a = 0, b = 0, who = ""): CityState =>
  ({ ...city, log: [...city.log, { at, what, a, b, who }].slice(-LINES) });

// ------------------------------------------------------------------------------------------------------------ the light
export type Shown = "dark" | "on" | "last" | "off" | "closed";

/** What the light does now; it needs nobody to tell it. */
export function shown(light: Light | null, now: number): Shown {
  if (!light) return "dark";
  if (light.closed !== null) return "closed";
  const left = light.endsAt - now;
  return left <= 0 ? "off" : left <= CITY.warning_ms ? "last" : "on";
}

export const isOn = (light: Light | null, now: number): boolean => ["on", "last"].includes(shown(light, now));
export const seconds = (light: Light | null, now: number): number =>
  light ? Math.max(0, Math.ceil((light.closed ?? light.endsAt - now) / 1000)) : CITY.auction_ms / 1000;

/** Pressing the light while it is on does nothing. The first press of an evening switches the unit on. */
export function press(city: CityState, kind: Kind, now: number): CityState {
  if (isOn(city.light, now)) return city;
  return noted({ ...switchedOn(city, now), light: { kind, endsAt: now + CITY.auction_ms, closed: null, closedAt: 0 } }, now, kind);
}

export function rename(city: CityState, kind: Kind): CityState {
  return city.light ? { ...city, light: { ...city.light, kind } } : city;
}

/** "Up to 50 seconds": an auction may be over sooner. */
export function close(city: CityState, now: number): CityState {
  if (!city.light || !isOn(city.light, now)) return city;
  return noted({ ...city, light: { ...city.light, closed: city.light.endsAt - now, closedAt: now } }, now, "closed", city.light.endsAt - now);
}

export function reopen(city: CityState, now: number): CityState {
  if (!city.light || city.light.closed === null) return city;
  return noted({ ...city, light: { ...city.light, endsAt: now + city.light.closed, closed: null, closedAt: 0 } }, now, "reopened");
}

export function putAway(city: CityState, who: string, sum: number, now: number): CityState {
  if (!city.light) return city;
  const away = { ...city, light: null };
  return who || sum ? noted(away, now, "sold", sum, 0, who) : away;
}

// ------------------------------------------------------------------------------------------------------- the Build button
export function build(city: CityState, face: number, now: number): CityState {
  const presses = city.presses + 1;
  return noted({ ...switchedOn(city, now), presses }, now, "build", face, presses);
}

export const presses = (city: CityState): Line[] => city.log.filter((line) => line.what === "build");

// -------------------------------------------------------------------------------------------------------------- the hour
const switchedOn = (city: CityState, now: number): CityState => (city.hour ? city : startHour(city, now));

export const startHour = (city: CityState, now: number): CityState =>
  noted({ ...city, hour: { endsAt: now + CITY.hour_ms, left: null } }, now, "hour");

export const hourLeft = (hour: Hour, now: number): number => Math.max(0, hour.left ?? hour.endsAt - now);

export function pause(city: CityState, now: number): CityState {
  const { hour } = city;
  return hour && hour.left === null && hour.endsAt > now ? noted({ ...city, hour: { ...hour, left: hour.endsAt - now } }, now, "pause") : city;
}

export function goOn(city: CityState, now: number): CityState {
  const { hour } = city;
  return hour && hour.left !== null ? noted({ ...city, hour: { endsAt: now + hour.left, left: null } }, now, "go-on") : city;
}

export const switchOff = (city: CityState, now: number): CityState => (city.hour ? noted({ ...city, hour: null }, now, "switch-off") : city);

// -------------------------------------------------------------------------------------------------------------- the odds
export const setOdds = (city: CityState, odds: Odds): CityState => ({ ...city, odds });

export function ownWeight(city: CityState, face: number, weight: number): CityState {
  const own = city.odds.own.map((one, n) => (n === face ? Math.min(Math.max(Math.round(weight) || 0, 0), 99) : one));
  return own.some((one) => one > 0) ? { ...city, odds: { preset: "own", own } } : city;
}

export const measure = (city: CityState, face: number): CityState => ({ ...city, measured: [...city.measured, face] });

/** How often each face was seen, in per cent, with the half width of its 95 % interval (Wilson). */
export function measuredOdds(faces: number[]): { count: number; share: number; give: number }[] {
  const n = faces.length;
  return Array.from({ length: FACES }, (_, face) => {
    const count = faces.filter((one) => one === face).length;
    const p = n ? count / n : 0;
    const z = 1.96;
    const give = n ? (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n)) : 0;
    return { count, share: p, give };
  });
}
