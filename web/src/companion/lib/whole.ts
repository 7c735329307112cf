/** Is what was kept, or came from elsewhere, of the make these screens can show? What is not would break them for good. */
import { MOST } from "../bank/ledger";
import { FACES } from "../city/unit";
import { BOXES, CITY, ISLAND } from "./data";

type Is = (found: unknown) => boolean;
/** Larger than any sum and any time of day. */
const LARGEST = 1e15;

const number: Is = (found) => typeof found === "number" && Math.abs(found) <= LARGEST;
const text: Is = (found) => typeof found === "string";
const yes: Is = (found) => typeof found === "boolean";
const among = (low: number, high: number): Is => (found) => Number.isInteger(found) && (found as number) >= low && (found as number) <= high;
const word = (...known: string[]): Is => (found) => known.includes(found as string);
const list = (one: Is): Is => (found) => Array.isArray(found) && found.every(one);
const maybe = (one: Is): Is => (found) => found === null || one(found);
const plain = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null && !Array.isArray(found);
const all = (fields: Record<string, Is>): Is => (found) => plain(found) && Object.entries(fields).every(([key, is]) => is(found[key]));
/** A whole box: what came with a later version may be missing, and is filled in. */
const box = (fields: Record<string, Is>): Is => (found) => plain(found) && Object.entries(fields).every(([key, is]) => found[key] === undefined || is(found[key]));

const line = all({ at: number, what: text, a: number, b: number, who: text });
const plot = all({
  owner: number, homes: among(0, CITY.block_limit), works: among(0, CITY.block_limit), hazard: among(-1, CITY.hazards.length - 1), bonus: among(-1, CITY.bonuses.length - 1),
  rail: yes, stadium: yes, skyscraper: yes, tower: yes, mortgaged: yes,
});
const city = box({
  light: maybe(all({ kind: word("auction", "deal"), endsAt: number, closed: maybe(number), closedAt: number })),
  hour: maybe(all({ endsAt: number, left: maybe(number) })),
  odds: all({ preset: word("own", ...Object.keys(CITY.odds)), own: (found) => list(among(0, LARGEST))(found) && (found as number[]).length === FACES && (found as number[]).some((one) => one > 0) }),
  presses: number, log: list(line), measured: list(among(0, FACES - 1)), players: list(text), cash: list(number),
  plots: (found) => list(plot)(found) && (found as unknown[]).length === CITY.districts.length,
});

const show: Is = (found) => {
  if (!all({ scene: text, you: number, chooser: number, choice: number, result: number })(found)) return false;
  const { scene, choice, result } = found as { scene: string; choice: number; result: number };
  const choices = ISLAND.scenes.find((one) => one.id === scene)?.choices;
  return !!choices && among(-1, choices.length - 1)(choice) && among(-1, (choices[choice]?.results.length ?? 0) - 1)(result);
};
const island = box({
  players: list(all({ name: text, job: among(0, ISLAND.jobs.length - 1), gone: yes })), first: number, open: yes,
  seen: all({ chance: list(text), chest: list(text) }), last: all({ chance: text, chest: text }),
  told: list(all({ story: word(...ISLAND.stories.map((one) => one.id)), part: word("", ...ISLAND.scenes.map((one) => one.id)), hero: number })),
  sky: among(0, ISLAND.weathers.length - 1), ship: among(0, 1), show: maybe(show), shown: number, times: number,
  deeds: list(all({ name: text, sum: number })), places: list(text), artist: text, rate: among(1, LARGEST),
  estates: list(all({ tokens: number, cash: number, printed: number, broke: yes })), log: list(line),
});

const ledger: Is = (found) => {
  const players = ((found as { players?: unknown[] }).players ?? []).length;
  const seat = among(-1, players - 1);
  const entries = (found as { entries?: { n: number }[] }).entries ?? [];
  return players <= MOST && list(all({ n: number, at: number, from: seat, to: seat, sum: among(1, LARGEST), why: text, reverses: number }))(entries) && entries.every((one, k) => one.n === k + 1);
};
const bank: Is = (found) => box({ box: word("", "own", ...BOXES.map((one) => one.key)), players: list(text), entries: list(plain), go: number, stadiums: among(0, CITY.stadiums), log: list(line) })(found) && ledger(found);

export const WHOLE = { city, island, bank };
const steps = list(all({ at: number, patch: list((found) => Array.isArray(found) && list((key) => text(key) || number(key))(found[0])) }));
/** The ways back and forth; without any there is none. */
export const isPast: Is = (found) => found === undefined || box({ city: steps, island: steps, bank: steps })(found);
