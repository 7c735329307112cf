/** What is shown as one: all that a builder buys in a row, and bids that are opened together. */
import type { BoardShown, Told, Update } from "../wire";
import { builds, goesOn } from "./events";

/** What one builder buys in several steps is one thing to look at: the first that waits, together with those. */
export function joined(queue: Update[]): Update {
  while (queue.length > 1) {
    const [first, second] = queue;
    const builder = first.events.find(builds)?.who;
    const same = (one: Update): boolean => one.events.every((told) => builds(told) || told.name === "PAID") && one.events.some((told) => builds(told) && told.who === builder);
    if (builder === undefined || !same(first) || !same(second)) break;
    queue.splice(0, 2, { ...second, events: [...first.events, ...second.events] });
  }
  return queue[0];
}

/** Those after this one that are told with it. */
export function together(events: Told[], at: number): Told[] {
  const first = events[at];
  const more: Told[] = [];
  for (let i = at + 1; i < events.length; i++) {
    const opened = first.name === "BIDS_OPENED" && events[i].name === "BIDS_OPENED";
    const bought = builds(first) && goesOn(events[i - 1], events[i], events[i + 1]);
    if (!opened && !bought) break;
    more.push(events[i]);
  }
  return more;
}

export type Bought = {
  what: "houses" | "blocks" | "buildings";
  count: number;
  /** The one set it was all bought for, if there is one. */
  group: string;
  /** Is there such a set, and does it now bear all it can? */
  where: "full" | "set" | "none";
};

/** What a builder has bought in a row, in few words. */
export function bought(told: Told[], board: BoardShown): Bought {
  const all = told.filter(builds);
  const names = new Set(all.map(({ name }) => name));
  const what = names.size > 1 ? "buildings" : names.has("BUILT") ? "houses" : names.has("BLOCK") ? "blocks" : "buildings";
  const numbers = new Set(all.map((one) => board.spaces[one.what]?.group));
  const group = numbers.size === 1 ? board.groups.find(({ number }) => numbers.has(number)) : undefined;
  const full = what === "houses" && !!group?.spaces.every((space) => all.findLast((one) => one.what === space)?.how === board.top_level);
  return { what, count: all.length, group: group?.name ?? "", where: full ? "full" : group ? "set" : "none" };
}
