/** Sorting what may be done into buttons and lists. Which things these are, only the server knows. */
import type { Choice, Shown } from "../wire";

const DOCKED = ["answer", "other", "claim", "card"];
const MANY = 4;

/** Never done at one touch, and never what Space does. */
const GRAVE = ["GIVE_UP"];

export const verb = (choice: Choice): string => choice.action.split(" ")[0];
export const grave = (choice: Choice): boolean => GRAVE.includes(verb(choice));

export type Docked = { buttons: Choice[]; lists: Choice[][] };

/** What lies beside the question; a question whose answers all lie in other drawers is answered from here as well. */
export function docked(view: Shown, asked: boolean): Docked {
  const near = view.legal.filter((choice) => DOCKED.includes(choice.group));
  const all = asked && !view.bids && !near.some((choice) => choice.group === "answer") ? view.legal : near;
  const verbs: Record<string, Choice[]> = {};
  for (const choice of all) (verbs[verb(choice)] ??= []).push(choice);
  const groups = Object.values(verbs);
  return { buttons: groups.filter((one) => one.length <= MANY).flat(), lists: groups.filter((one) => one.length > MANY) };
}
