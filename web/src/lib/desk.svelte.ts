/** What lies open on this person's desk: which panel, which space, and a deal being drawn up. Never sent before it is offered. */
import type { Offer } from "../wire";

export type Panel = "none" | "space" | "trade" | "build" | "menu" | "story";
export type Tab = "now" | "board" | "deeds" | "players" | "log";

export class Draft {
  to = $state(-1);
  give = $state<string[]>([]);
  want = $state<string[]>([]);
  /** What I add; below nothing: what I ask for. */
  money = $state(0);

  get action(): string {
    const words = [`OFFER to=${this.to}`];
    if (this.give.length) words.push(`give=${this.give.join(",")}`);
    if (this.want.length) words.push(`want=${this.want.join(",")}`);
    if (this.money) words.push(`money=${this.money}`);
    return words.join(" ");
  }

  clear(to: number): void {
    Object.assign(this, { to, give: [], want: [], money: 0 });
  }

  /** An offer made to me, turned around so that I can change it. */
  counter(offer: Offer): void {
    Object.assign(this, { to: offer.from, give: [...offer.want], want: [...offer.give], money: -offer.money });
  }
}

export class Desk {
  panel = $state<Panel>("none");
  tab = $state<Tab>("now");
  space = $state<number | null>(null);
  draft = new Draft();

  look(space: number): void {
    this.space = space;
    this.panel = "space";
    this.tab = "now";
  }

  open(panel: Panel): void {
    this.panel = this.panel === panel ? "none" : panel;
    this.tab = "now";
  }

  trade(to: number): void {
    if (this.draft.to !== to) this.draft.clear(to);
    this.panel = "trade";
    this.tab = "now";
  }

  close(): void {
    this.panel = "none";
    this.space = null;
  }
}
