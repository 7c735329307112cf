/** The stage: events are shown one after the other, each as its row in lib/events.ts says; whoever falls far behind jumps to the end. */
import { play, player, type Row as Sounds } from "../sound/table";
import type { Told, Update } from "../wire";
import { awake } from "./awake.svelte";
import { builds, rowOf, soundOf, type Shows } from "./events";
import { settings } from "./settings.svelte";

const GLIDE = 450;
const LONGEST_WALK = 12;
/** When more than this waits, what waits is told at once. */
const BEHIND = 6000;
const FLIGHT = 1600;
const BOTS = 0.6;

/** Money on its way: seats, or -1 for the bank. */
export type Flight = { id: number; from: number; to: number; sum: number };
/** What is on the stage now; `more` are those told together with it. */
export type Act = { shows: Shows; told: Told; more: Told[]; id: number };
/** Somebody who travels through the picture in the middle, from one space to another. */
export type Ride = { seat: number; from: number; to: number; id: number };
/** What the Island Channel shows. */
export type Air = { scene: number; text: string; outcome: boolean };

type Table = {
  spaces: () => number;
  apply: (update: Update) => void;
  line: (told: Told) => void;
  knows: (told: Told) => boolean;
  mine: () => number[];
  isBot: (seat: number) => boolean;
};

export class Stage {
  /** Where the figures are seen, which may be a few steps behind where they are. */
  places = $state<number[]>([]);
  dice = $state<[number, number] | null>(null);
  rolling = $state(false);
  /** The card drawn last, until the turn passes on. */
  drawn = $state<string | null>(null);
  flights = $state<Flight[]>([]);
  busy = $state(false);
  /** The sentence of what is being shown just now. */
  text = $state("");
  act = $state.raw<Act | null>(null);
  air = $state.raw<Air | null>(null);
  ride = $state.raw<Ride | null>(null);
  /** What the Build button shows: a face, 0 while its lamps run, null before it was pressed in this turn. */
  lamp = $state<number | null>(null);

  private queue: Update[] = [];
  private hurry = false;
  private wake: (() => void) | null = null;
  private count = 0;
  private alarm: Sounds | null = null;

  private landings: ReturnType<typeof setTimeout>[] = [];
  /** The room is left: nothing is shown any more. */
  readonly close: () => void;

  constructor(private table: Table) {
    this.close = awake.onLeaving(() => this.leave());
  }

  push(update: Update): void {
    // Where nothing moves the question stays as it is, under the fingers of who is answering it: a bid of somebody else's.
    if (!this.busy && update.events.every((told) => ["nothing", "bid"].includes(rowOf(told).shows))) {
      for (const told of update.events) {
        this.sound(told);
        this.table.line(told);
      }
      this.table.apply(update);
      return;
    }
    this.queue.push(update);
    if (this.queue.slice(1).reduce((sum, one) => sum + this.length(one), 0) > BEHIND) this.skip();
    if (!this.busy) void this.run();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    this.hurry = true;
    this.wake?.();
  }

  /** Nobody looks: what is being shown ends, and what comes is told at once. */
  private leave(): void {
    for (const landing of this.landings) clearTimeout(landing);
    this.landings = [];
    this.flights = [];
    this.wake?.();
  }

  /** What waits is not shown at all: it was taken back. */
  drop(): void {
    this.queue = [];
    [this.drawn, this.air, this.lamp, this.ride, this.flights] = [null, null, null, null, []];
    if (this.busy) this.skip();
  }

  private length(update: Update): number {
    return settings.still ? 0 : update.events.reduce((sum, told) => sum + rowOf(told).ms, 0) / settings.speed;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.queue.length) {
      const update = this.joined();
      const events = update.events;
      for (let i = 0; i < events.length && this.queue[0] === update; i++) {
        const told = events[i];
        const more = this.together(events, i);
        if (told.text && this.table.knows(told)) this.text = told.text;
        this.sound(told);
        await this.show(told, more);
        if (this.queue[0] !== update) break;
        for (const one of [told, ...more]) this.table.line(one);
        i += more.length;
      }
      if (this.queue[0] !== update) continue;
      this.table.apply(update);
      this.queue.shift();
    }
    this.busy = this.hurry = false;
    this.text = "";
    [this.act, this.ride] = [null, null];
  }

  /** What one builder buys in several steps is one thing to look at. */
  private joined(): Update {
    while (this.queue.length > 1) {
      const [first, second] = this.queue;
      const builder = first.events.find(builds)?.who;
      const same = (one: Update): boolean => one.events.every((told) => builds(told) || told.name === "PAID") && one.events.some((told) => builds(told) && told.who === builder);
      if (builder === undefined || !same(first) || !same(second)) break;
      this.queue.splice(0, 2, { ...second, events: [...first.events, ...second.events] });
    }
    return this.queue[0];
  }

  /** Bids that are opened, and buildings bought, together. */
  private together(events: Told[], at: number): Told[] {
    const first = events[at];
    const more: Told[] = [];
    for (const told of events.slice(at + 1)) {
      const opened = first.name === "BIDS_OPENED" && told.name === "BIDS_OPENED";
      const bought = builds(first) && told.who === first.who && (builds(told) || (told.name === "PAID" && told.what < 0));
      if (!opened && !bought) break;
      more.push(told);
    }
    return more;
  }

  private async show(told: Told, more: Told[]): Promise<void> {
    const { shows, ms } = rowOf(told);
    const known = this.table.knows(told);
    switch (shows) {
      case "nothing":
      case "bid":
        return;
      case "dice":
        return this.roll(told, ms);
      case "walk":
        return this.walk(told.who, told.what, ms);
      case "turn":
        [this.drawn, this.air, this.lamp] = [null, null, null];
        break;
      case "money":
        if (told.text) this.fly(told);
        break;
      case "tv":
        this.air = { scene: told.what, text: told.caption || told.text, outcome: false };
        break;
      case "outcome":
        if (this.air) this.air = { ...this.air, text: told.text, outcome: true };
        break;
      case "lamps":
        return this.press(told, ms);
      case "ride":
        this.ride = { seat: told.who, from: this.places[told.who] ?? told.what, to: told.what, id: this.count++ };
        break;
      case "card":
        if (known) this.drawn = told.text;
        break;
    }
    if (known) this.act = { shows, told, more, id: this.count++ };
    await this.wait(more.length > 2 ? ms * 1.6 : ms);
  }

  private async roll(told: Told, ms: number): Promise<void> {
    this.act = null;
    this.rolling = true;
    this.dice = [told.what, told.how];
    await this.wait(ms);
    this.rolling = false;
    if (told.what === told.how) await this.wait(ms * 0.2);
  }

  /** The lamps run and stop on what the server has drawn. */
  private async press(told: Told, ms: number): Promise<void> {
    this.lamp = 0;
    await this.wait(ms);
    this.lamp = told.what;
    if (!this.at_once) play(told.what > 3 ? "rail" : "build", this.loud(told));
    await this.wait(ms * 0.25);
  }

  private async walk(seat: number, to: number, ms: number): Promise<void> {
    const spaces = this.table.spaces();
    const from = this.places[seat] ?? to;
    const steps = spaces ? (to - from + spaces) % spaces : 0;
    this.act = null;
    if (this.at_once || this.ride || steps > LONGEST_WALK) {
      this.ride = null;
      this.places[seat] = to;
      return this.wait(GLIDE);
    }
    for (let step = 1; step <= steps; step++) {
      this.places[seat] = (from + step) % spaces;
      await this.wait(ms);
    }
  }

  /** A payment everybody should see once more. */
  again(told: Told): void {
    this.fly(told);
    play("cash");
  }

  private fly(told: Told): void {
    if (this.at_once) return;
    const flight = { id: this.count++, from: told.who, to: told.what, sum: told.money };
    this.flights.push(flight);
    const landing = setTimeout(() => {
      this.landings = this.landings.filter((one) => one !== landing);
      this.flights = this.flights.filter((one) => one.id !== flight.id);
    }, FLIGHT);
    this.landings.push(landing);
  }

  private loud(told: Told): number {
    return told.who >= 0 && this.table.isBot(told.who) ? BOTS : 1;
  }

  private sound(told: Told): void {
    if (["DEED_TO", "NO_SALE", "BID"].includes(told.name)) this.alarm?.cut();
    const name = soundOf(told, this.table.mine(), settings.speed >= 4 || this.hurry);
    if (!name) return;
    if (name !== "last5") return play(name, this.loud(told));
    // City's alarm is a rule of the auction: every second until the light goes off, and the phone shakes.
    this.alarm = player.schedule(Array.from({ length: Math.min(5, Math.ceil(told.money / 1000)) }, (_, after) => ({ name, after })));
    globalThis.navigator?.vibrate?.([60, 940, 60, 940, 60, 940, 60, 940, 60]);
  }

  private get at_once(): boolean {
    return this.hurry || settings.still || document.hidden;
  }

  private wait(time: number): Promise<void> {
    if (this.at_once || time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
      const timer = setTimeout(end, time / settings.speed);
      this.wake = end;
    });
  }
}
