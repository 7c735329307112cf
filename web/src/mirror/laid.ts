/** A table as a form shows it, and what must be told so that one table becomes another. No rule is known here. */
import type { BoardShown, MirrorShown, PlayerShown, Shown } from "../wire";

export type Plot = { owner: number; level: number; homes: number; works: number; mortgaged: boolean; marks: string[]; development: number };
export type Person = { cash: number; at: number; jail: number; stars: number; job: number; tokens: number };
/** `turn` is -1 before the first turn; `dodger` and the cards are -1 where nobody has them. */
export type Laid = { plots: Record<number, Plot>; people: Person[]; turn: number; cards: number[]; dodger: number; sky: number; ship: boolean };

/** Marks that either stand on a district of City or do not; pieces, jobs, developments and skies are told by their number. */
export const LANDMARKS = ["railroad", "stadium", "skyscraper", "tower"];
export const PIECES = ["rubbish_dump", "power_station", "sewage_plant", "prison", "park", "wind_farm", "water_tower", "school"];
export const JOBS = ["none", "mayor", "developer", "police_chief", "artist", "surfer"];
export const DEVELOPMENTS = ["none", "casino", "pier", "restaurant", "park"];
export const SKIES = ["sunny", "cloudy", "rain", "storm"];

/** The five parts of a table, in the order of the screens that ask for them. */
export const PARTS = ["cash", "owners", "standing", "places", "turn"] as const;
export type Part = (typeof PARTS)[number];
/** A line, and what it is about: a refusal is shown there. */
export type Told = { line: string; part: Part; space?: number; seat?: number };

/** The cards that are kept, in the order of their numbers. */
export const keptCards = (board: BoardShown): BoardShown["cards"] => board.cards.filter((card) => card.kept);

/** The deeds, colour by colour. */
export const colours = (board: BoardShown): number[][] => board.groups.map((group) => group.spaces).filter((spaces) => spaces.length > 0);

export function laid(view: Shown, board: BoardShown, mirror: MirrorShown): Laid {
  const plots: Record<number, Plot> = {};
  const island = !!mirror.jobs?.length;
  for (const space of view.spaces) {
    if (board.spaces[space.number].group === null) continue;
    const count = (word: string): number => space.stands.filter((one) => one === word).length;
    // A park of the island is no park of the city.
    const development = island ? Math.max(0, DEVELOPMENTS.findIndex((word) => count(word) > 0)) : 0;
    const marks = island ? [] : [...LANDMARKS, ...PIECES].filter((word) => count(word) > 0);
    plots[space.number] = { owner: space.owner ?? -1, level: space.level, homes: count("home"), works: count("works"), mortgaged: space.mortgaged, marks, development };
  }
  const held = (card: number): number => view.players.find((player) => player.cards.some((one) => one.id === `card${card}`))?.seat ?? -1;
  return {
    plots,
    people: view.players.map(({ cash, at, jail, stars, seat }: PlayerShown) => ({ cash, at, jail, stars, job: mirror.jobs?.[seat] ?? 0, tokens: mirror.tokens?.[seat] ?? 0 })),
    turn: view.round ? view.turn : -1,
    cards: keptCards(board).map((_, card) => held(card)),
    dodger: view.world.dodger ?? -1,
    sky: Math.max(0, SKIES.indexOf(view.world.weather)),
    ship: view.world.ship,
  };
}

/** What must be told: what has to go first, then owners, then what stands there, then people, and whose turn it is at last. */
export function corrections(before: Laid, after: Laid, groups: number[][]): Told[] {
  const spaces = Object.keys(after.plots).map(Number);
  // Buildings of a colour are off the board while one of its deeds changes hands.
  const moved = spaces.filter((space) => before.plots[space].owner !== after.plots[space].owner);
  const cleared = new Set(groups.filter((group) => group.some((space) => moved.includes(space))).flat().concat(moved));
  const off = spaces.filter((space) => cleared.has(space));
  const now = Object.fromEntries(spaces.map((space) => [space, { ...before.plots[space], ...(cleared.has(space) ? { level: 0, development: 0 } : {}), ...(moved.includes(space) ? { mortgaged: false } : {}) }]));
  const built = (space: number, line: string): Told => ({ line: `TABLE ${line}`, part: "standing", space });
  return [
    ...off.filter((space) => before.plots[space].level > 0).map((space) => built(space, `SET_LEVEL space=${space} houses=0`)),
    ...off.filter((space) => before.plots[space].development > 0).map((space) => built(space, `SET_DEVELOPMENT space=${space} development=0`)),
    ...moved.map((space): Told => ({ line: `TABLE SET_OWNER space=${space} seat=${after.plots[space].owner}`, part: "owners", space })),
    ...standing(spaces, now, after.plots, built),
    ...seated(before, after),
    ...around(before, after),
  ];
}

/** Less before more, in all of the town: what is taken off here may be put up there. */
function standing(spaces: number[], was: Record<number, Plot>, now: Record<number, Plot>, built: (space: number, line: string) => Told): Told[] {
  const lines: Told[] = [];
  const pledged = (on: boolean) => spaces.filter((space) => was[space].mortgaged !== now[space].mortgaged && now[space].mortgaged === on && (on ? now[space].owner >= 0 : true)).forEach((space) => lines.push(built(space, `SET_MORTGAGE space=${space} on=${Number(on)}`)));
  const counted = (kind: "level" | "homes" | "works", word: string, field: string) => ({ kind, line: (space: number) => `${word} space=${space} ${field}=${now[space][kind]}` });
  const counts = [counted("level", "SET_LEVEL", "houses"), counted("homes", "SET_RESIDENTIAL", "blocks"), counted("works", "SET_INDUSTRIAL", "blocks")];
  const change = (more: boolean) => {
    for (const { kind, line } of counts) for (const space of spaces) if (more ? now[space][kind] > was[space][kind] : now[space][kind] < was[space][kind]) lines.push(built(space, line(space)));
    for (const space of spaces) if (was[space].development !== now[space].development && (more ? now[space].development : was[space].development) > 0) lines.push(built(space, `SET_DEVELOPMENT space=${space} development=${more ? now[space].development : 0}`));
    for (const space of spaces) {
      const turned = (mark: string): boolean => was[space].marks.includes(mark) !== now[space].marks.includes(mark) && now[space].marks.includes(mark) === more;
      for (const mark of LANDMARKS.filter(turned)) lines.push(built(space, `SET_${mark.toUpperCase()} space=${space} on=${Number(more)}`));
      for (const mark of PIECES.filter(turned)) lines.push(built(space, `SET_PIECE space=${space} piece=${PIECES.indexOf(mark)} money=${Number(more)}`));
    }
  };
  pledged(false);
  change(false);
  change(true);
  pledged(true);
  return lines;
}

/** What a player has and where the token stands. */
function seated(before: Laid, after: Laid): Told[] {
  const lines: Told[] = [];
  const say = (part: Part, seat: number, line: string) => lines.push({ line: `TABLE ${line}`, part, seat });
  const differs = (field: keyof Person): number[] => [...after.people.keys()].filter((seat) => after.people[seat][field] !== before.people[seat][field]);
  for (const seat of differs("cash")) say("cash", seat, `SET_CASH seat=${seat} money=${after.people[seat].cash}`);
  // Two who change their jobs have none for a moment.
  const changed = differs("job");
  for (const seat of changed) if (before.people[seat].job) say("cash", seat, `SET_JOB seat=${seat} job=0`);
  for (const seat of changed) if (after.people[seat].job) say("cash", seat, `SET_JOB seat=${seat} job=${after.people[seat].job}`);
  for (const seat of differs("tokens")) say("cash", seat, `SET_TOKENS seat=${seat} count=${after.people[seat].tokens}`);
  // One, three or five stars are the levels 0, 1 and 2.
  for (const seat of differs("stars")) say("cash", seat, `SET_STARS seat=${seat} level=${(after.people[seat].stars - 1) / 2}`);
  for (const seat of differs("at")) say("places", seat, `SET_AT seat=${seat} space=${after.people[seat].at}`);
  for (const seat of differs("jail")) say("places", seat, `SET_JAIL seat=${seat} turn=${after.people[seat].jail}`);
  return lines;
}

/** What lies beside the board. */
function around(before: Laid, after: Laid): Told[] {
  const lines: Told[] = [];
  after.cards.forEach((seat, card) => {
    if (seat !== before.cards[card]) lines.push({ line: `TABLE SET_CARD card=${card} seat=${seat}`, part: "places" });
  });
  if (after.dodger !== before.dodger) lines.push({ line: `TABLE SET_DODGE seat=${after.dodger}`, part: "places" });
  if (after.sky !== before.sky) lines.push({ line: `TABLE SET_WEATHER sky=${after.sky}`, part: "turn" });
  if (after.ship !== before.ship) lines.push({ line: `TABLE SET_SHIP in_port=${Number(after.ship)}`, part: "turn" });
  if (after.turn !== before.turn && after.turn >= 0) lines.push({ line: `TABLE SET_TURN seat=${after.turn}`, part: "turn", seat: after.turn });
  return lines;
}
