/** Several seats at one device: who is asked comes to the screen, and where there are secrets, a curtain comes first. */
import { isOpen, isSealed } from "./questions";
import type { Room } from "./room.svelte";

export class HotSeat {
  /** Who has said "it is me" in front of the curtain. */
  private known = $state<number | null>(null);
  /** The seat that should be at the screen now. */
  private called = $state<number | null>(null);
  private question = "";

  constructor(private room: Room) {}

  /** May somebody at this device not see what another one sees here? */
  get secrets(): boolean {
    const { mine, views, view } = this.room;
    if (mine.length < 2) return false;
    if (isSealed(view?.prompt?.kind)) return true;
    return mine.some((one) => mine.some((other) => one !== other && (views[one]?.players[other]?.hidden_cards ?? 0) > 0));
  }

  /** At an open auction all at the device look at the screen together: nothing only one may know is on it then. */
  get shared(): boolean {
    return this.room.mine.length > 1 && isOpen(this.room.view?.prompt?.kind);
  }

  get next(): number {
    return this.called ?? this.room.seat;
  }

  get covered(): boolean {
    return this.secrets && !this.shared && this.known !== this.next;
  }

  /** Inside an effect: a new question calls whoever it asks; without secrets the screen simply turns. */
  follow(): void {
    const { prompt } = this.room.view ?? {};
    const asked = prompt?.asked.filter((seat) => this.room.mine.includes(seat)) ?? [];
    const question = `${prompt?.kind} ${asked}`;
    if (question !== this.question) {
      this.question = question;
      if (asked.length && !asked.includes(this.next)) this.called = asked[0];
    }
    if (!this.secrets) this.known = null;
    if (!this.covered && this.room.seat !== this.next) this.room.seat = this.next;
  }

  /** Somebody else at this device wants to look or to act between the turns. */
  show(seat: number): void {
    this.called = seat;
  }

  open(): void {
    this.room.seat = this.known = this.next;
  }
}
