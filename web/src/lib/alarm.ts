/** City's alarm is a rule of the auction: every second until the light goes off, and the phone shakes. */
import { player, type Row } from "../sound/table";
import type { Told } from "../wire";
import { shake } from "./shake";

export class Alarm {
  private rings: Row | null = null;

  ring(told: Told): void {
    const name = "last5";
    this.rings = player.schedule(Array.from({ length: Math.min(5, Math.ceil(told.money / 1000)) }, (_, after) => ({ name, after })));
    shake([60, 940, 60, 940, 60, 940, 60, 940, 60]);
  }

  quiet(): void {
    if (!this.rings) return;
    this.rings.cut();
    this.rings = null;
    shake(0);
  }
}
