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
  /** Something was said and the server has not answered yet. */
  saying = $state(false);
  /** What each seat has just said across the table. */
  said = $state.raw<Record<number, string>>({});
  protected socket: Socket | null = null;
  /** The seat of this device that said something last. */
  private spoke = -1;
  private silence: ReturnType<typeof setTimeout>[] = [];

  async act(action: string, seat = this.seat): Promise<boolean> {
    this.refused = null;
    this.spoke = seat;
    return this.say({ t: "act", seat, action });
  }

  /** One of a few words, or a face, to all at the table. */
  gesture = (word: Gesture["word"]): Promise<boolean> => this.say({ t: "gesture", seat: this.seat, word });
  write = (text: string): Promise<boolean> => this.say({ t: "chat", seat: this.seat, text });
  vote = (what: Vote["what"], yes: boolean): Promise<boolean> => this.say({ t: "vote", seat: this.seat, what, yes });
  /** May what I said last be as if I had not said it? */
  takeBack = (): Promise<boolean> => this.say({ t: "take_back", seat: this.mine.includes(this.spoke) ? this.spoke : this.seat });
  back = (): Promise<boolean> => this.say({ t: "back", seat: this.seat });
  /** The banker tells something in one breath. */
  tell = (lines: string[]): Promise<boolean> => this.say({ t: "tell", lines });

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

  private async say(frame: object): Promise<boolean> {
    if (!this.socket) return false;
    this.saying = true;
    const answer: Ack | Refused = await this.socket.say(frame);
    this.saying = false;
    this.refused = answer.t === "refused" ? answer : null;
    setTimeout(() => this.refused === answer && (this.refused = null), READ);
    return answer.t === "ack";
  }
}
