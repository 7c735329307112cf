import { describe, expect, it } from "vitest";
import { EVENTS, lines, soundOf } from "../src/lib/events";
import { SOUNDS } from "../src/sound/recipes";
import { figuresOf, tallies } from "../src/lib/figures";
import { bought } from "../src/lib/groups";
import { ranked } from "../src/lib/ranking";
import type { BoardShown, EventName, PlayerShown, Shown, Told } from "../src/wire";

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

describe("what a builder bought", () => {
  const board = {
    top_level: 5,
    spaces: [0, 1, 1, 2].map((group, number) => ({ group, name: `space ${number}` })),
    groups: [
      { number: 1, name: "Orange", spaces: [1, 2] },
      { number: 2, name: "Red", spaces: [3] },
    ],
  } as unknown as BoardShown;
  const house = (what: number, how: number): Told => told("BUILT", { what, how });

  it("says what it is, on which set, and when that set bears all it can", () => {
    const all = [1, 2, 3, 4, 5].flatMap((level) => [house(1, level), house(2, level)]);
    expect(bought(all, board)).toEqual({ what: "houses", count: 10, group: "Orange", where: "full" });
    expect(bought(all.slice(0, 9), board)).toMatchObject({ count: 9, where: "set" });
    expect(bought([house(1, 1), told("PAID", { what: -1 }), house(3, 1)], board)).toMatchObject({ count: 2, group: "", where: "none" });
    expect(bought([told("BLOCK", { what: 1, how: 5 })], board)).toMatchObject({ what: "blocks", where: "set" });
    expect(bought([house(1, 1), told("DEVELOPED", { what: 2 })], board).what).toBe("buildings");
  });
});

describe("figures after the game", () => {
  const RENT = 4;
  const ESTATE = 14;
  const paid = (who: number, what: number, money: number, how = 0): Told => told("PAID", { who, what, money, how });
  const rent = (who: number, space: number, money: number, owner: number): Told[] => [told("RENT_DUE", { who, what: space, money, how: owner }), paid(who, owner, money, RENT)];

  it("count as rent what was rent, and find the best deal", () => {
    const log = [
      told("ROLLED", { who: 0, what: 3, how: 3 }),
      paid(0, -1, 100),
      told("DEED_TO", { who: 0, what: 1, how: -1 }),
      paid(1, -1, 20),
      told("DEED_TO", { who: 1, what: 3, how: -1 }),
      ...rent(1, 1, 60, 0),
      ...rent(0, 3, 50, 1),
      paid(0, 1, 900),
      ...rent(1, 1, 30, 0),
    ];
    const all = figuresOf(log, 2);
    expect(all.rent).toEqual([90, 50]);
    expect(all.dearest).toEqual({ seat: 0, sum: 60 });
    expect(all.best).toEqual({ seat: 1, space: 3, cost: 20, rent: 50 });
    expect([all.throws, all.doubles]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it("what is left of somebody bankrupt is no rent, whoever it goes to", () => {
    const log = [...rent(1, 1, 60, 0), told("RENT_DUE", { who: 1, what: 1, money: 800, how: 0 }), paid(1, 0, 350, ESTATE)];
    expect(figuresOf(log, 2)).toMatchObject({ rent: [60, 0], dearest: { seat: 0, sum: 60 } });
  });

  it("rent of a place that was traded is no deal of who bought it", () => {
    const log = [paid(0, -1, 100), told("DEED_TO", { who: 0, what: 1, how: -1 }), told("DEED_TO", { who: 1, what: 1, how: 0 }), ...rent(0, 1, 500, 1)];
    expect(figuresOf(log, 2).best).toBeNull();
  });

  it("count the games of this device edition by edition", () => {
    const game = (edition: string, won: boolean) => ({ room: "r", edition, won, at: 0 });
    expect(tallies([game("city", true), game("city", false), game("millionaire", false)])).toEqual([
      { edition: "city", played: 2, won: 1 },
      { edition: "millionaire", played: 1, won: 0 },
    ]);
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

  it("counts what was paid before each building, as the rules tell it", () => {
    const paid = (seq: number): Told => told("PAID", { seq, what: -1, money: 50 });
    const log = [told("ROLLED"), paid(1), told("BUILT", { seq: 2, money: 0 }), paid(3), told("BUILT", { seq: 4, money: 0 }), told("PAID", { seq: 5, what: -1, money: 7 }), told("TURN", { seq: 6 })];
    expect(lines(log).map(({ told: one, more }) => [one.name, one.seq, ...more.map(({ seq }) => seq)])).toEqual([
      ["ROLLED", log[0].seq],
      ["PAID", 1, 2, 3, 4],
      ["PAID", 5],
      ["TURN", 6],
    ]);
  });

  it("does not mix builders, nor a building and a rent", () => {
    const log = [told("BUILT", { who: 0 }), told("BUILT", { who: 1 }), told("PAID", { who: 1, what: 0 })];
    expect(lines(log)).toHaveLength(3);
  });
});

describe("who stands where in the end", () => {
  const player = (seat: number, score: number, more = {}): PlayerShown => ({ seat, score, cash: score, alive: true, ...more }) as PlayerShown;
  const view = (players: PlayerShown[], winners: number[], target = 0): Shown => ({ players, winners, world: { target } }) as Shown;
  const listed = (shown: Shown, log: Told[] = []) => ranked(shown, log).map(({ player: { seat }, place, fell }) => [seat, place, fell]);

  it("the winner, then by what is counted, then who held out longest, and until when", () => {
    const log = [told("TURN", { who: 0, what: 7 }), told("BANKRUPT", { who: 0, seq: 5 }), told("TURN", { who: 3, what: 9 }), told("BANKRUPT", { who: 3, seq: 8 })];
    const out = { alive: false };
    expect(listed(view([player(0, 0, out), player(1, 50), player(2, 90), player(3, 0, out)], [2]), log)).toEqual([
      [2, 1, 0],
      [1, 2, 0],
      [3, 3, 9],
      [0, 4, 7],
    ]);
  });

  it("who has the same shares a place, and so do all who win together", () => {
    expect(listed(view([player(0, 40), player(1, 70), player(2, 70), player(3, 40)], [1, 2]))).toEqual([
      [1, 1, 0],
      [2, 1, 0],
      [0, 3, 0],
      [3, 3, 0],
    ]);
  });

  it("where a sum in cash wins, cash is counted", () => {
    expect(listed(view([player(0, 900, { cash: 100 }), player(1, 200, { cash: 1000 })], [1], 1000))).toEqual([
      [1, 1, 0],
      [0, 2, 0],
    ]);
  });
});
