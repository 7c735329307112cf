/** What the dock says while something is on the stage. */
import { describe, expect, it } from "vitest";
import { tells } from "../src/lib/tells";
import type { Room } from "../src/lib/room.svelte";
import type { EventName, Told } from "../src/wire";

const told = (name: EventName, more: Partial<Told> = {}): Told => ({ seq: 0, seats: [0], name, who: 0, what: 1, how: 1, money: 0, give: [], want: [], text: name, caption: "", ...more });
const board = { spaces: [{ group: -1 }, { group: 0 }, { group: 0 }], groups: [{ number: 0, name: "Brown", spaces: [1, 2] }], top_level: 5 };
const room = (shows: string, one: Told, more: Told[] = [], text = one.text): Room =>
  ({ board, name: () => "Ada", channel: null, stage: { act: { shows, told: one, more, sold: null, id: 0 }, air: null, text } }) as unknown as Room;

describe("the dock", () => {
  it("does not read a card twice, nor one of several bids", () => {
    expect(tells(room("card", told("DREW")))).toBe("A card for Ada.");
    expect(tells(room("card", told("USED_FORTUNE")))).toBe("A card for Ada.");
    expect(tells(room("fortune", told("READ_FORTUNE")))).toBe("A card for Ada.");
    expect(tells(room("fortune", told("TOOK_FORTUNE")))).toBe("TOOK_FORTUNE");
    expect(tells(room("reveal", told("BIDS_OPENED"), [told("BIDS_OPENED")]))).toBe("The bids are opened.");
  });

  it("tells as one what is shown as one, and of a single house its own sentence", () => {
    expect(tells(room("build", told("BUILT"), [told("BUILT", { what: 2 }), told("PAID", { what: -1 })]))).toBe("Ada builds 2 houses on Brown");
    expect(tells(room("build", told("BUILT")))).toBe("BUILT");
  });

  it("says what comes next when the picture is one behind", () => {
    expect(tells(room("card", told("DREW"), [], "Ada rolls."))).toBe("Ada rolls.");
  });
});
