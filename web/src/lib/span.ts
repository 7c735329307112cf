/** How long something was when it began. An end told anew is the same end, though the two clocks have moved a little meanwhile: the bar
 *  that shows what is left never fills again. */
const SAME = 1000;

export class Span {
  private end = -Infinity;
  private whole = 1;

  /** Of what ends then, with so many milliseconds left. */
  of(end: number, left: number): number {
    if (Math.abs(end - this.end) >= SAME) [this.end, this.whole] = [end, Math.max(1, left)];
    return this.whole;
  }
}
