/** Out of an auction is out of it: after a reload too, but not for another page of the same person, nor when it was taken back. */
import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
import { Doors } from "../src/lib/doors.svelte";
import { Voice } from "../src/lib/voice.svelte";
import type { EventName, Prompt, Told } from "../src/wire";

const lot = (number: number): Prompt => ({ lot: number }) as Prompt;
const told = (name: EventName, seq: number, who = -1): Told => ({ name, seq, who }) as Told;

beforeEach(() => kept.clear());

describe("who has left an auction", () => {
  it("is out of that one until they come back", () => {
    const doors = new Doors("r");
    doors.leave(0, 6, 10);
    expect([doors.isOut(0, lot(6)), doors.isOut(1, lot(6)), doors.isOut(0, lot(7)), doors.isOut(0, null)]).toEqual([true, false, false, false]);
    doors.come(0);
    expect(doors.isOut(0, lot(6))).toBe(false);
  });

  it("stays out when the page is loaded anew, and is in for the next auction", () => {
    new Doors("r").leave(0, 6, 10);
    const anew = (...all: Told[]): boolean => {
      const doors = new Doors("r");
      doors.recall(all);
      return doors.isOut(0, lot(6));
    };
    expect(anew(told("AUCTIONED", 8), told("BID", 9, 0), told("PASSED", 11, 0), told("BID", 12, 1))).toBe(true);
    const before = new Map(kept);
    expect(anew(told("AUCTIONED", 8), told("AUCTIONED", 20))).toBe(false);
    for (const [key, value] of before) kept.set(key, value);
    expect(anew(told("AUCTIONED", 8), told("BID", 12, 0)), "a bid made on another page").toBe(false);
    const other = new Doors("another room");
    other.recall([]);
    expect(other.isOut(0, lot(6))).toBe(false);
  });

  it("is back when another page of theirs bids, or when the table takes their leaving back", () => {
    const doors = new Doors("r");
    doors.leave(0, 6, 10);
    doors.heard(told("BID", 12, 1));
    expect(doors.isOut(0, lot(6))).toBe(true);
    doors.heard(told("BID", 13, 0));
    expect(doors.isOut(0, lot(6))).toBe(false);
    doors.leave(0, 6, 13);
    doors.rewound(14);
    expect(doors.isOut(0, lot(6)), "somebody else took something back").toBe(true);
    doors.rewound(13);
    expect(doors.isOut(0, lot(6))).toBe(false);
  });
});

describe("a word across the table", () => {
  it("stands its whole time, also when it follows another one", () => {
    vi.useFakeTimers();
    class Ears extends Voice {
      hear = (word: string): void => this.heardWord(1, word);
    }
    const ears = new Ears();
    ears.hear("hello");
    vi.advanceTimersByTime(3000);
    ears.hear("thanks");
    vi.advanceTimersByTime(3000);
    expect(ears.said[1]).toBe("thanks");
    vi.advanceTimersByTime(1500);
    expect(ears.said[1]).toBe("");
  });
});
