/** One socket per device. It says hello with the seats' secrets, comes back by itself, and keeps what was not acknowledged. */
import type { Ack, Heard, Refused } from "../wire";

export type Waiting = { frame: object; done: (answer: Ack | Refused) => void; asked: number };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** How soon, and how often, we ask again about something nobody knows the fate of. */
const ASK_AGAIN = 1500;
const MOST_ASKED = 20;
/** Nobody who looks on waits longer for what has come, even where no frame is drawn. */
const LATEST = 100;

/** `crypto.randomUUID` is missing on plain http addresses of a home network. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Socket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private closed = false;
  private timer = 0;
  private pulse = 0;
  private inbox: string[] = [];

  constructor(
    private room: string,
    private hello: () => { tokens: string[]; since: number | null; lang: string; taken: number; banker?: string },
    private heard: (frame: Heard) => void,
    private online: (yes: boolean) => void,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.room)}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", v: 1, ...this.hello() }));
    socket.onmessage = (message) => this.gather(message.data as string);
    socket.onclose = () => (this.readAll(), this.lost(socket));
  }

  /** What comes in a burst, such as the bids of several bots, is heard together: the page is drawn once for all of it. */
  private gather(text: string): void {
    this.inbox.push(text);
    if (typeof requestAnimationFrame === "undefined" || document.hidden) return this.readAll();
    if (this.inbox.length > 1) return;
    const read = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      this.readAll();
    };
    const frame = requestAnimationFrame(read);
    const timer = setTimeout(read, LATEST);
  }

  private readAll(): void {
    for (const text of this.inbox.splice(0)) if (!this.closed) this.hear(JSON.parse(text) as Heard);
  }

  private hear(frame: Heard): void {
    if (frame.t === "welcome") {
      this.tries = 0;
      this.online(true);
      for (const { frame: again } of this.waiting.values()) this.socket?.send(JSON.stringify(again));
      clearInterval(this.pulse);
      this.pulse = window.setInterval(() => this.send({ t: "ping", id: newId() }), 20_000);
    }
    if (frame.t === "ack" || frame.t === "refused") {
      if (frame.t === "refused" && this.unknown(frame)) return;
      this.waiting.get(frame.id)?.done(frame);
      this.waiting.delete(frame.id);
    }
    this.heard(frame);
  }

  /** It may be written or not: the same id tells, and counts once. Until the server knows, nothing is answered. */
  private unknown(frame: Refused): boolean {
    const waiting = this.waiting.get(frame.id);
    if (frame.code !== "UNKNOWN" || !waiting || ++waiting.asked > MOST_ASKED) return false;
    window.setTimeout(() => this.waiting.get(frame.id) === waiting && this.send(waiting.frame), ASK_AGAIN);
    return true;
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.pulse);
    this.online(false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Say it, and say it again under the same id after a lost connection, until the server has answered. */
  say(frame: object): Promise<Ack | Refused> {
    const id = newId();
    return new Promise((done) => {
      const whole = { ...frame, id };
      this.waiting.set(id, { frame: whole, done, asked: 0 });
      this.send(whole);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = this.socket;
    // Closing while it still opens is reported as a failure; it is none.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
