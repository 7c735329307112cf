/** Figures of the minds are never surer than they are, and an offer is read as it is written. */
import { expect, it } from "vitest";
import { margin, offerOf, percent, points, proven } from "../src/minds/asking";

it("writes changes in points with their sign", () => {
  expect([0.034, -0.021, 0.001, -0.004].map(points)).toEqual(["+3", "−2", "0", "0"]);
  expect(percent(0.416)).toBe(42);
});

it("is never surer than a point", () => {
  expect([0.0004, 0.012, 0.034].map(margin)).toEqual([1, 1, 3]);
});

it("writes what is proven so that its figures prove it", () => {
  const said = [
    [0.0149, 0.0051],
    [0.0436, 0.0161],
    [0.284, 0.041],
    [0.114, 0.0569],
    [0.0114, 0.00569],
    [0.0123, 0.0002],
    [0.13, 0.0001],
  ].map(([gain, error]) => proven(gain, error));
  expect(said.map(({ loss, error }) => `${loss} ± ${error}`)).toEqual(["+1.5 ± 0.5", "+4.4 ± 1.6", "+28 ± 4", "+11.40 ± 5.69", "+1.14 ± 0.57", "+1.2 ± 0.1", "+13 ± 1"]);
});

it("takes an offer apart", () => {
  expect(offerOf("OFFER to=2 give=1,card0 want=39 money=-250000")).toEqual({ to: 2, give: ["1", "card0"], want: ["39"], money: -250000 });
  expect(offerOf("OFFER to=0 want=5")).toEqual({ to: 0, give: [], want: ["5"], money: 0 });
});
