/** Who has left an auction for good: this page goes on saying so for them whenever somebody else bids, until they come back. */
import type { Prompt, Told } from "../wire";

/** The lot somebody left, and the last thing told before they did. */
type Left = Record<number, { lot: number; at: number }>;
const KEY = "passgo.left.";

export class Doors {
  private left = $state<Left>({});

  constructor(private room: string) {}

  isOut = (seat: number, prompt: Prompt | null): boolean => prompt?.lot != null && this.left[seat]?.lot === prompt.lot;

  leave(seat: number, lot: number, at: number): void {
    this.keep({ ...this.left, [seat]: { lot, at } });
  }

  come(seat: number): void {
    this.only((one) => one !== seat);
  }

  /** A new auction is open to everybody, and whoever bids is back, from whichever page of theirs. */
  heard(told: Told): void {
    if (told.name === "AUCTIONED") this.only(() => false);
    else if (told.name === "BID") this.come(told.who);
  }

  /** A page that was loaded anew still knows who had left on it, unless something has happened since. */
  recall(told: Told[]): void {
    try {
      this.left = JSON.parse(sessionStorage.getItem(KEY + this.room) ?? "{}") as Left;
    } catch {
      return;
    }
    for (const one of told) if (Object.entries(this.left).some(([seat, { at }]) => at < one.seq && (one.name === "AUCTIONED" || Number(seat) === one.who))) this.heard(one);
  }

  /** What is taken back was never said: nor that somebody leaves. */
  rewound(seq: number): void {
    this.only((_, at) => at < seq);
  }

  private only(stays: (seat: number, at: number) => boolean): void {
    const all = Object.entries(this.left);
    const rest = all.filter(([seat, { at }]) => stays(Number(seat), at));
    if (rest.length < all.length) this.keep(Object.fromEntries(rest));
  }

  /** In this page only: another one of the same person may have come back. */
  private keep(left: Left): void {
    this.left = left;
    try {
      sessionStorage.setItem(KEY + this.room, JSON.stringify(left));
    } catch {
      // A browser that keeps nothing asks again after a reload.
    }
  }
}
