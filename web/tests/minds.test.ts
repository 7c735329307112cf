/** Figures of the minds are never surer than they are, and an offer is read as it is written. */
import { expect, it } from "vitest";
import { margin, offerOf, percent, points } from "../src/minds/asking";

it("writes changes in points with their sign", () => {
  expect([0.034, -0.021, 0.001, -0.004].map(points)).toEqual(["+3", "−2", "0", "0"]);
  expect(percent(0.416)).toBe(42);
});

it("is never surer than a point", () => {
  expect([0.0004, 0.012, 0.034].map(margin)).toEqual([1, 1, 3]);
});

it("takes an offer apart", () => {
  expect(offerOf("OFFER to=2 give=1,card0 want=39 money=-250000")).toEqual({ to: 2, give: ["1", "card0"], want: ["39"], money: -250000 });
  expect(offerOf("OFFER to=0 want=5")).toEqual({ to: 0, give: [], want: ["5"], money: 0 });
});
