/** Who has left an auction for good: this device goes on saying so for them whenever somebody else bids, until they come back. */
import type { Prompt, Told } from "../wire";

export class Doors {
  private left = $state<Record<number, number>>({});

  isOut = (seat: number, prompt: Prompt | null): boolean => prompt?.lot != null && this.left[seat] === prompt.lot;

  leave(seat: number, lot: number): void {
    this.left[seat] = lot;
  }

  come(seat: number): void {
    delete this.left[seat];
  }

  /** A new auction is open to everybody. */
  heard(told: Told): void {
    if (told.name === "AUCTIONED") this.left = {};
  }
}
