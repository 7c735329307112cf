/** How long a turn of a bot is on the stage, by the clock of the stage and not of this machine (WORLDS.md, check 10). */
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../src/sound/table", () => ({ play: () => {}, player: { schedule: () => ({ cut() {} }) } }));
vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
import { EVENTS } from "../src/lib/events";
import { settings } from "../src/lib/settings.svelte";
import { Stage } from "../src/lib/stage.svelte";
import type { EventName, Told, Update } from "../src/wire";
import turns from "./turns.json";

type Row = [EventName, number, number, number, number];
const RECORDED = turns as unknown as Record<string, Row[][]>;
const SPACES: Record<string, number> = { millionaire: 32 };
/** A card is held for as long as it is read: so many letters has one on average, in the longer language. */
const CARD = "x".repeat(130);

beforeEach(() => void vi.useFakeTimers());

/** The milliseconds each recorded turn is shown, from its first event to the next turn's. */
async function shown(edition: string, speed: number): Promise<number[]> {
  settings.speed = speed;
  const stage = new Stage({ spaces: () => SPACES[edition] ?? 40, apply: () => {}, line: () => {}, knows: () => true, mine: () => [], isBot: () => true });
  stage.places = [0, 0, 0, 0];
  const times: number[] = [];
  let seq = 0;
  for (const update of RECORDED[edition]) {
    const events = update.map(([name, who, what, how, money]): Told => ({
      seq: seq++,
      seats: [-1],
      name,
      who,
      what,
      how,
      money,
      give: [],
      want: [],
      text: EVENTS[name].shows === "card" ? CARD : name,
      caption: "",
    }));
    const cut = events.findIndex(({ name }) => name === "TURN");
    for (const [n, part] of (cut < 0 ? [events] : [events.slice(0, cut), events.slice(cut)]).entries()) {
      if (n) times.push(0);
      if (!part.length) continue;
      const began = Date.now();
      stage.push({ seq, events: part, views: {}, now: 0 } as Update);
      while (stage.busy) await vi.advanceTimersByTimeAsync(5);
      if (times.length) times[times.length - 1] += Date.now() - began;
    }
  }
  return times;
}

const average = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

describe("an average turn of a bot", () => {
  for (const edition of Object.keys(RECORDED)) {
    it(`is shown in at most 4.5 s at the normal pace and 2.3 s at the fast one: ${edition}`, async () => {
      const normal = await shown(edition, 1);
      const fast = await shown(edition, 2);
      expect(normal.length).toBeGreaterThan(30);
      expect(average(normal)).toBeLessThanOrEqual(4500);
      expect(average(fast)).toBeLessThanOrEqual(2300);
    });
  }
});
