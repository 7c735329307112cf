/** Figures of a game from its log, and the games that were finished on this device. */
import type { Told } from "../wire";

/** A place bought of the bank, what it cost, and the rent it brought whoever bought it. */
export type Deal = { seat: number; space: number; cost: number; rent: number };
export type Figures = { throws: number[]; average: number[]; doubles: number[]; rent: number[]; dearest: { seat: number; sum: number } | null; best: Deal | null };

/** Why money was paid, by its number in the rules (`For.RENT`): what is left of somebody bankrupt goes to the same owner, and is no rent. */
const RENT = 4;

export function figuresOf(told: Told[], seats: number): Figures {
  const zeros = (): number[] => Array<number>(seats).fill(0);
  const [throws, pips, doubles, rent] = [zeros(), zeros(), zeros(), zeros()];
  const deals: Deal[] = [];
  let dearest: Figures["dearest"] = null;
  let due: Told | null = null;
  let paid: Told | null = null;
  for (const one of told) {
    if (one.name === "ROLLED" && one.who >= 0) {
      throws[one.who]++;
      pips[one.who] += one.what + one.how;
      if (one.what === one.how) doubles[one.who]++;
    } else if (one.name === "RENT_DUE") {
      due = one;
    } else if (one.name === "DEED_TO") {
      // What a place cost was paid to the bank just before; given or traded, it was no purchase.
      if (paid && paid.who === one.who && one.how < 0) deals.push({ seat: one.who, space: one.what, cost: paid.money, rent: 0 });
    } else if (one.name === "PAID" && one.how === RENT && one.what >= 0) {
      rent[one.what] += one.money;
      if (!dearest || one.money > dearest.sum) dearest = { seat: one.what, sum: one.money };
      const place = due && one.who === due.who && one.what === due.how ? due.what : null;
      const deal = deals.findLast(({ space }) => space === place);
      if (deal?.seat === one.what) deal.rent += one.money;
      due = null;
    }
    paid = one.name === "PAID" && one.what < 0 ? one : null;
  }
  const best = deals.reduce<Deal | null>((most, deal) => (deal.rent && (!most || deal.rent - deal.cost > most.rent - most.cost) ? deal : most), null);
  return { throws, average: pips.map((sum, seat) => (throws[seat] ? sum / throws[seat] : 0)), doubles, rent, dearest, best };
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

export type Tally = { edition: string; played: number; won: number };

/** The games of this device, edition by edition. */
export function tallies(all: Game[]): Tally[] {
  const of = (edition: string): Game[] => all.filter((game) => game.edition === edition);
  return [...new Set(all.map(({ edition }) => edition))].map((edition) => ({ edition, played: of(edition).length, won: of(edition).filter(({ won }) => won).length }));
}
