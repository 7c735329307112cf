/** Money in the air: for so long it is seen on its way. */
import type { Told } from "../wire";
import type { Flight } from "./acts";

const FLIGHT = 1600;

export class Flights {
  now = $state<Flight[]>([]);
  private landings: ReturnType<typeof setTimeout>[] = [];

  begin(told: Told, id: number): void {
    this.now.push({ id, from: told.who, to: told.what, sum: told.money });
    const landing = setTimeout(() => {
      this.landings = this.landings.filter((one) => one !== landing);
      this.now = this.now.filter((one) => one.id !== id);
    }, FLIGHT);
    this.landings.push(landing);
  }

  end(): void {
    for (const landing of this.landings) clearTimeout(landing);
    [this.landings, this.now] = [[], []];
  }
}
