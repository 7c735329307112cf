/**
 * `play(name)`: the one voice of companion and online table. Silent until the first touch; muted as a whole, class by
 * class, or sound by sound. Nothing is told by sound alone, so a browser without audio loses nothing but noise.
 */
import type { Sound, SoundClass } from "./recipes";

/** Recipes and synthesiser. */
export type Maker = typeof import("./maker");

const KEY = "passgo.sound";
const VOICES = 3;

/** A sound asked for, `after` seconds from now: told to the page as an event `passgo-sound`, heard or not. */
export type Asked = { name: Sound; after: number };

/** A row of sounds on the audio clock that can be cut off as one. */
export type Row = { cut(): void };

class Player {
  muted = $state(false);
  /** 0 to 1. */
  volume = $state(1);
  silent = $state<(Sound | SoundClass)[]>([]);
  /** False once the browser has refused an audio context. */
  possible = $state(true);
  /** Times the audio clock has begun to run: what was put on it before has lost its time. */
  begins = $state(0);
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #maker: Maker | null = null;
  #fetch: (() => Promise<Maker>) | null = null;
  #ends: number[] = [];
  #touched = false;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      this.muted = kept.muted === true;
      this.volume = typeof kept.volume === "number" ? Math.min(Math.max(kept.volume, 0), 1) : 1;
      this.silent = Array.isArray(kept.silent) ? kept.silent.filter((one: unknown) => typeof one === "string") : [];
    } catch {
      // A browser that keeps nothing still sounds.
    }
    if (typeof addEventListener === "function")
      for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => this.#touch(), { capture: true });
  }

  /** Who makes the sounds: at hand, or fetched with the first touch. */
  made(by: Maker | (() => Promise<Maker>)): void {
    if (typeof by === "function") this.#fetch = by;
    else this.#maker = by;
  }

  /** Also later: a call or a lock may have stopped the audio clock. */
  #touch(): void {
    this.#touched = true;
    this.open();
  }

  /** To be called in a tap or a key press: browsers let no page sound by itself. Muted, no context runs at all. */
  open(): void {
    if (this.muted) return;
    try {
      if (!this.#context) {
        this.#context = new AudioContext();
        const context = this.#context;
        context.onstatechange = () => {
          if (context.state === "running") this.begins++;
        };
      }
      // What every sound needs is made ready with it, so that the first one does not have to wait for that.
      if (!this.#maker && this.#fetch) void this.#fetch().then((maker) => (this.#out ??= (this.#maker = maker).outlet(this.#context!))).catch(() => {});
      // A call or a lock may have interrupted it.
      if (this.#context.state !== "running") void this.#context.resume();
    } catch {
      this.possible = false;
    }
  }

  mute(muted = !this.muted): void {
    this.muted = muted;
    this.#keep();
    if (muted) void this.#context?.suspend();
    else this.open();
  }

  /** Switches one sound or one class off or on. */
  silence(what: Sound | SoundClass, silent: boolean): void {
    this.silent = [...this.silent.filter((one) => one !== what), ...(silent ? [what] : [])];
    this.#keep();
  }

  louder(volume: number): void {
    this.volume = Math.min(Math.max(volume, 0), 1);
    this.#keep();
  }

  hears(name: Sound): boolean {
    return !this.muted && this.volume > 0 && !this.silent.includes(name) && !(this.#maker && this.silent.includes(this.#maker.classOf(name)));
  }

  /** One sound now; `loud` from 0 to 1 makes it softer, as for what bots do. At most three at once. */
  play(name: Sound, loud = 1): void {
    tell({ name, after: 0 });
    const [context, maker] = [this.#running(name), this.#maker];
    if (!context || !maker) return;
    this.#ends = this.#ends.filter((end) => end > context.currentTime);
    if (this.#ends.length >= VOICES) return;
    this.#ends.push(context.currentTime + maker.lengthOf(name));
    maker.put(context, this.#way(context, maker, loud), name, context.currentTime);
  }

  /** Many sounds at their times, in one go: they come right even while the page sleeps, until the row is cut. */
  schedule(asked: Asked[]): Row {
    asked.forEach(tell);
    const [context, maker] = [asked.length ? this.#running() : null, this.#maker];
    if (!context || !maker) return { cut() {} };
    const gain = this.#way(context, maker, 1);
    for (const one of asked) if (one.after >= 0 && this.hears(one.name)) maker.put(context, gain, one.name, context.currentTime + one.after);
    return { cut: () => gain.disconnect() };
  }

  #running(name?: Sound): AudioContext | null {
    if (this.muted || this.volume === 0 || (name && !this.hears(name))) return null;
    if (this.#touched) this.open();
    return this.#context;
  }

  #way(context: AudioContext, maker: Maker, loud: number): GainNode {
    this.#out ??= maker.outlet(context);
    const gain = context.createGain();
    gain.gain.value = loud * this.volume;
    gain.connect(this.#out);
    return gain;
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ muted: this.muted, volume: this.volume, silent: this.silent }));
    } catch {
      // See above.
    }
  }
}

function tell(asked: Asked): void {
  document.dispatchEvent(new CustomEvent<Asked>("passgo-sound", { detail: asked }));
}

export const player = new Player();
export const play = (name: Sound, loud = 1): void => player.play(name, loud);
