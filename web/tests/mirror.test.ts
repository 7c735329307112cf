/** What the banker's forms tell: lines of a record, in an order in which each of them can be. */
import { expect, it } from "vitest";
import { blocks, corrections, deal, hammer, roll, sum, type Laid } from "../src/mirror/lines";

const plot = { owner: -1, level: 0, homes: 0, works: 0, mortgaged: false, marks: [] as string[] };
const table = (): Laid => ({ plots: { 1: { ...plot }, 3: { ...plot, owner: 0, level: 3 } }, people: [{ cash: 5, at: 0, jail: 0 }], turn: 0, cards: [-1], stars: [0] });

it("reads sums as people write them", () => {
  expect(["1.45M", "1,45m", "900k", "1,450,000", "$1.450.000", "50000", "0"].map(sum)).toEqual([1450000, 1450000, 900000, 1450000, 1450000, 50000, 0]);
  expect(["", "x", "1.2.3k", "-5", "1e9", "12kk"].map(sum)).toEqual([null, null, null, null, null, null]);
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
  expect(corrections(table(), wish)).toEqual([]);
  wish.plots[3] = { ...plot, owner: 1, mortgaged: true };
  wish.plots[1] = { ...plot, owner: 0, homes: 2, marks: ["tower", "school"] };
  wish.people[0] = { cash: 7, at: 10, jail: 1 };
  [wish.turn, wish.cards, wish.stars] = [1, [0], [3]];
  expect(corrections(table(), wish)).toEqual([
    "TABLE SET_LEVEL space=3 houses=0",
    "TABLE SET_OWNER space=1 seat=0",
    "TABLE SET_OWNER space=3 seat=1",
    "TABLE SET_RESIDENTIAL space=1 blocks=2",
    "TABLE SET_TOWER space=1 on=1",
    "TABLE SET_PIECE space=1 piece=7 money=1",
    "TABLE SET_MORTGAGE space=3 on=1",
    "TABLE SET_CASH seat=0 money=7",
    "TABLE SET_AT seat=0 space=10",
    "TABLE SET_JAIL seat=0 turn=1",
    "TABLE SET_CARD card=0 seat=0",
    "TABLE SET_STARS seat=0 level=1",
    "TABLE SET_TURN seat=1",
  ]);
});
