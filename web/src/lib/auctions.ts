/** What an auction shows beside its highest bid: the bids so far, sums worth saying, and how near the hammer is. */
import type { Bids, Prompt, Told } from "../wire";

/** The bids of the auction under way, the last one first. */
export function history(told: Told[]): Told[] {
  const start = told.findLastIndex(({ name }) => name === "AUCTIONED");
  return start < 0
    ? []
    : told
        .slice(start)
        .filter(({ name }) => name === "BID")
        .reverse();
}

/** A slider is for sums that make sense; more than that can be typed. */
export function sliderTop(bids: Bids, price: number): number {
  const wish = Math.max(2 * price, bids.low + 20 * bids.step, 1.5 * bids.low);
  return Math.min(bids.high, bids.low + Math.ceil((wish - bids.low) / bids.step) * bids.step);
}

/** Sums to bid at one touch: the lowest, and three that are worth saying at this height. */
export function raises(bids: Bids, price: number): number[] {
  const leap = Math.max(bids.step, Math.round((price * 0.05) / bids.step) * bids.step);
  return [0, leap, 2 * leap, 5 * leap].map((more) => bids.low + more).filter((sum) => sum <= bids.high);
}

/** How near the hammer is: 0 not at all, 1 once, 2 twice. */
export function going(prompt: Prompt, left: number | null): 0 | 1 | 2 {
  if (prompt.high_seat === null || prompt.high_seat < 0) return 0;
  if (left !== null) return left <= 5000 ? 2 : left <= 12000 ? 1 : 0;
  return prompt.asked.length <= 1 ? 2 : prompt.asked.length === 2 ? 1 : 0;
}
