import { describe, expect, it } from "vitest";
import { hourIs, lastTens } from "../src/lib/hour";

describe("a game that is played by the hour", () => {
  it("is noticed in its last five minutes, and urgent in its last one", () => {
    expect([7_200_000, 299_999, 60_000, 59_999, 0].map(hourIs)).toEqual(["", "soon", "soon", "late", "late"]);
  });

  it("ticks six times in its last minute, and not once it is over", () => {
    const heard = Array.from({ length: 300 }, (_, quarter) => lastTens(70_000 - quarter * 250));
    expect(heard.filter((tens, i) => tens && tens !== heard[i - 1])).toEqual([6, 5, 4, 3, 2, 1]);
  });
});
