/** What the banker tells, as lines of a record: dice, deals, blocks and the hammer. No rule is known here. */
import { bare } from "../lib/bare";

export const dice = (faces: number[]): string => `CHANCE OUTCOME a=${faces[0]}${faces.length > 1 ? ` b=${faces[1]}` : ""}`;
/** A roll says by itself that the last turn is done. */
export const roll = (faces: number[], waiting: boolean): string[] => [...(waiting ? [] : ["ON"]), dice(faces)];
export const hammer = (seat: number, money: number): string => `TABLE HAMMER seat=${seat}${seat < 0 ? "" : ` money=${money}`}`;

/**
 * `1.45M`, `1.072M`, `900k`, `1,450,000`; null: it is no sum, or unclear: `1,450k` is one thing here and another there. Without a
 * unit it is read by the smallest note of the box, or as it stands behind the sign of the currency.
 */
export function sum(text: string, note = 1, currency = "$"): number | null {
  const signed = currency !== "" && text.includes(currency);
  const plain = text.replace(currency, "").replaceAll(/[\s_]/g, "");
  const short = /[km]$/i.test(plain);
  if (short && /,\d{3}\D/.test(plain)) return null;
  const match = /^(\d+(?:[.,]\d+)?)([km]?)$/i.exec(short ? plain : plain.replaceAll(/[.,](?=\d{3}(?:[.,]|$))/g, ""));
  if (!match) return null;
  const figure = Number(match[1].replace(",", "."));
  const value = short ? figure * (match[2].toLowerCase() === "k" ? 1e3 : 1e6) : signed ? figure : bare(figure, note);
  if (value === null) return null;
  return Number.isSafeInteger(Math.round(value)) && Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : null;
}

/** The same, at this table; nothing typed is no money. */
export const sumAt = (table: { board: { note: number } | null; currency: string }, text: string): number | null => sum(text || "0", table.board?.note, table.currency);

export type Deal = { from: number; to: number; give: (number | string)[]; want: (number | string)[]; money: number };
/** An offer and its answer: they sit there, and have shaken hands. */
export function deal({ from, to, give, want, money }: Deal): string[] {
  const parts = [`${from} OFFER to=${to}`, give.length ? `give=${give.join(",")}` : "", want.length ? `want=${want.join(",")}` : "", money ? `money=${money}` : ""];
  return [parts.filter(Boolean).join(" "), `${to} ACCEPT`];
}

/** So many of each kind of block on each district, one line each. */
export const blocks = (seat: number, wanted: Record<string, number>): string[] => Object.entries(wanted).flatMap(([action, count]) => Array<string>(count).fill(`${seat} ${action}`));
