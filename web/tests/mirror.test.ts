/** What the banker's forms tell: lines of a record, in an order in which each of them can be. */
import { expect, it } from "vitest";
import { amountOf, lacksUnit } from "../src/companion/bank/amount";
import { corrections, type Laid, type Person, type Plot } from "../src/mirror/laid";
import { blocks, deal, hammer, roll, sum } from "../src/mirror/lines";

const plot: Plot = { owner: -1, level: 0, homes: 0, works: 0, mortgaged: false, marks: [], development: 0 };
const person: Person = { cash: 5, at: 0, jail: 0, stars: 0, job: 0, tokens: 0 };
const table = (): Laid => ({ plots: { 1: { ...plot }, 3: { ...plot, owner: 0, level: 3 } }, people: [{ ...person }, { ...person }], turn: 0, cards: [-1], dodger: -1, sky: 0, ship: false });
const told = (before: Laid, after: Laid, groups: number[][] = []): string[] => corrections(before, after, groups).map(({ line }) => line.replace("TABLE ", ""));

it("reads sums as people write them", () => {
  expect(["1.45M", "1.450M", "$1.072M", "1,45m", "900k", "1,450,000", "$1.450.000", "50000", "0"].map((text) => sum(text))).toEqual([
    1450000, 1450000, 1072000, 1450000, 900000, 1450000, 1450000, 50000, 0,
  ]);
  expect(["", "x", "1.2.3k", "-5", "1e9", "12kk", "1,450k", "1.45"].map((text) => sum(text))).toEqual(Array(8).fill(null));
});

it("reads a sum without a unit by the smallest note, and asks where it cannot be told", () => {
  expect(["1.45", "2", "15", "0.5", "50000", "15,500", "$5,000", "0"].map((text) => sum(text, 10_000))).toEqual([1450000, 2000000, 15000000, 500000, 50000, 15500, 5000, 0]);
  expect(["250", "1.450", "50", "1.4567", "$1.45"].map((text) => sum(text, 10_000))).toEqual(Array(5).fill(null));
});

it("reads the keys of the simple bank the same way", () => {
  const read = (text: string, note: number): number | null => amountOf(text, note, 1);
  expect([read("1.45", 10_000), read("1.45M", 10_000), read("600k", 10_000), read("1.45", 1_000), read("60", 1)]).toEqual([1450000, 1450000, 600000, 1450000, 60]);
  expect([read("250", 10_000), read("250", 1_000), read("1.45", 1), read("0.0001", 10_000)]).toEqual([null, null, null, null]);
  expect(["250", "1.45", "1.45M", "x"].map((text) => lacksUnit(text, 1))).toEqual([false, true, false, false]);
});

it("says a roll, a deal, blocks and the hammer", () => {
  expect(roll([3, 5], false)).toEqual(["ON", "CHANCE OUTCOME a=3 b=5"]);
  expect(roll([4], true)).toEqual(["CHANCE OUTCOME a=4"]);
  expect(deal({ from: 0, to: 2, give: ["1", "card0"], want: [], money: -500 })).toEqual(["0 OFFER to=2 give=1,card0 money=-500", "2 ACCEPT"]);
  expect(blocks(1, { "RESIDENTIAL space=3": 2 })).toEqual(["1 RESIDENTIAL space=3", "1 RESIDENTIAL space=3"]);
  expect([hammer(2, 10), hammer(-1, 0)]).toEqual(["TABLE HAMMER seat=2 money=10", "TABLE HAMMER seat=-1"]);
});

it("tells only what has changed, houses off before a deed changes hands", () => {
  const wish = table();
  expect(told(table(), wish)).toEqual([]);
  wish.plots[3] = { ...plot, owner: 1, mortgaged: true };
  wish.plots[1] = { ...plot, owner: 0, homes: 2, marks: ["tower", "school"] };
  wish.people[0] = { ...person, cash: 7, at: 10, jail: 1, stars: 3 };
  [wish.turn, wish.cards, wish.dodger] = [1, [0], 1];
  expect(told(table(), wish)).toEqual([
    "SET_LEVEL space=3 houses=0",
    "SET_OWNER space=1 seat=0",
    "SET_OWNER space=3 seat=1",
    "SET_RESIDENTIAL space=1 blocks=2",
    "SET_TOWER space=1 on=1",
    "SET_PIECE space=1 piece=7 money=1",
    "SET_MORTGAGE space=3 on=1",
    "SET_CASH seat=0 money=7",
    "SET_STARS seat=0 level=1",
    "SET_AT seat=0 space=10",
    "SET_JAIL seat=0 turn=1",
    "SET_CARD card=0 seat=0",
    "SET_DODGE seat=1",
    "SET_TURN seat=1",
  ]);
});

it("clears a whole colour while one of its deeds changes hands, and builds it up again", () => {
  const before = table();
  before.plots[1] = { ...plot, owner: 0, level: 2 };
  const after = structuredClone(before);
  after.plots[3].owner = 1;
  expect(told(before, after, [[1, 3]])).toEqual(["SET_LEVEL space=1 houses=0", "SET_LEVEL space=3 houses=0", "SET_OWNER space=3 seat=1", "SET_LEVEL space=1 houses=2", "SET_LEVEL space=3 houses=3"]);
});

it("takes a landmark off here before it stands there", () => {
  const before = table();
  before.plots[3] = { ...plot, homes: 2, marks: ["tower", "stadium"] };
  const after = structuredClone(before);
  after.plots[1].marks = ["tower"];
  after.plots[3] = { ...plot, homes: 0, works: 3, marks: ["stadium"] };
  expect(told(before, after)).toEqual(["SET_RESIDENTIAL space=3 blocks=0", "SET_TOWER space=3 on=0", "SET_INDUSTRIAL space=3 blocks=3", "SET_TOWER space=1 on=1"]);
});

it("tells of the island: jobs that are swapped, tokens, a development instead of houses, the sky and the ship", () => {
  const before = table();
  [before.people[0].job, before.people[1].job] = [1, 2];
  const after = structuredClone(before);
  [after.people[0].job, after.people[1].job, after.people[1].tokens] = [2, 1, 4];
  after.plots[3] = { ...after.plots[3], level: 0, development: 2 };
  [after.sky, after.ship] = [3, true];
  expect(told(before, after)).toEqual([
    "SET_LEVEL space=3 houses=0",
    "SET_DEVELOPMENT space=3 development=2",
    "SET_JOB seat=0 job=0",
    "SET_JOB seat=1 job=0",
    "SET_JOB seat=0 job=2",
    "SET_JOB seat=1 job=1",
    "SET_TOKENS seat=1 count=4",
    "SET_WEATHER sky=3",
    "SET_SHIP in_port=1",
  ]);
});

it("knows what each line is about, so that a refusal is shown there", () => {
  const after = table();
  after.plots[1] = { ...plot, owner: 1, level: 2 };
  after.people[1] = { ...person, at: 4, tokens: 1 };
  after.turn = 1;
  expect(corrections(table(), after, []).map(({ part, space, seat }) => [part, space ?? seat])).toEqual([
    ["owners", 1],
    ["standing", 1],
    ["cash", 1],
    ["places", 1],
    ["turn", 1],
  ]);
});
