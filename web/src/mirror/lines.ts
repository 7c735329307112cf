/** What the banker tells, as lines of a record: dice, deals, blocks, the hammer, and what is to be put right. No rule is known here. */
import type { BoardShown, PlayerShown, Shown } from "../wire";

export const dice = (faces: number[]): string => `CHANCE OUTCOME a=${faces[0]}${faces.length > 1 ? ` b=${faces[1]}` : ""}`;
/** A roll says by itself that the last turn is done. */
export const roll = (faces: number[], waiting: boolean): string[] => [...(waiting ? [] : ["ON"]), dice(faces)];
export const hammer = (seat: number, money: number): string => `TABLE HAMMER seat=${seat}${seat < 0 ? "" : ` money=${money}`}`;

/** `1.45M`, `900k`, `1,450,000`; null: it is no sum. */
export function sum(text: string): number | null {
  const match = /^(\d+(?:[.,]\d+)?)\s*([km]?)$/i.exec(text.replaceAll(/[\s$_]/g, "").replaceAll(/[.,](?=\d{3}(?:\D|$)(?![km]))/gi, ""));
  if (!match) return null;
  const value = Number(match[1].replace(",", ".")) * { "": 1, k: 1e3, m: 1e6 }[match[2].toLowerCase() as "" | "k" | "m"];
  return Number.isSafeInteger(Math.round(value)) && Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : null;
}

export type Deal = { from: number; to: number; give: (number | string)[]; want: (number | string)[]; money: number };
/** An offer and its answer: they sit there, and have shaken hands. */
export function deal({ from, to, give, want, money }: Deal): string[] {
  const parts = [`${from} OFFER to=${to}`, give.length ? `give=${give.join(",")}` : "", want.length ? `want=${want.join(",")}` : "", money ? `money=${money}` : ""];
  return [parts.filter(Boolean).join(" "), `${to} ACCEPT`];
}

/** So many of each kind of block on each district, one line each. */
export const blocks = (seat: number, wanted: Record<string, number>): string[] => Object.entries(wanted).flatMap(([action, count]) => Array<string>(count).fill(`${seat} ${action}`));

/** A table as a form shows it. */
export type Plot = { owner: number; level: number; homes: number; works: number; mortgaged: boolean; marks: string[] };
export type Person = { cash: number; at: number; jail: number };
export type Laid = { plots: Record<number, Plot>; people: Person[]; turn: number };

/** Marks that either stand on a district of City or do not; pieces are told by their number. */
export const LANDMARKS = ["railroad", "stadium", "skyscraper", "tower"];
export const PIECES = ["rubbish_dump", "power_station", "sewage_plant", "prison", "park", "wind_farm", "water_tower", "school"];

export function laid(view: Shown, board: BoardShown): Laid {
  const plots: Record<number, Plot> = {};
  for (const space of view.spaces) {
    if (board.spaces[space.number].group === null) continue;
    const count = (word: string): number => space.stands.filter((one) => one === word).length;
    plots[space.number] = { owner: space.owner ?? -1, level: space.level, homes: count("home"), works: count("works"), mortgaged: space.mortgaged, marks: [...LANDMARKS, ...PIECES].filter((word) => count(word) > 0) };
  }
  return { plots, people: view.players.map(({ cash, at, jail }: PlayerShown) => ({ cash, at, jail })), turn: view.turn };
}

/** What must be told so that one table becomes the other: buildings off first, then owners, then what stands there, then people. */
export function corrections(before: Laid, after: Laid): string[] {
  const lines: string[] = [];
  const changed = Object.keys(after.plots).map(Number).filter((space) => JSON.stringify(before.plots[space]) !== JSON.stringify(after.plots[space]));
  for (const space of changed) {
    if (before.plots[space].level > 0 && before.plots[space].owner !== after.plots[space].owner) lines.push(`TABLE SET_LEVEL space=${space} houses=0`);
  }
  for (const space of changed) if (before.plots[space].owner !== after.plots[space].owner) lines.push(`TABLE SET_OWNER space=${space} seat=${after.plots[space].owner}`);
  for (const space of changed) lines.push(...standing(space, before.plots[space], after.plots[space]));
  after.people.forEach((person, seat) => {
    const was = before.people[seat];
    if (person.cash !== was.cash) lines.push(`TABLE SET_CASH seat=${seat} money=${person.cash}`);
    if (person.at !== was.at) lines.push(`TABLE SET_AT seat=${seat} space=${person.at}`);
    if (person.jail !== was.jail) lines.push(`TABLE SET_JAIL seat=${seat} turn=${person.jail}`);
  });
  if (after.turn !== before.turn) lines.push(`TABLE SET_TURN seat=${after.turn}`);
  return lines;
}

function standing(space: number, was: Plot, now: Plot): string[] {
  const lines: string[] = [];
  const level = was.owner === now.owner ? was.level : 0;
  if (now.level !== level && now.owner >= 0) lines.push(`TABLE SET_LEVEL space=${space} houses=${now.level}`);
  // Fewer of one kind make room for more of the other.
  const kinds: [string, number, number][] = [["RESIDENTIAL", was.homes, now.homes], ["INDUSTRIAL", was.works, now.works]];
  for (const [kind, from, to] of kinds.sort((a, b) => a[2] - a[1] - (b[2] - b[1]))) if (from !== to) lines.push(`TABLE SET_${kind} space=${space} blocks=${to}`);
  for (const on of [false, true]) {
    for (const mark of LANDMARKS) if (was.marks.includes(mark) !== now.marks.includes(mark) && now.marks.includes(mark) === on) lines.push(`TABLE SET_${mark.toUpperCase()} space=${space} on=${Number(on)}`);
    PIECES.forEach((mark, piece) => {
      if (was.marks.includes(mark) !== now.marks.includes(mark) && now.marks.includes(mark) === on) lines.push(`TABLE SET_PIECE space=${space} piece=${piece} money=${Number(on)}`);
    });
  }
  const pledged = was.owner === now.owner && was.mortgaged;
  if (now.mortgaged !== pledged && now.owner >= 0) lines.push(`TABLE SET_MORTGAGE space=${space} on=${Number(now.mortgaged)}`);
  return lines;
}
