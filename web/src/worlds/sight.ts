/** What a world is drawn from: the state and nothing else. A piece that is drawn carries `data-piece`, inside its `data-lot`. */
import { groupColour } from "../lib/looks";
import type { BoardShown, Shown, SpaceShown, World } from "../wire";

export type Lot = {
  number: number;
  name: string;
  letter: string;
  colour: string;
  owner: number | null;
  mortgaged: boolean;
  level: number;
  top: boolean;
  stands: string[];
};
export type Racer = { seat: number; name: string; cash: number; stars: number; alive: boolean };
export type Sight = { lots: (Lot | undefined)[]; racers: Racer[]; world: World; lit: number | null; won: boolean; currency: string };

/** A painted layer that stands (its lots are siblings, each whole) and a live one over it that moves; `box` is the part of the scene that must be seen, `fit` how it lies in its frame. On a low stage it is cropped, not shrunk below `least`; `look` is how far down the picture one must see, in parts of its height. */
export type Scene = { painted: string; live: string; says: string; box: string; fit: string; least?: string; look?: number };
export type Frame = { phone: boolean; still: boolean };
export type Draw = (sight: Sight, frame: Frame) => Scene;

/** How a new piece comes to stand on its lot: what it begins as, how long that takes, and what is seen over it meanwhile. */
export type Growth = { from: string; ms: number; easing: string; over?: string };
/** `box` is where the piece will stand, in the measure of its lot. */
export type Grows = (word: string, box: { x: number; y: number; width: number; height: number }) => Growth | null;
/** How far along the line of the picture a ride goes, from and to in hundredths of it, and what is ridden. */
export type Rides = (from: number, to: number) => { begin: number; end: number; drawn: string } | null;
export type Drawing = { draw: Draw; grows?: Grows; rides?: Rides };

export function sightOf(board: BoardShown, view: Shown, spaces: SpaceShown[], lit: number | null, cash?: number[]): Sight {
  const groups = new Map(board.groups.map((group) => [group.number, group]));
  const lots = board.spaces.map((printed): Lot | undefined => {
    const now = spaces[printed.number];
    const group = printed.group === null ? undefined : groups.get(printed.group);
    if (!now || !group) return undefined;
    return {
      number: printed.number,
      name: printed.name,
      letter: group.letter,
      colour: groupColour(group),
      owner: now.owner,
      mortgaged: now.mortgaged,
      level: now.level,
      top: now.level > 0 && now.level === board.top_level,
      stands: now.stands,
    };
  });
  const racers = view.players.map(({ seat, name, cash: has, stars, alive }) => ({ seat, name, cash: cash?.[seat] ?? has, stars, alive }));
  return { lots, racers, world: view.world, lit, won: view.over && !cash, currency: board.currency };
}
