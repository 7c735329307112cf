/** The stage shows what is told in order, groups what belongs together, asks for every sound once, and is skipped at once. */
import { beforeEach, describe, expect, it, vi } from "vitest";

const heard = vi.hoisted(() => [] as string[]);
vi.mock("../src/sound/table", () => ({
  play: (name: string) => void heard.push(name),
  player: { schedule: (all: { name: string }[]) => (heard.push(...all.map(({ name }) => name)), { cut: () => void heard.push("cut") }) },
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

  it("at the fastest pace asks only for what nobody may miss", async () => {
    settings.speed = 4;
    const { stage } = table();
    stage.push(update(told("TURN"), told("PRESSED", { what: 4 }), told("ROLLED"), told("BUILT"), told("NO_SALE")));
    await vi.runAllTimersAsync();
    expect(heard).toEqual(["turn", "gavel"]);
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

  it("what is paid for a house flies while it is built, in one thing with the next house", async () => {
    const { stage, log } = table();
    const house = (seq: number): Told[] => [told("PAID", { seq, what: -1, money: 50 }), told("BUILT", { seq: seq + 1, money: 0 })];
    stage.push(update(...house(1), ...house(3)));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.act?.told.seq).toBe(2);
    expect(stage.act?.more.map(({ seq }) => seq)).toEqual([3, 4]);
    await vi.runAllTimersAsync();
    expect(log).toHaveLength(4);
  });

  it("sends the channel away when something comes under the hammer", async () => {
    const { stage } = table();
    stage.push(update(told("SCENE", { what: 3 })));
    await vi.runAllTimersAsync();
    expect(stage.air).not.toBeNull();
    for (const name of ["AUCTIONED", "BIDS_OPENED"] as const) {
      stage.air = { scene: 3, text: "a story", outcome: false };
      stage.push(update(told(name)));
      expect(stage.air, name).toBeNull();
      await vi.runAllTimersAsync();
      expect(stage.air, name).toBeNull();
    }
  });

  it("holds a card for as long as its words are read, and one's own for longer", async () => {
    const held = async (bot: boolean, text: string): Promise<number> => {
      const stage = new Stage({ spaces: () => 40, apply: () => {}, line: () => {}, knows: () => true, mine: () => [0], isBot: () => bot });
      const began = Date.now();
      stage.push(update(told("DREW", { text })));
      while (stage.busy) await vi.advanceTimersByTimeAsync(5);
      return Date.now() - began;
    };
    const long = "x".repeat(120);
    expect(await held(false, "short")).toBeLessThan(1600);
    expect(await held(false, long)).toBeGreaterThan(3500);
    expect(await held(true, long)).toBeGreaterThan(1600);
    expect(await held(true, long)).toBeLessThan(2000);
  });

  it("opens sealed bids together", async () => {
    const { stage } = table();
    stage.push(update(...[1, 2, 3].map((who) => told("BIDS_OPENED", { who, seq: who }))));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.act?.shows).toBe("reveal");
    expect(stage.act?.more).toHaveLength(2);
    await vi.runAllTimersAsync();
  });

  it("the hammer falls for what was sold under it, and for nothing else", async () => {
    const { stage } = table();
    const acts: (number | null | undefined)[] = [];
    const deed = async (...before: Told[]): Promise<void> => {
      heard.length = 0;
      stage.push(update(...before, told("DEED_TO", { what: 6, who: 1, text: "deed" })));
      for (let i = 0; i < 400 && stage.act?.told.name !== "DEED_TO"; i++) await vi.advanceTimersByTimeAsync(10);
      acts.push(stage.act?.sold);
      await vi.runAllTimersAsync();
    };
    const sale = [told("AUCTIONED", { what: 6 }), told("BID", { who: 1, what: 6, money: 90 }), told("PAID", { who: 1, what: -1, money: 90 })];
    await deed(...sale);
    expect(heard).toEqual(["gavel", "tick", "gavel"]);
    await deed(told("PAID", { who: 1, what: -1, money: 70 }));
    expect(heard).toEqual(["card"]);
    await deed(told("AUCTIONED", { what: 6 }), told("NO_SALE", { what: 6, who: -1 }));
    await deed(told("AUCTIONED", { what: 3 }));
    stage.hammer.lot = 6; // somebody who came in the middle of it
    await deed(told("PAID", { who: 1, what: -1, money: 80 }));
    expect(acts).toEqual([90, null, null, null, 80]);
  });

  it("City's alarm sounds until the hammer falls, whoever bids meanwhile", async () => {
    const { stage } = table();
    stage.push(update(told("LAST_SECONDS", { money: 4200 })));
    stage.push(update(told("BID", { who: 1 })));
    await vi.runAllTimersAsync();
    expect(heard).toEqual([...Array(5).fill("last5"), "tick"]);
    stage.push(update(told("PAID", { who: 1, what: -1 }), told("DEED_TO", { who: 1, what: 6 })));
    await vi.runAllTimersAsync();
    expect(heard.filter((name) => name === "cut")).toHaveLength(1);
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

  it("far behind it still shows what weighs, and lets the rest pass by", async () => {
    const { stage, log } = table();
    const seen = new Set<string>();
    const turn = (who: number): Told[] => [
      told("TURN", { who }),
      told("ROLLED", { who, what: 1, how: 2 }),
      told("MOVED", { who, what: 3 }),
      told("RENT_DUE", { who }),
      told("DREW", { who, text: `card ${who}` }),
      told("DEED_TO", { who, what: 3, text: `deed ${who}` }),
    ];
    stage.push(update(told("OFFERED")));
    for (const who of [1, 2, 3, 4]) stage.push(update(...turn(who)));
    let [time, most] = [0, 0];
    while (stage.busy) {
      await vi.advanceTimersByTimeAsync(50);
      time += 50;
      if (stage.act) seen.add(stage.act.told.text);
      if (stage.rolling) most++;
    }
    expect([...seen].filter((text) => /card|deed/.test(text))).toHaveLength(8);
    expect(most, "no dice are thrown").toBe(0);
    expect(time).toBeLessThan(13_000);
    expect(log).toHaveLength(25);
  });

  it("so far behind that nobody would wait it is told at once", async () => {
    const { stage, log } = table();
    for (let i = 0; i < 30; i++) stage.push(update(told("DREW"), told("OFFERED")));
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.busy).toBe(false);
    expect(log).toHaveLength(60);
  });

  it("a deed tells what was paid for it", async () => {
    const { stage } = table();
    stage.push(update(told("PAID", { what: -1 }), told("DEED_TO", { what: 6 })));
    await vi.advanceTimersByTimeAsync(20);
    expect(stage.act?.told.name).toBe("DEED_TO");
    expect(stage.flights).toHaveLength(1);
    await vi.runAllTimersAsync();
  });

  it("draws in a hurry only how it ends", async () => {
    for (const [last, lamp] of [
      [told("TURN"), null],
      [told("PAID"), 2],
    ] as const) {
      const { stage, log, applied } = table();
      stage.push(update(told("TURN")));
      stage.push(update(told("ROLLED", { what: 3, how: 4 }), told("MOVED", { what: 7 }), told("PRESSED", { what: 2 }), last));
      stage.skip();
      await vi.advanceTimersByTimeAsync(0);
      expect(stage.busy).toBe(false);
      expect(log).toHaveLength(5);
      expect(applied).toHaveLength(2);
      expect([stage.dice, stage.rolling, stage.places[0], stage.lamp]).toEqual([[3, 4], false, 7, lamp]);
    }
  });

  it("shows who takes the train, and where to; behind it nobody walks", async () => {
    const { stage } = table();
    stage.places = [3];
    stage.push(update(told("JUMPED", { what: 9 }), told("MOVED", { what: 9 })));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.ride).toMatchObject({ seat: 0, from: 3, to: 9 });
    expect(stage.places[0]).toBe(3);
    await vi.advanceTimersByTimeAsync(EVENTS.JUMPED.ms);
    expect(stage.places[0]).toBe(9);
    await vi.runAllTimersAsync();
    expect(stage.ride).toBeNull();
  });

  it("shows a payment once more", async () => {
    const { stage } = table();
    stage.again(told("PAID", { who: 1, what: 0 }));
    expect(stage.flights).toMatchObject([{ from: 1, to: 0, sum: 5000 }]);
    expect(heard).toEqual(["cash"]);
    await vi.runAllTimersAsync();
    expect(stage.flights).toEqual([]);
  });

  it("a phone shakes when it is its owner's turn, and for nobody else's", async () => {
    const shaken: unknown[] = [];
    const touched = { hasBeenActive: false };
    vi.stubGlobal("navigator", { vibrate: (how: unknown) => shaken.push(how), userActivation: touched });
    const { stage } = table();
    stage.push(update(told("TURN", { who: 1 })));
    await vi.runAllTimersAsync();
    stage.push(update(told("TURN", { who: 0 })));
    await vi.runAllTimersAsync();
    expect(shaken, "nobody has touched the page yet").toEqual([]);
    touched.hasBeenActive = true;
    stage.push(update(told("TURN", { who: 1 })));
    stage.push(update(told("TURN", { who: 0 })));
    await vi.runAllTimersAsync();
    expect(shaken).toEqual([60]);
    vi.unstubAllGlobals();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
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
