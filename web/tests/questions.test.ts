import { describe, expect, it } from "vitest";
import { choiceTo } from "../src/lib/choices";
import { isAuction, isOpen, isSealed } from "../src/lib/questions";
import type { Choice, PromptKind } from "../src/wire";

describe("questions", () => {
  it("an auction is bid in sight of all or sealed, never both, and nothing else is bid for", () => {
    const bid = (kind: PromptKind | undefined): boolean[] => [isAuction(kind), isOpen(kind), isSealed(kind)];
    expect((["ASK_OPEN_AUCTION", "ASK_TIMED_AUCTION", "ASK_SEALED_AUCTION"] as const).map(bid)).toEqual([
      [true, true, false],
      [true, true, false],
      [true, false, true],
    ]);
    expect([bid("ASK_BUY"), bid(undefined)]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });

  it("a choice is found by its whole word, whatever stands behind it", () => {
    const legal = [{ action: "PASS_ON to=1" }, { action: "PASS" }, { action: "BID money=5" }] as Choice[];
    expect(choiceTo("PASS", legal)).toBe(legal[1]);
    expect(choiceTo("BID", legal)).toBe(legal[2]);
    expect(choiceTo("REJECT", legal)).toBeUndefined();
  });
});
