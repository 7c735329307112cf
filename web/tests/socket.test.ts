import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket } from "../src/lib/socket";
import type { Heard } from "../src/wire";

/** A line to a server that says what the test wants. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  sent: { t: string; id: string }[] = [];
  onopen = (): void => {};
  onmessage = (message: { data: string }): void => void message;
  onclose = (): void => {};
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  say(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  close(): void {}
}

describe("the socket", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("location", { protocol: "http:", host: "table.local" });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function opened() {
    const heard: Heard[] = [];
    const socket = new Socket(
      "room",
      () => ({ tokens: [], since: null, lang: "en", taken: 0 }),
      (frame) => void heard.push(frame),
      () => {},
    );
    const line = Line.all[0]!;
    line.say({ t: "welcome", v: 1, seq: 0, seats: [0], board: "b" });
    return { socket, line, heard };
  }

  const acts = (line: Line) => line.sent.filter((frame) => frame.t === "act");
  const unknown = (id: string) => ({ t: "refused", id, code: "UNKNOWN", clause: "", sentence: "Nobody knows." });

  it("asks again under the same id when nobody knows whether it was written", async () => {
    const { socket, line, heard } = opened();
    const answer = socket.say({ t: "act", seat: 0, action: "ROLL" });
    const id = acts(line)[0]!.id;
    line.say(unknown(id));
    expect(acts(line)).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(acts(line).map((frame) => frame.id)).toEqual([id, id]);
    line.say({ t: "ack", id, seq: 7 });
    expect(await answer).toMatchObject({ t: "ack", seq: 7 });
    expect(heard.filter((frame) => frame.t === "refused")).toEqual([]);
    socket.close();
  });

  it("tells the person in the end, and asks no more", async () => {
    const { socket, line } = opened();
    const answer = socket.say({ t: "act", seat: 0, action: "ROLL" });
    const id = acts(line)[0]!.id;
    for (let n = 0; n < 25; n++) {
      line.say(unknown(id));
      vi.advanceTimersByTime(2000);
    }
    expect(await answer).toMatchObject({ t: "refused", code: "UNKNOWN" });
    const said = acts(line).length;
    vi.advanceTimersByTime(60_000);
    expect(acts(line)).toHaveLength(said);
    socket.close();
  });

  it("passes on every other refusal at once", async () => {
    const { socket, line } = opened();
    const answer = socket.say({ t: "act", seat: 0, action: "ROLL" });
    line.say({ ...unknown(acts(line)[0]!.id), code: "NOT_ASKED" });
    expect(await answer).toMatchObject({ code: "NOT_ASKED" });
    socket.close();
  });

  it("hears a burst together in one frame, in its order, and waits for no frame where none is drawn", () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
    vi.stubGlobal("cancelAnimationFrame", () => {});
    vi.stubGlobal("document", { hidden: false });
    const { socket, line, heard } = opened();
    for (let now = 1; now <= 3; now++) line.say({ t: "pong", id: "", now });
    expect(heard).toEqual([]);
    expect(frames).toHaveLength(1);
    frames[0]();
    expect(heard.map((frame) => frame.t)).toEqual(["welcome", "pong", "pong", "pong"]);
    line.say({ t: "pong", id: "", now: 4 });
    vi.advanceTimersByTime(100);
    expect(heard).toHaveLength(5);
    vi.stubGlobal("document", { hidden: true });
    line.say({ t: "pong", id: "", now: 5 });
    expect(heard).toHaveLength(6);
    vi.stubGlobal("document", { hidden: false });
    line.say({ t: "pong", id: "", now: 6 });
    line.onclose();
    expect(heard).toHaveLength(7);
    socket.close();
  });
});
