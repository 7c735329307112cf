/** What one can ask the minds of the server; it answers only where the table allows it, and says so where not. */
import { ask, Trouble } from "../lib/api";
import type { Room } from "../lib/room.svelte";
import { language } from "../text";
import type { DealShown, HintShown, Lobby, OddsShown, ReviewShown, TableWish, WorthShown } from "../wire";

const path = (room: string, what: string): string => `rooms/${encodeURIComponent(room)}/${what}`;

export const minds = {
  allow: (room: string, host: string, wish: TableWish) => ask<Lobby>(path(room, "table"), wish, host),
  hint: (room: string, token: string) => ask<HintShown>(path(room, "hint"), {}, token),
  /** An offer as it would be sent; nothing: the one on the table. */
  worth: (room: string, token: string, action: string) => ask<WorthShown>(path(room, "worth"), { action }, token),
  deal: (room: string, token: string) => ask<DealShown>(path(room, "deal"), {}, token),
  odds: (room: string, token: string) => ask<OddsShown>(path(room, "odds"), undefined, token),
  review: (room: string) => ask<ReviewShown>(path(room, "review")),
};

/** May the same question be answered in a while? Nobody answered, or the server was asked too often, or is busy or broken. */
export const passing = (trouble: unknown): boolean => trouble instanceof Trouble && (!trouble.cause || trouble.cause === 429 || trouble.cause >= 500);

/** This very moment of the game as one seat sees it: what was advised at another does not hold any more. */
export function moment(room: Room): string {
  const { prompt, round, turn, players, spaces } = room.view!;
  return JSON.stringify([
    room.seat,
    round,
    turn,
    { ...prompt, patience: 0, deadline: 0 },
    players.map(({ cash, at, jail }) => [cash, at, jail]),
    spaces.map(({ owner, level, mortgaged }) => [owner, level, mortgaged]),
  ]);
}

/** `41`, of a hundred. */
export const percent = (share: number): number => Math.round(share * 100);
/** Never surer than a point. */
export const margin = (error: number): number => Math.max(1, Math.round(error * 100));
/** `+4`, `−2`, `0`: a change in points. */
export function points(change: number): string {
  const whole = Math.round(change * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** A gain of more than two standard errors, `+1.5` and `0.5`: one decimal below ten points, and more where rounded figures would not show it. */
export function proven(gain: number, error: number): { loss: string; error: string } {
  const rounded = (share: number, digits: number): number => Number((share * 100).toFixed(digits));
  let digits = gain < 0.1 ? 1 : 0;
  while (digits < 2 && rounded(gain, digits) <= 2 * rounded(error, digits)) digits++;
  const said = (share: number): string => new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(rounded(share, digits));
  // Nothing is known to the last digit.
  return { loss: `+${said(gain)}`, error: said(Math.max(error, 0.01 / 10 ** digits)) };
}

/** An offer in words of the notation, taken apart again. */
export function offerOf(action: string): { to: number; give: string[]; want: string[]; money: number } {
  const said = Object.fromEntries(
    action
      .split(" ")
      .slice(1)
      .map((word) => word.split("=")),
  );
  const things = (words?: string): string[] => (words ? words.split(",") : []);
  return { to: Number(said.to), give: things(said.give), want: things(said.want), money: Number(said.money ?? 0) };
}
