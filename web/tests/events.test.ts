import { describe, expect, it } from "vitest";
import { EVENTS, lines, soundOf } from "../src/lib/events";
import { SOUNDS } from "../src/sound/recipes";
import type { EventName, Told } from "../src/wire";

const told = (name: EventName, more: Partial<Told> = {}): Told => ({ seq: 0, seats: [0], name, who: 0, what: 0, how: 0, money: 0, give: [], want: [], text: name, caption: "", ...more });

describe("the table of events", () => {
  it("has a row for every event, with a sound that exists and a time that is short", () => {
    for (const [name, row] of Object.entries(EVENTS)) {
      expect(row.ms, name).toBeLessThanOrEqual(2000);
      if (row.sound) expect(SOUNDS, name).toContain(row.sound);
    }
  });

  it("an average turn of a bot shows in at most four and a half seconds", () => {
    const turn = ["TURN", "ROLLED", "PAID", "DEED_TO"] as const;
    expect(turn.reduce((sum, name) => sum + EVENTS[name].ms, 7 * EVENTS.MOVED.ms)).toBeLessThanOrEqual(4500);
  });

  it("money sounds for who pays and who is paid, and for nobody else", () => {
    const paid = told("PAID", { who: 1, what: 2 });
    expect(soundOf(paid, [2], false)).toBe("cash");
    expect(soundOf(paid, [1], false)).toBe("pay");
    expect(soundOf(paid, [0], false)).toBeNull();
  });

  it("a turn sounds only for whose it is, a storm but no sunshine, and at the fastest pace only what nobody may miss", () => {
    expect(soundOf(told("TURN", { who: 1 }), [0], false)).toBeNull();
    expect(soundOf(told("TURN", { who: 0 }), [0], true)).toBe("turn");
    expect(soundOf(told("WEATHER", { what: 0 }), [0], false)).toBeNull();
    expect(soundOf(told("WEATHER", { what: 3 }), [0], false)).toBe("thunder");
    expect(soundOf(told("BUILT"), [0], true)).toBeNull();
    expect(soundOf(told("LAST_SECONDS"), [0], true)).toBe("last5");
  });
});

describe("the log", () => {
  it("tells what one builder buys in a row as one line", () => {
    const log = [told("TURN"), told("BUILT", { seq: 1 }), told("PAID", { seq: 2, what: -1 }), told("BUILT", { seq: 3 }), told("PAID", { seq: 4, what: -1 }), told("ROLLED", { seq: 5 })];
    expect(lines(log).map(({ told: one, more }) => [one.name, more.length])).toEqual([
      ["TURN", 0],
      ["BUILT", 3],
      ["ROLLED", 0],
    ]);
  });

  it("does not mix builders, nor a building and a rent", () => {
    const log = [told("BUILT", { who: 0 }), told("BUILT", { who: 1 }), told("PAID", { who: 1, what: 0 })];
    expect(lines(log)).toHaveLength(3);
  });
});
