/** What was said is through when what came of it is here: until then nothing is said twice. */
import { describe, expect, it, vi } from "vitest";
import type { Socket } from "../src/lib/socket";
import { Voice } from "../src/lib/voice.svelte";
import type { Ack, Refused } from "../src/wire";

class Table extends Voice {
  frames: Record<string, unknown>[] = [];
  private answer: (frame: Ack | Refused) => void = () => undefined;

  constructor() {
    super();
    const say = (frame: Record<string, unknown>): Promise<Ack | Refused> => {
      this.frames.push(frame);
      return new Promise((done) => (this.answer = done));
    };
    this.socket = { say } as unknown as Socket;
  }

  async hears(frame: object): Promise<void> {
    this.answer(frame as Ack | Refused);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }

  async told(seq: number): Promise<void> {
    this.caughtUp(seq);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
}

describe("what is said to the table", () => {
  it("is through when the table has told what came of it, however late after the answer", async () => {
    const table = new Table();
    void table.act("PASS", 0);
    await table.hears({ t: "ack", id: "a", seq: 7 });
    expect(table.saying).toBe(true);
    await table.told(7);
    expect(table.saying).toBe(false);
  });

  it("is through at once where that was told before, nothing comes of it, or it was refused", async () => {
    const table = new Table();
    await table.told(7);
    void table.act("PASS", 0);
    await table.hears({ t: "ack", id: "a", seq: 7 });
    expect(table.saying).toBe(false);
    void table.gesture("hello");
    await table.hears({ t: "ack", id: "b", seq: 9 });
    expect(table.saying).toBe(false);
    void table.act("PASS", 0);
    await table.hears({ t: "refused", id: "c", code: "WRONG_MOMENT" });
    expect([table.saying, table.refused?.code]).toEqual([false, "WRONG_MOMENT"]);
  });

  it("leaves a clock running only for what is to be read", async () => {
    vi.useFakeTimers();
    const table = new Table();
    void table.act("ROLL", 0);
    await table.hears({ t: "ack", id: "a", seq: 0 });
    expect(vi.getTimerCount()).toBe(0);
    void table.act("ROLL", 0);
    await table.hears({ t: "refused", id: "b", code: "WRONG_MOMENT" });
    vi.advanceTimersByTime(11_000);
    expect(table.refused).not.toBeNull();
    vi.advanceTimersByTime(2_000);
    expect(table.refused).toBeNull();
    vi.useRealTimers();
  });
});
