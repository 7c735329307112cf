import { afterEach, describe, expect, it, vi } from "vitest";
import { docked, kinds, sortFor } from "../src/lib/choices";
import { keysOf, pointedAt, press, questionCame, released, SPACE } from "../src/lib/keys";
import type { Choice, Shown } from "../src/wire";

const choice = (action: string, group: Choice["group"] = "answer", space: number | null = null): Choice => ({ action, group, text: action, heading: "", space });

describe("keys", () => {
  it("Space rolls and ends and does nothing else", () => {
    const all = ["ROLL", "BUY", "DECLINE", "ACCEPT", "REJECT", "PASS", "SETTLE", "PRESS", "JUMP", "STAY", "UPGRADE", "KEEP_LEVEL", "PAY_FLAT", "PAY_SHARE", "DECIDE choice=0"];
    const keys = keysOf(all.map((action) => choice(action)));
    expect(keys[0]).toBe(SPACE);
    expect(keys.slice(1)).not.toContain(SPACE);
    for (const ends of ["DONE", "END_TURN"]) expect(keysOf([choice(ends)])).toEqual([SPACE]);
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

  it("who points where the wish cannot be means what can be there", () => {
    const sorts = kinds([choice("PLACE_HAZARD space=1 piece=1", "answer", 1), choice("PLACE_BONUS space=1 piece=5", "answer", 1), choice("PLACE_BONUS space=3 piece=5", "answer", 3)]);
    const [hazard, bonus] = sorts;
    expect(sortFor(sorts, "", null)).toBe(hazard);
    expect(sortFor(sorts, bonus.kind, 1)).toBe(bonus);
    expect(sortFor(sorts, hazard.kind, 3)).toBe(bonus);
    expect(sortFor(sorts, hazard.kind, 9)).toBe(hazard);
  });
});

/** A button as far as keys know one: where it stands, and what happened to it. */
class Button {
  clicks = 0;
  constructor(
    private region: string,
    private key = "",
  ) {}
  closest = (wish: string): Button | null => (wish.split(", ").some((part) => part === "button" || part.startsWith(`[data-region=${this.region}]`)) ? this : null);
  has = (selector: string): boolean => !!this.key && (selector.startsWith(`[data-key="${this.key}"]`) || (this.key === "s" && selector.startsWith("[data-skip]")));
  hasAttribute = (name: string): boolean => name === "data-skip" && this.key === "s";
  click = (): void => void this.clicks++;
}

const table = (...buttons: Button[]): void => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("document", { querySelector: (selector: string) => buttons.find((one) => one.has(selector)) ?? null });
  vi.spyOn(performance, "now").mockReturnValue(900_000);
};

describe("Space", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const body = { closest: () => null } as unknown as HTMLElement;
  const at = (time: number): void => void vi.spyOn(performance, "now").mockReturnValue(time);
  const tap = (code: string): void => {
    press({ key: " ", code, target: body, repeat: false, preventDefault: () => {} } as unknown as KeyboardEvent);
    released({ key: " ", code, target: body, preventDefault: () => {} } as unknown as KeyboardEvent);
  };

  it("skips what is shown where nothing is to be rolled, and does not answer what comes then", () => {
    const [skip, roll] = [new Button("banner", "s"), new Button("prompt", SPACE)];
    table(skip);
    at(200_000);
    tap("Space");
    expect(skip.clicks).toBe(1);
    table(roll);
    at(200_400);
    tap("Space");
    expect(roll.clicks, "pressed once too often").toBe(0);
    at(200_900);
    tap("Space");
    expect(roll.clicks).toBe(1);
    table(skip, roll);
    at(300_000);
    tap("Space");
    expect([skip.clicks, roll.clicks], "to roll comes first").toEqual([1, 2]);
  });

  it("let go over the button of another question than the one it went down for presses nothing", () => {
    table();
    let free = true;
    const button = new Button("prompt");
    const key = { key: " ", code: "Space", target: button, repeat: false, preventDefault: () => (free = false) } as unknown as KeyboardEvent;
    at(400_000);
    press(key);
    released(key);
    expect(free).toBe(true);
    at(401_000);
    press(key);
    at(401_100);
    questionCame();
    released(key);
    expect(free).toBe(false);
  });
});

describe("a button the mouse was on", () => {
  let codes = 0;
  /** Does the browser itself press the button that has the focus? */
  const left = (target: Button, key = " "): boolean => {
    let free = true;
    press({ key, code: `K${codes++}`, target, repeat: false, preventDefault: () => (free = false) } as unknown as KeyboardEvent);
    return free;
  };
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is not pressed again by Space, which does what it does everywhere", () => {
    const [build, done] = [new Button("prompt", "x"), new Button("prompt", SPACE)];
    table(build, done);
    expect(left(build), "nobody has touched it").toBe(true);
    pointedAt({ target: build } as unknown as PointerEvent);
    expect(left(build)).toBe(false);
    expect([build.clicks, done.clicks]).toEqual([0, 1]);
    left(build, "Tab");
    expect(left(build), "who walks by keyboard means it").toBe(true);
  });

  it("nor in a drawer, where Space does not roll either", () => {
    const [house, roll] = [new Button("bench"), new Button("prompt", SPACE)];
    table(house, roll);
    pointedAt({ target: house } as unknown as PointerEvent);
    expect(left(house)).toBe(false);
    expect(roll.clicks).toBe(0);
  });
});
