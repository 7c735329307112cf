/** Sorting what may be done into buttons and lists. Which things these are, only the server knows. */
import type { Choice, Shown } from "../wire";

const DOCKED = ["answer", "other", "claim", "card"];
const MANY = 4;
const CROWD = 5;

/** Never done at one touch, and never what Space does. */
const GRAVE = ["GIVE_UP"];
/** What concerns the whole evening stands in the menu, not beside every question. */
export const TABLE_MATTERS = ["PROPOSE_STOP", "ADD_HOUR"];

export const verb = (choice: Choice): string => choice.action.split(" ")[0];
/** The first choice that says this word of the rules. */
export const choiceTo = (word: string, legal: Choice[]): Choice | undefined => legal.find((choice) => verb(choice) === word);
export const grave = (choice: Choice): boolean => GRAVE.includes(verb(choice));
export const tableMatter = (choice: Choice): boolean => TABLE_MATTERS.includes(verb(choice));

export type Docked = { buttons: Choice[]; lists: Choice[][] };

/** What lies beside the question; a question whose answers all lie in other drawers is answered from here as well. */
export function docked(view: Shown, asked: boolean): Docked {
  // What one may also do with a deed lies in its drawer.
  const legal = view.legal.filter((choice) => !tableMatter(choice) && !(choice.group === "other" && choice.space !== null && view.spaces?.[choice.space]?.owner === view.seat));
  const near = legal.filter((choice) => DOCKED.includes(choice.group));
  const all = asked && !view.bids && !near.some((choice) => choice.group === "answer") ? legal : near;
  const verbs: Record<string, Choice[]> = {};
  for (const choice of all) (verbs[kindOf(choice)] ??= []).push(choice);
  const groups = Object.values(verbs);
  // So many of a kind, or so many in all, are chosen from a list, and beside a list all that has a place; so is what a debt makes one sell.
  const crowded = !!view.prompt?.debt || groups.some((one) => one.length > MANY && one.every((choice) => choice.space !== null)) || groups.filter((one) => one.length <= MANY).flat().length > CROWD;
  const listed = groups.filter((one) => one.length > MANY || (crowded && one.length > 1 && one.every((choice) => choice.space !== null)));
  return { buttons: groups.filter((one) => !listed.includes(one)).flat(), lists: merged(listed) };
}

/** Choices that differ only in their place are of one kind: to put a park somewhere, a school somewhere. */
const kindOf = (choice: Choice): string => choice.action.replace(/ (?:space|mine|theirs)=\d+/g, "");

/** All that is chosen on the board is chosen in one list, by what and where. */
function merged(lists: Choice[][]): Choice[][] {
  const placed = lists.filter((list) => list.every((choice) => choice.space !== null));
  const others = lists.filter((list) => !placed.includes(list));
  return placed.length ? [placed.flat(), ...others] : others;
}

/** The kinds in a list: what can be done, whatever the place. */
export type Kind = { kind: string; choices: Choice[] };

export function kinds(list: Choice[]): Kind[] {
  const found = new Map<string, Choice[]>();
  for (const choice of list) found.set(kindOf(choice), [...(found.get(kindOf(choice)) ?? []), choice]);
  return [...found].map(([kind, choices]) => ({ kind, choices }));
}

/** What is meant by the wish and the place pointed at: who points where the wish cannot be means what can be there. */
export function sortFor(sorts: Kind[], wished: string, aim: number | null): Kind {
  const there = sorts.filter(({ choices }) => choices.some((choice) => choice.space === aim));
  const meant = there.length ? there : sorts;
  return meant.find(({ kind }) => kind === wished) ?? meant[0];
}
