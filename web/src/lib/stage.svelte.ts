/** The stage: events are shown one after the other, each as its row in lib/events.ts says; whoever falls far behind jumps to the end. */
import { play } from "../sound/table";
import type { Told, Update } from "../wire";
import { awake } from "./awake.svelte";
import type { Act, Air, Flight, Ride, Table } from "./acts";
import { Alarm } from "./alarm";
import { buys, hasty, rowOf, soundOf, weighs } from "./events";
import { Flights } from "./flights.svelte";
import { joined, together } from "./groups";
import { Hammer } from "./hammer";
import { BEHIND, BOTS, FAR, FASTEST, FRAME, GLIDE, HASTE, LONGEST_WALK, READING, reading } from "./pace";
import { settings } from "./settings.svelte";
import { shake } from "./shake";

export class Stage {
  /** Where the figures are seen, which may be a few steps behind where they are. */
  places = $state<number[]>([]);
  dice = $state<[number, number] | null>(null);
  rolling = $state(false);
  /** The card drawn last, until the turn passes on. */
  drawn = $state<string | null>(null);
  busy = $state(false);
  /** The sentence of what is being shown just now. */
  text = $state("");
  act = $state.raw<Act | null>(null);
  air = $state.raw<Air | null>(null);
  ride = $state.raw<Ride | null>(null);
  /** What the Build button shows: a face, 0 while its lamps run, null before it was pressed in this turn. */
  lamp = $state<number | null>(null);

  /** How much faster than the wished pace what is on the stage moves. */
  private haste = $state(1);
  private queue: Update[] = [];
  private hurry = false;
  /** Much waits: what does not weigh passes by. */
  private late = false;
  private passes = false;
  private wake: (() => void) | null = null;
  private count = 0;
  private alarm = new Alarm();
  readonly hammer = new Hammer();
  private money = new Flights();
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
    const waiting = settings.still ? [] : this.queue.slice(1).flatMap((one) => one.events);
    const waits = waiting.reduce((sum, told) => sum + rowOf(told).ms, 0) / settings.speed;
    if (waits > FAR) this.skip();
    else this.late ||= waits > BEHIND;
    if (!this.busy) void this.run();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    this.hurry = true;
    this.wake?.();
  }

  /** Nobody looks: what is being shown ends, and what comes is told at once. */
  private leave(): void {
    this.money.end();
    this.wake?.();
  }

  /** What waits is not shown at all: it was taken back. */
  drop(): void {
    this.queue = [];
    this.alarm.quiet();
    this.money.end();
    [this.drawn, this.air, this.lamp, this.ride] = [null, null, null, null];
    if (this.busy) this.skip();
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.queue.length) {
      const update = joined(this.queue);
      const events = update.events;
      for (let i = 0; i < events.length && this.queue[0] === update; i++) {
        const told = events[i];
        const more = together(events, i);
        const sold = this.hammer.heard(told);
        this.passes = this.late && !weighs(told);
        if (told.text && this.table.knows(told)) this.text = told.text;
        this.sound(told, sold !== null);
        // What nobody waits for is drawn together with what comes next: a page drawn anew for each would stand still meanwhile.
        if (this.rushed) void this.show(told, more, sold);
        else if (buys(told, events[i + 1])) this.fly(told);
        else if (!["nothing", "bid"].includes(rowOf(told).shows)) await this.show(told, more, sold);
        if (this.queue[0] !== update) break;
        for (const one of [told, ...more]) this.table.line(one);
        i += more.length;
      }
      if (this.queue[0] !== update) continue;
      this.table.apply(update);
      this.queue.shift();
      // The table is drawn in one frame, the question it asks in the next: neither has to wait for the other.
      if (!this.queue.length) await this.wait(FRAME * settings.speed);
    }
    this.busy = this.hurry = this.late = this.passes = false;
    this.text = "";
    [this.act, this.ride] = [null, null];
  }

  /** In a hurry everything it does is done before it waits: what comes next is shown over it. */
  private async show(told: Told, more: Told[], sold: number | null): Promise<void> {
    const { shows, ms, still } = rowOf(told);
    const known = this.table.knows(told);
    this.haste = this.bots(told) && sold === null && hasty(told, this.table.mine()) ? (shows === "deed" ? READING : HASTE) : 1;
    // What comes under the hammer is looked at for itself: the channel has said why.
    if (shows === "hammer" || shows === "reveal") this.air = null;
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
    if (known) this.act = { shows, told, more, sold, id: this.count++ };
    await this.wait(more.length > 2 ? ms * 1.6 : known && still === "sentence" && ["card", "fortune"].includes(shows) ? Math.max(ms, reading(told.text, this.bots(told))) : ms);
  }

  private async roll(told: Told, ms: number): Promise<void> {
    this.act = null;
    this.dice = [told.what, told.how];
    if (this.rushed) return void (this.rolling = false);
    this.rolling = true;
    await this.wait(ms);
    this.rolling = false;
    if (told.what === told.how) await this.wait(ms * 0.2);
  }

  /** The lamps run and stop on what the server has drawn. */
  private async press(told: Told, ms: number): Promise<void> {
    this.lamp = this.rushed ? told.what : 0;
    if (this.rushed) return;
    await this.wait(ms);
    this.lamp = told.what;
    if (!this.at_once && settings.speed < FASTEST) play(told.what > 3 ? "rail" : "build", this.bots(told) ? BOTS : 1);
    await this.wait(ms * 0.25);
  }

  private async walk(seat: number, to: number, ms: number): Promise<void> {
    const spaces = this.table.spaces();
    const from = this.places[seat] ?? to;
    const steps = spaces ? (to - from + spaces) % spaces : 0;
    this.act = null;
    if (this.at_once || this.ride || steps > LONGEST_WALK) {
      [this.ride, this.places[seat]] = [null, to];
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
    if (!this.at_once) this.money.begin(told, this.count++);
  }

  get flights(): Flight[] {
    return this.money.now;
  }

  /** The pace of what is on the stage; 0: nothing moves. */
  get speed(): number {
    return settings.speed * this.haste;
  }

  private bots(told: Told): boolean {
    return told.who >= 0 && this.table.isBot(told.who);
  }

  private sound(told: Told, sold = false): void {
    // The light goes off with the hammer, and not before: a bid in the last seconds gives no more time.
    if (["DEED_TO", "NO_SALE"].includes(told.name)) this.alarm.quiet();
    const name = sold ? "gavel" : soundOf(told, this.table.mine(), settings.speed >= FASTEST || this.rushed);
    if (!name) return;
    // Whose turn it is feels it in the hand.
    if (name === "turn" && told.name === "TURN") shake(60);
    if (name === "last5") this.alarm.ring(told);
    else play(name, this.bots(told) ? BOTS : 1);
  }

  private get rushed(): boolean {
    return this.hurry || this.passes;
  }

  private get at_once(): boolean {
    return this.rushed || settings.still || document.hidden;
  }

  private wait(time: number): Promise<void> {
    if (this.at_once || time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
      const timer = setTimeout(end, time / this.speed);
      this.wake = end;
    });
  }
}
