/**
 * A television and its remotes, where a server is there: whichever device acts hands the channel's state to the others.
 * The television makes the sounds and reads; the phones stay silent. Without a server nothing of this is offered.
 */
import type { IslandState } from "../island/state";
import { keep } from "./keep.svelte";
import { WHOLE } from "./whole";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const AGAIN = 2000;

class Link {
  role = $state<"tv" | "remote" | null>(null);
  joined = $state(false);
  code = "";
  /** What a device does when another has acted. */
  onchange: (before: IslandState, after: IslandState) => void = () => {};
  #socket: WebSocket | null = null;

  get possible(): boolean {
    return location.protocol.startsWith("http") && typeof WebSocket === "function";
  }

  /** A code nobody can guess. */
  fresh(): string {
    const drawn = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(drawn, (one) => LETTERS[one % LETTERS.length]).join("");
  }

  join(code: string, role: "tv" | "remote"): void {
    this.code = code;
    this.role = role;
    keep.changed = (box) => {
      if (box === "island") this.#send();
    };
    this.#open();
  }

  leave(): void {
    this.role = null;
    this.joined = false;
    keep.changed = () => {};
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    const address = new URL(`line/${this.code}`, location.href.replace(/#.*/, "").replace(/^http/, "ws"));
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => (this.joined = true);
    socket.onmessage = ({ data }) => this.#take(String(data));
    socket.onclose = () => {
      this.joined = false;
      if (this.role && this.#socket === socket) setTimeout(() => this.role && this.#open(), AGAIN);
    };
  }

  #send(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...keep.island, log: [] }));
  }

  /** What was said last; nothing yet: then the evening on this phone is the one that goes on. */
  #take(text: string): void {
    if (!text) {
      if (this.role === "remote") this.#send();
      return;
    }
    try {
      const before = keep.island;
      const found = JSON.parse(text) as IslandState;
      if (!WHOLE.island({ ...found, log: [] })) return;
      keep.mirror({ ...found, log: before.log });
      this.onchange(before, keep.island);
    } catch {
      // Not from a companion.
    }
  }
}

export const link = new Link();
