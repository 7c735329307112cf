/** What a device says at a table: everything goes over its one socket, and is answered. */
import type { Ack, Gesture, Refused, Vote } from "../wire";
import type { Socket } from "./socket";

const SAID = 4000;
/** Why something was refused stands there long enough to be read, and no longer. */
const READ = 12_000;

export class Voice {
  mine = $state.raw<number[]>([]);
  /** The seat this screen shows; -1: a watcher. */
  seat = $state(-1);
  refused = $state<Refused | null>(null);
  /** Something was said, and the server has not answered yet or what came of it is not here. */
  saying = $state(false);
  /** What each seat has just said across the table. */
  said = $state.raw<Record<number, string>>({});
  /** The last event the server has told of. */
  seq = 0;
  protected socket: Socket | null = null;
  private waiting: (() => void)[] = [];
  /** The seat of this device that said something last. */
  private spoke = -1;
  private silence: ReturnType<typeof setTimeout>[] = [];

  async act(action: string, seat = this.seat): Promise<boolean> {
    this.refused = null;
    this.spoke = seat;
    return this.say({ t: "act", seat, action }, true);
  }

  /** One of a few words, or a face, to all at the table. */
  gesture = (word: Gesture["word"]): Promise<boolean> => this.say({ t: "gesture", seat: this.seat, word });
  write = (text: string): Promise<boolean> => this.say({ t: "chat", seat: this.seat, text });
  vote = (what: Vote["what"], yes: boolean): Promise<boolean> => this.say({ t: "vote", seat: this.seat, what, yes });
  /** May what I said last be as if I had not said it? */
  takeBack = (): Promise<boolean> => this.say({ t: "take_back", seat: this.mine.includes(this.spoke) ? this.spoke : this.seat });
  back = (): Promise<boolean> => this.say({ t: "back", seat: this.seat });
  /** The banker tells something in one breath. */
  tell = (lines: string[]): Promise<boolean> => this.say({ t: "tell", lines }, true);

  /** Let every seat of this device be called when it is asked and nobody looks; or no longer. */
  async callMe(wish: boolean): Promise<void> {
    const { subscription: where } = await import("./push");
    const subscription = await where(wish);
    if (subscription || !wish) for (const seat of this.mine) await this.socket?.say({ t: "push", seat, subscription });
  }

  /** What somebody said stands beside them for a moment. */
  protected heardWord(seat: number, word: string): void {
    this.said = { ...this.said, [seat]: word };
    clearTimeout(this.silence[seat]);
    this.silence[seat] = setTimeout(() => (this.said = { ...this.said, [seat]: "" }), SAID);
  }

  /** The server has told everything up to here. */
  protected caughtUp(seq: number): void {
    this.seq = seq;
    for (const here of this.waiting.splice(0)) here();
  }

  /** `awaited`: the server tells next what came of it. */
  private async say(frame: object, awaited = false): Promise<boolean> {
    if (!this.socket) return false;
    this.saying = true;
    const answer: Ack | Refused = await this.socket.say(frame);
    // Until the question it has answered is gone, the same would be said again: by a second click, or by the page itself.
    if (answer.t === "ack" && awaited && answer.seq > this.seq) await new Promise<void>((here) => this.waiting.push(here));
    this.saying = false;
    this.refused = answer.t === "refused" ? answer : null;
    if (this.refused) setTimeout(() => this.refused === answer && (this.refused = null), READ);
    return answer.t === "ack";
  }
}
