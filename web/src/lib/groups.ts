/** What is shown as one: all that a builder buys in a row, and bids that are opened together. */
import type { Told, Update } from "../wire";
import { builds } from "./events";

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
  for (const told of events.slice(at + 1)) {
    const opened = first.name === "BIDS_OPENED" && told.name === "BIDS_OPENED";
    const bought = builds(first) && told.who === first.who && (builds(told) || (told.name === "PAID" && told.what < 0));
    if (!opened && !bought) break;
    more.push(told);
  }
  return more;
}
