/** What lies open on this person's desk: which panel, which space, and a deal being drawn up. Never sent before it is offered. */
import { tick } from "svelte";
import type { Offer } from "../wire";

export type Panel = "none" | "space" | "trade" | "build" | "menu" | "story" | "figures";
export type Tab = "now" | "board" | "deeds" | "players" | "log";

export class Draft {
  to = $state(-1);
  give = $state<string[]>([]);
  want = $state<string[]>([]);
  /** What I add; below nothing: what I ask for. */
  money = $state(0);
  /** Do I add money, or ask for it? */
  pays = $state(true);

  get action(): string {
    const words = [`OFFER to=${this.to}`];
    if (this.give.length) words.push(`give=${this.give.join(",")}`);
    if (this.want.length) words.push(`want=${this.want.join(",")}`);
    if (this.money) words.push(`money=${this.money}`);
    return words.join(" ");
  }

  clear(to: number): void {
    Object.assign(this, { to, give: [], want: [], money: 0, pays: true });
  }

  /** An offer made to me, turned around so that I can change it. */
  counter(offer: Offer): void {
    Object.assign(this, { to: offer.from, give: [...offer.want], want: [...offer.give], money: -offer.money, pays: offer.money <= 0 });
  }
}

export class Desk {
  panel = $state<Panel>("none");
  tab = $state<Tab>("now");
  space = $state<number | null>(null);
  /** The story begins behind this person's last turn, and plays by itself. */
  film = $state(false);
  /** A place on the board pointed at for the open question. */
  aim = $state<number | null>(null);
  draft = new Draft();
  /** Where the keyboard was when a panel was opened, and on which tab. */
  private from: { element: Element | null; tab: Tab } | null = null;

  look(space: number): void {
    this.space = space;
    this.lay("space");
  }

  open(panel: Panel): void {
    // A panel left behind on another tab is not in sight: who asks for it wants to see it.
    if (this.panel === panel && this.tab === "now") this.close();
    else this.lay(panel);
  }

  showFilm(): void {
    this.film = true;
    this.lay("story");
  }

  trade(to: number): void {
    if (this.draft.to !== to) this.draft.clear(to);
    this.lay("trade");
  }

  private lay(panel: Panel): void {
    this.from ??= { element: document.activeElement, tab: this.tab };
    this.panel = panel;
    this.tab = "now";
  }

  /** Puts the panel away; whoever worked in it by keyboard is back where they came from. */
  close(): void {
    const { from } = this;
    const inside = !!document.activeElement?.closest("[data-region=bench]");
    this.from = null;
    this.film = false;
    this.panel = "none";
    this.space = null;
    if (from && this.tab === "now") this.tab = from.tab;
    if (inside && from) void tick().then(() => back(from.element));
  }
}

/** The same thing may have been drawn anew meanwhile: then it is known by its key or its id. */
function back(element: Element | null): void {
  const { key } = (element as HTMLElement | null)?.dataset ?? {};
  const again = element?.isConnected ? element : (key && document.querySelector(`[data-key="${CSS.escape(key)}"]`)) || (element?.id && document.getElementById(element.id));
  ((again || document.querySelector(".prompt, .over")) as HTMLElement | null)?.focus();
}
