/** The stage shows what is told in order, groups what belongs together, asks for every sound once, and is skipped at once. */
import { beforeEach, describe, expect, it, vi } from "vitest";

const heard = vi.hoisted(() => [] as string[]);
vi.mock("../src/sound/table", () => ({
  play: (name: string) => void heard.push(name),
  player: { schedule: (all: { name: string }[]) => (heard.push(...all.map(({ name }) => name)), { cut() {} }) },
}));
vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
import { EVENTS, soundOf } from "../src/lib/events";
import { settings } from "../src/lib/settings.svelte";
import { Stage } from "../src/lib/stage.svelte";
import type { EventName, Told, Update } from "../src/wire";

const told = (name: EventName, more: Partial<Told> = {}): Told => ({ seq: 0, seats: [0], name, who: 0, what: 0, how: 0, money: 5000, give: [], want: [], text: name, caption: "", ...more });
const update = (...events: Told[]): Update => ({ seq: 1, events, views: {}, now: 0 });

function table() {
  const log: string[] = [];
  const applied: Update[] = [];
  const stage = new Stage({ spaces: () => 40, apply: (one) => void applied.push(one), line: (one) => void log.push(one.name), knows: () => true, mine: () => [0], isBot: () => false });
  return { stage, log, applied };
}

beforeEach(() => {
  heard.length = 0;
  settings.speed = 1;
  vi.useFakeTimers();
});

describe("the stage", () => {
  it("asks for the sound of every event exactly once", async () => {
    for (const name of Object.keys(EVENTS) as EventName[]) {
      heard.length = 0;
      const { stage } = table();
      const one = told(name, { what: name === "MOVED" ? 3 : name === "WEATHER" ? 3 : name === "SHIP" ? 1 : 0 });
      stage.push(update(one));
      await vi.runAllTimersAsync();
      const wish = soundOf(one, [0], false);
      const expected = name === "LAST_SECONDS" ? Array(5).fill("last5") : name === "PRESSED" ? ["lamp", "build"] : wish ? [wish] : [];
      expect(heard, name).toEqual(expected);
    }
  });

  it("tells everything, in order, and applies each update after its events", async () => {
    const { stage, log, applied } = table();
    stage.push(update(told("TURN"), told("ROLLED", { what: 3, how: 4 }), told("MOVED", { what: 7 })));
    expect(applied).toHaveLength(0);
    await vi.runAllTimersAsync();
    expect(log).toEqual(["TURN", "ROLLED", "MOVED"]);
    expect(applied).toHaveLength(1);
    expect(stage.busy).toBe(false);
  });

  it("shows what one builder buys as one thing", async () => {
    const { stage, log } = table();
    const acts: number[] = [];
    stage.push(update(told("BUILT", { seq: 1 }), told("PAID", { seq: 2, what: -1 }), told("BUILT", { seq: 3 })));
    stage.push(update(told("BUILT", { seq: 4 })));
    await vi.advanceTimersByTimeAsync(10);
    if (stage.act) acts.push(stage.act.more.length);
    await vi.runAllTimersAsync();
    expect(log).toHaveLength(4);
    expect(heard.filter((name) => name === "build").length).toBeLessThanOrEqual(2);
    expect(acts[0]).toBeGreaterThanOrEqual(2);
  });

  it("opens sealed bids together", async () => {
    const { stage } = table();
    stage.push(update(...[1, 2, 3].map((who) => told("BIDS_OPENED", { who, seq: who }))));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.act?.shows).toBe("reveal");
    expect(stage.act?.more).toHaveLength(2);
    await vi.runAllTimersAsync();
  });

  it("is skipped at once", async () => {
    const { stage, applied } = table();
    stage.push(update(told("SCENE"), told("RESULT"), told("DREW")));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.busy).toBe(true);
    stage.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.busy).toBe(false);
    expect(applied).toHaveLength(1);
  });

  it("waits for nothing where nothing may move", async () => {
    settings.speed = 0;
    const { stage, applied } = table();
    stage.push(update(told("ROLLED", { what: 1, how: 2 }), told("MOVED", { what: 3 }), told("DREW")));
    await vi.advanceTimersByTimeAsync(0);
    expect(applied).toHaveLength(1);
    expect(stage.dice).toEqual([1, 2]);
    expect(stage.places[0]).toBe(3);
  });
});
