/** What is under the hammer, and what it went for. */
import type { Told } from "../wire";

export class Hammer {
  lot: number | null = null;
  private paid: Told | null = null;

  /** Gone: what the deed was sold for; null: this is no such thing. */
  heard(told: Told): number | null {
    const { name, who, what } = told;
    const sold = name === "DEED_TO" && who >= 0 && what === this.lot;
    if (name === "AUCTIONED") [this.lot, this.paid] = [what, null];
    else if (name === "PAID") this.paid = told;
    else if (sold || name === "NO_SALE" || name === "TURN") this.lot = null;
    return sold ? (this.paid?.who === who ? this.paid.money : 0) : null;
  }
}
