/** Figures of a game from its log, and the games that were finished on this device. */
import type { Told } from "../wire";

export type Figures = { throws: number[]; average: number[]; doubles: number[]; rent: number[]; best: { seat: number; sum: number } | null };

export function figuresOf(told: Told[], seats: number): Figures {
  const zeros = (): number[] => Array<number>(seats).fill(0);
  const [throws, pips, doubles, rent] = [zeros(), zeros(), zeros(), zeros()];
  let best: Figures["best"] = null;
  for (const one of told) {
    if (one.name === "ROLLED" && one.who >= 0) {
      throws[one.who]++;
      pips[one.who] += one.what + one.how;
      if (one.what === one.how) doubles[one.who]++;
    } else if (one.name === "PAID" && one.who >= 0 && one.what >= 0) {
      rent[one.what] += one.money;
      if (!best || one.money > best.sum) best = { seat: one.what, sum: one.money };
    }
  }
  return { throws, average: pips.map((sum, seat) => (throws[seat] ? sum / throws[seat] : 0)), doubles, rent, best };
}

export type Game = { room: string; edition: string; won: boolean; at: number };
const KEY = "passgo.games";
const MOST = 500;

export function games(): Game[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Game[];
  } catch {
    return [];
  }
}

/** A game is counted once. */
export function finished(room: string, edition: string, won: boolean): void {
  const all = games();
  if (all.some((game) => game.room === room)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all, { room, edition, won, at: Date.now() }].slice(-MOST)));
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}
