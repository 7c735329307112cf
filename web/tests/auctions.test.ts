import { describe, expect, it } from "vitest";
import { going, history, raises, sliderTop } from "../src/lib/auctions";
import type { EventName, Prompt, Told } from "../src/wire";
import { Span } from "../src/lib/span";

const bids = { low: 10_000, high: 15_000_000, step: 10_000 };

describe("auctions", () => {
  it("a slider ends where sums stop making sense, on a step, and never above what can be bid", () => {
    expect(sliderTop(bids, 2_000_000)).toBe(4_000_000);
    expect((sliderTop({ ...bids, low: 30_000 }, 55_000) - 30_000) % bids.step).toBe(0);
    expect(sliderTop({ ...bids, high: 50_000 }, 2_000_000)).toBe(50_000);
    expect(sliderTop({ ...bids, low: 9_000_000 }, 2_000_000)).toBe(13_500_000);
  });

  it("offers raises in steps of the price", () => {
    expect(raises(bids, 2_000_000)).toEqual([10_000, 110_000, 210_000, 510_000]);
    expect(raises({ ...bids, high: 150_000 }, 2_000_000)).toEqual([10_000, 110_000]);
  });

  it("tells the bids of the auction under way, the last first", () => {
    const told = (name: EventName, money: number): Told => ({ name, money }) as Told;
    expect(history([told("BID", 9), told("AUCTIONED", 0), told("BID", 1), told("PASSED", 0), told("BID", 2)]).map((one) => one.money)).toEqual([2, 1]);
    expect(history([told("BID", 9)])).toEqual([]);
  });

  it("goes once and twice by the clock where there is one, else by who is left", () => {
    const prompt = (asked: number[], high_seat: number | null = 0): Prompt => ({ asked, high_seat }) as Prompt;
    expect(going(prompt([1, 2, 3]), null)).toBe(0);
    expect(going(prompt([1, 2]), null)).toBe(1);
    expect(going(prompt([1]), null)).toBe(2);
    expect(going(prompt([1], null), null)).toBe(0);
    expect(going(prompt([1, 2, 3]), 4000)).toBe(2);
    expect(going(prompt([1, 2, 3]), 11_000)).toBe(1);
    expect(going(prompt([1]), 40_000)).toBe(0);
  });
});

describe("the bar of a clock", () => {
  it("is as long as the time was when it began, and begins anew only for another end", () => {
    const span = new Span();
    expect(span.of(100_000, 50_000)).toBe(50_000);
    expect(span.of(100_040, 5_000)).toBe(50_000);
    expect(span.of(160_000, 50_100)).toBe(50_100);
  });
});
