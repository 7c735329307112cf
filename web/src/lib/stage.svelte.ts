/** The stage: events are shown one after the other, at the chosen speed; whoever falls two seconds behind jumps to the end. */
import type { Told, Update } from "../wire";
import { settings } from "./settings.svelte";

const STEP = 120;
const GLIDE = 450;
const LONGEST_WALK = 12;
const BEHIND = 2000;
const TIMES: Record<string, number> = {
  TURN: 250, ROLLED: 750, DREW: 1500, PAID: 300, DEED_TO: 200, BUILT: 200, JAILED: 400, AUCTIONED: 300, BIDS_OPENED: 500, BANKRUPT: 700, WON: 600,
};

export type Flight = { id: number; seat: number; sum: number };

export class Stage {
  /** Where the tokens are seen, which may be a few steps behind where they are. */
  places = $state<number[]>([]);
  dice = $state<[number, number] | null>(null);
  rolling = $state(false);
  /** The card drawn last, until the turn passes on. */
  drawn = $state<string | null>(null);
  flights = $state<Flight[]>([]);
  busy = $state(false);
  /** The sentence of what is being shown just now. */
  text = $state("");

  private queue: Update[] = [];
  private hurry = false;
  private wake: (() => void) | null = null;
  private count = 0;

  constructor(private spaces: () => number, private apply: (update: Update) => void, private line: (told: Told) => void, private knows: (told: Told) => boolean) {}

  push(update: Update): void {
    // Where nothing moves the question stays as it is, under the fingers of who is answering it: a bid of somebody else's.
    if (!this.busy && update.events.every(({ name }) => !(name in TIMES) && name !== "MOVED")) {
      update.events.forEach(this.line);
      this.apply(update);
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

  private length(update: Update): number {
    return settings.still ? 0 : update.events.reduce((sum, told) => sum + (TIMES[told.name] ?? 0), 0) / settings.speed;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.queue.length) {
      const update = this.queue[0];
      for (const told of update.events) {
        if (told.text && this.knows(told)) this.text = told.text;
        await this.show(told);
        this.line(told);
      }
      this.apply(update);
      this.queue.shift();
    }
    this.busy = this.hurry = false;
    this.text = "";
  }

  private async show(told: Told): Promise<void> {
    if (told.name === "ROLLED") {
      this.rolling = true;
      await this.wait(TIMES.ROLLED * 0.65);
      this.dice = [told.what, told.how];
      this.rolling = false;
      return this.wait(TIMES.ROLLED * 0.35);
    }
    if (told.name === "TURN") this.drawn = null;
    if (told.name === "DREW" && this.knows(told)) this.drawn = told.text;
    if (told.name === "PAID" && told.text) this.fly(told);
    if (told.name === "MOVED") return this.walk(told.who, told.what);
    await this.wait(TIMES[told.name] ?? 0);
  }

  private async walk(seat: number, to: number): Promise<void> {
    const spaces = this.spaces();
    const from = this.places[seat] ?? to;
    const steps = spaces ? (to - from + spaces) % spaces : 0;
    if (this.at_once || steps > LONGEST_WALK) {
      this.places[seat] = to;
      return this.wait(GLIDE);
    }
    for (let step = 1; step <= steps; step++) {
      this.places[seat] = (from + step) % spaces;
      await this.wait(STEP);
    }
  }

  private fly(told: Told): void {
    if (this.at_once) return;
    for (const [seat, sum] of [[told.who, -told.money], [told.what, told.money]] as const) {
      if (seat < 0) continue;
      const flight = { id: this.count++, seat, sum };
      this.flights.push(flight);
      setTimeout(() => (this.flights = this.flights.filter((one) => one.id !== flight.id)), 1600);
    }
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
