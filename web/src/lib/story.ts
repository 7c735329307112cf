/** The story of a game, told again: who stood where and had what by its log, and the board as the server remembers it. */
import type { Changed, SpaceShown, Told } from "../wire";

export type Moment = { at: number[]; cash: number[]; jailed: boolean[]; out: boolean[]; turn: number; text: string; name: Told["name"] | ""; seq: number; round: number };
/** The table in a moment of the story. */
export type Past = { spaces: SpaceShown[]; cash: number[]; jailed: boolean[]; out: boolean[]; turn: number };

/** `cash` is what everybody has in the end: what they began with is that less all that came and went. */
export function moments(told: Told[], cash: number[], jail: number): Moment[] {
  const seats = cash.length;
  let now: Moment = { at: Array(seats).fill(0), cash: Array(seats).fill(0), jailed: Array(seats).fill(false), out: Array(seats).fill(false), turn: -1, text: "", name: "", seq: 0, round: 0 };
  const all: Moment[] = [];
  for (const one of told) {
    now = after(now, one, jail);
    if (one.text) all.push(now);
  }
  const start = cash.map((sum, seat) => sum - now.cash[seat]);
  return all.map((moment) => ({ ...moment, cash: moment.cash.map((sum, seat) => sum + start[seat]) }));
}

function after(before: Moment, one: Told, jail: number): Moment {
  const now = { ...before, text: one.text, name: one.name, seq: one.seq };
  const set = <T>(list: T[], seat: number, value: T): T[] => list.map((old, i) => (i === seat ? value : old));
  switch (one.name) {
    case "TURN":
      [now.turn, now.round] = [one.who, one.what];
      break;
    case "MOVED":
      [now.at, now.jailed] = [set(now.at, one.who, one.what), set(now.jailed, one.who, false)];
      break;
    case "JAILED":
      [now.at, now.jailed] = [set(now.at, one.who, jail), set(now.jailed, one.who, true)];
      break;
    case "FREED":
      now.jailed = set(now.jailed, one.who, false);
      break;
    case "BANKRUPT":
      now.out = set(now.out, one.who, true);
      break;
    case "PAID":
      if (one.who >= 0) now.cash = set(now.cash, one.who, now.cash[one.who] - one.money);
      if (one.what >= 0) now.cash = set(now.cash, one.what, now.cash[one.what] + one.money);
      break;
  }
  return now;
}

/** The whole board after each change. */
export function boards(changes: Changed[]): Changed[] {
  let spaces: SpaceShown[] = [];
  return changes.map((one) => {
    spaces = [...spaces];
    for (const space of one.spaces) spaces[space.number] = space;
    return { seq: one.seq, spaces };
  });
}

/** Where the film of what happened since this seat's last turn begins: behind the last moment of that turn. */
export function since(all: Moment[], seat: number): number {
  let at = all.length - 1;
  while (at > 0 && all[at].turn === seat) at--;
  while (at > 0 && all[at].turn !== seat) at--;
  return Math.min(all.length - 1, at + 1);
}

/** A curve of every player's cash, at most so many points. */
export function curves(all: Moment[], seats: number, points = 240): { lines: string[]; top: number } {
  const step = Math.max(1, Math.floor(all.length / points));
  const picked = all.filter((_, i) => i % step === 0 || i === all.length - 1);
  const top = Math.max(1, ...picked.flatMap((moment) => moment.cash));
  const line = (seat: number) => picked.map((moment, i) => `${i ? "L" : "M"}${((100 * i) / Math.max(1, picked.length - 1)).toFixed(2)} ${(40 - (40 * moment.cash[seat]) / top).toFixed(2)}`).join("");
  return { lines: Array.from({ length: seats }, (_, seat) => line(seat)), top };
}
