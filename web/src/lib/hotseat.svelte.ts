/** Several seats at one device: who is asked comes to the screen, and where there are secrets, a curtain comes first. */
import type { Room } from "./room.svelte";

export class HotSeat {
  /** Who has said "it is me" in front of the curtain. */
  private known = $state<number | null>(null);

  constructor(private room: Room) {}

  /** May somebody at this device not see what another one sees here? */
  get secrets(): boolean {
    const { mine, views, view } = this.room;
    if (mine.length < 2) return false;
    if (view?.prompt?.kind.includes("SEALED")) return true;
    return mine.some((one) => mine.some((other) => one !== other && (views[one]?.players[other]?.hidden_cards ?? 0) > 0));
  }

  /** The seat whose turn at the screen it is. */
  get next(): number {
    const asked = this.room.view?.prompt?.asked.filter((seat) => this.room.mine.includes(seat)) ?? [];
    return asked.length && !asked.includes(this.room.seat) ? asked[0] : this.room.seat;
  }

  get covered(): boolean {
    return this.secrets && this.known !== this.next;
  }

  /** Inside an effect: without secrets the screen simply turns to whoever is asked. */
  follow(): void {
    if (!this.secrets) this.known = null;
    if (!this.covered && this.room.seat !== this.next) this.room.seat = this.next;
  }

  open(): void {
    const seat = this.next;
    this.room.seat = seat;
    this.known = seat;
  }
}
