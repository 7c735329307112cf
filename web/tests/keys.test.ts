import { describe, expect, it } from "vitest";
import { docked, kinds } from "../src/lib/choices";
import { keysOf, SPACE } from "../src/lib/keys";
import type { Choice, Shown } from "../src/wire";

const choice = (action: string, group: Choice["group"] = "answer", space: number | null = null): Choice => ({ action, group, text: action, heading: "", space });

describe("keys", () => {
  it("Space rolls and ends and does nothing else", () => {
    const all = ["ROLL", "BUY", "DECLINE", "ACCEPT", "REJECT", "PASS", "SETTLE", "PRESS", "JUMP", "STAY", "UPGRADE", "KEEP_LEVEL", "PAY_FLAT", "PAY_SHARE", "DECIDE choice=0"];
    const keys = keysOf(all.map((action) => choice(action)));
    expect(keys[0]).toBe(SPACE);
    expect(keys.slice(1)).not.toContain(SPACE);
    expect(keysOf([choice("DONE")])).toEqual([SPACE]);
  });

  it("gives no two buttons the same key, and the same verb the same letter", () => {
    const keys = keysOf([choice("BUY"), choice("DECIDE choice=0"), choice("DECIDE choice=1"), choice("LEAVE"), choice("REJECT")]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(["b", "1", "2", "n", "3"]);
    expect(keysOf([choice("ROLL"), choice("BUY")])[1]).toBe("b");
  });
});

const view = (legal: Choice[]): Shown => ({ legal, bids: null, seat: 0, spaces: Array.from({ length: 40 }, () => ({ owner: 0 })) }) as unknown as Shown;

describe("what lies beside a question", () => {
  it("keeps what concerns the evening and what concerns a deed out of it", () => {
    const { buttons, lists } = docked(view([choice("ROLL"), choice("PROPOSE_STOP", "other"), choice("DEVELOP space=3 development=1", "other", 3)]), true);
    expect(buttons.map((one) => one.action)).toEqual(["ROLL"]);
    expect(lists).toEqual([]);
  });

  it("makes one list of all that is chosen on the board, by what and where", () => {
    const placed = [1, 3, 6, 8, 9].flatMap((space) => [choice(`PLACE_HAZARD space=${space} piece=1`, "answer", space), choice(`PLACE_BONUS space=${space} piece=5`, "answer", space)]);
    const { buttons, lists } = docked(view([...placed, choice("FORGO")]), true);
    expect(buttons.map((one) => one.action)).toEqual(["FORGO"]);
    expect(lists).toHaveLength(1);
    expect(kinds(lists[0]).map(({ choices }) => choices.length)).toEqual([5, 5]);
  });
});
