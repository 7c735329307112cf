/** A ledger that knows no rules: who paid whom how much. Nothing is ever rubbed out; a line is reversed by another one. */
import { BOXES, type Box } from "../lib/data";

export const BANK = -1;
/** `reverses`: the number of the line this one takes back, or 0. */
export type Entry = { n: number; at: number; from: number; to: number; sum: number; why: string; reverses: number };
export type Line = { at: number; what: string; a: number; b: number; who: string };
export type BankState = {
  box: string;
  players: string[];
  entries: Entry[];
  /** What GO pays, where the owner says otherwise than the box; 0: as the box. */
  go: number;
  stadiums: number;
  log: Line[];
};

export const MOST = 8;
export const freshBank = (): BankState => ({ box: "", players: [], entries: [], go: 0, stadiums: 0, log: [] });
export const boxOf = (bank: BankState): Box | undefined => BOXES.find((one) => one.key === bank.box);

export const balance = (bank: BankState, seat: number): number =>
  bank.entries.reduce((sum, one) => sum + (one.to === seat ? one.sum : 0) - (one.from === seat ? one.sum : 0), 0);

export function pay(bank: BankState, from: number, to: number, sum: number, why: string, at: number, reverses = 0): BankState {
  if (from === to || sum <= 0) return bank;
  return { ...bank, entries: [...bank.entries, { n: bank.entries.length + 1, at, from, to, sum, why, reverses }] };
}

/** Everybody else pays this seat or the bank, or gets it from there. */
export const payAll = (bank: BankState, to: number, sum: number, why: string, at: number): BankState =>
  bank.players.reduce((state, _, seat) => pay(state, seat, to, sum, why, at), bank);

export const begin = (box: string, players: string[], start: number, at: number): BankState =>
  players.reduce((state, _, seat) => pay(state, BANK, seat, start, "start", at), { ...freshBank(), box, players });

export const isReversed = (bank: BankState, entry: Entry): boolean => bank.entries.some((one) => one.reverses === entry.n);

/** Any line at any time, once. */
export function reverse(bank: BankState, entry: Entry, at: number): BankState {
  if (entry.reverses || isReversed(bank, entry)) return bank;
  return pay(bank, entry.to, entry.from, entry.sum, entry.why, at, entry.n);
}

/** What GO can pay in this box: by stadiums, by stars, to the Mayor. */
export function salaries(bank: BankState): number[] {
  const box = boxOf(bank);
  const go = bank.go || box?.go || 0;
  if (!go) return [];
  if (box?.step) return [go, go + box.step, go + 2 * box.step];
  if (box?.mayor) return [go, box.mayor];
  return [go + bank.stadiums * (box?.stadium ?? 0)];
}

/** Who has come to what ends the race, now and not before. */
export function arrived(before: BankState, after: BankState): number[] {
  const target = boxOf(after)?.target ?? 0;
  return target ? after.players.flatMap((_, seat) => (balance(before, seat) < target && balance(after, seat) >= target ? [seat] : [])) : [];
}
