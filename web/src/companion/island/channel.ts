/**
 * Which scene comes next and what it does: a reader of the script and nothing more. Whole walks of the rules are told again
 * here by tests/browser/test_companion_walks.py; nothing may stand here that they do not prove.
 */
import { ISLAND, type Effect, type Scene } from "../lib/data";
import { inOffice, type IslandState, type Told } from "./state";

export type Deck = "chance" | "chest";
const NOBODY = -1;
/** Somebody whose name was not asked. */
export const UNNAMED = -2;
const VERB = Object.fromEntries(ISLAND.verbs.map((name, n) => [name, n])) as Record<string, number>;
const SCENES = new Map(ISLAND.scenes.map((scene) => [scene.id, scene]));

export const sceneOf = (id: string): Scene => SCENES.get(id)!;

// ---------------------------------------------------------------------------------------------------- what can be shown
/** The scenes of a deck not shown yet; when all were, all but the last one come again [TT-38]. */
export function unseen(state: IslandState, deck: Deck): string[] {
  const all = ISLAND.scenes.filter((scene) => scene.channel === deck).map((scene) => scene.id);
  const left = all.filter((id) => !state.seen[deck].includes(id));
  return left.length ? left : all.filter((id) => id !== state.last[deck] || all.length === 1);
}

const toldOf = (state: IslandState, story: string): Told =>
  state.told.find((one) => one.story === story) ?? { story, part: ISLAND.stories.find((one) => one.id === story)!.first, hero: NOBODY };

/** Stories not told to their end: the farewell waits for the others; so many begun, no new one begins [TT-40 TT-42]. */
export function openStories(state: IslandState): string[] {
  const rows = ISLAND.stories.map((story) => ({ story, part: toldOf(state, story.id).part }));
  const begun = rows.filter(({ story, part }) => part !== story.first).length;
  const closed = ISLAND.stories_told > 0 && begun >= ISLAND.stories_told;
  const open = rows.filter(({ story, part }) => part && !(closed && !story.last && part === story.first)).map(({ story }) => story);
  return (open.length > 1 ? open.filter((story) => !story.last) : open).map((story) => story.id);
}

export const offAir = (state: IslandState): boolean => openStories(state).length === 0;

/** The part a story goes on with. */
export const nextPart = (state: IslandState, story: string): string => toldOf(state, story).part;

/** Who chooses: the one it happens to, or the job the scene asks for where somebody has it [TT-10 TT-38 TT-41]. */
export function chooserOf(state: IslandState, scene: Scene, you: number): number {
  const held = scene.for ? inOffice(state, scene.for) : NOBODY;
  return held === NOBODY ? you : held;
}

// ------------------------------------------------------------------------------------------------------------- showing
/** The scene goes on the screen, and counts as seen. */
export function show(state: IslandState, id: string, you: number): IslandState {
  const scene = sceneOf(id);
  const next = { ...state, shown: state.shown + 1, show: { scene: id, you, chooser: chooserOf(state, scene, you), choice: -1, result: -1 } };
  if (scene.channel === "news") return next;
  const deck = scene.channel as Deck;
  const again = !ISLAND.scenes.some((one) => one.channel === deck && !state.seen[deck].includes(one.id));
  const seen = again ? [state.last[deck], id].filter((one, n, all) => one && all.indexOf(one) === n) : [...state.seen[deck], id];
  return { ...next, seen: { ...state.seen, [deck]: seen }, last: { ...state.last, [deck]: id } };
}

/** A choice is made; the first of a story makes its maker the hero [TT-40 TT-41]. */
export function choose(state: IslandState, choice: number): IslandState {
  const now = state.show!;
  const scene = sceneOf(now.scene);
  const next = { ...state, show: { ...now, choice } };
  if (!scene.story) return next;
  const told = toldOf(state, scene.story);
  return told.hero === NOBODY && scene.asks ? withTold(next, { ...told, hero: now.chooser === NOBODY ? UNNAMED : now.chooser }) : next;
}

/** What comes of it: the story goes on or ends, the sky and the ship change [TT-38 TT-40 TT-66]. */
export function settle(state: IslandState, result: number): IslandState {
  const now = state.show!;
  const scene = sceneOf(now.scene);
  const came = scene.choices[Math.max(now.choice, 0)].results[result];
  let next: IslandState = { ...state, show: { ...now, choice: Math.max(now.choice, 0), result } };
  if (scene.story) next = withTold(next, { ...toldOf(state, scene.story), part: came.next });
  for (const [verb, , , what] of came.do) {
    if (verb === VERB.weather) next = { ...next, sky: what };
    if (verb === VERB.ship) next = { ...next, ship: what };
  }
  return next;
}

export const heroOf = (state: IslandState, scene: Scene): number => (scene.story ? toldOf(state, scene.story).hero : NOBODY);

/** What is to be done now, line by line. */
export function effectsNow(state: IslandState): Effect[] {
  const now = state.show;
  return now && now.result >= 0 ? sceneOf(now.scene).choices[now.choice].results[now.result].do : [];
}

/** How many times the printed sums, in this round [TT-39]. */
export const growth = (round: number): number =>
  ISLAND.growth_rounds ? Math.min(1 + Math.floor(Math.max(round - 1, 0) / ISLAND.growth_rounds), Math.max(ISLAND.growth_most, 1)) : 1;

const withTold = (state: IslandState, told: Told): IslandState =>
  ({ ...state, told: [...state.told.filter((one) => one.story !== told.story), told] });
