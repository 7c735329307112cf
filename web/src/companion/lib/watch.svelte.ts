/**
 * What time it is. Awake, the monotonic clock tells it, so that nobody who sets the clock of the device moves a deadline;
 * across a sleep, where that clock may stand still, the time of day does. Nothing here is counted in ticks.
 */
const FAST = 50;
const SLOW = 500;
/** A difference of the two clocks that is no mere rounding. */
const JUMP = 1000;

class Watch {
  now = $state(Date.now());
  /** Times the page has come back from being hidden or asleep. */
  returns = $state(0);
  #day = Date.now();
  #mono = performance.now();
  #slept = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fast = false;

  constructor() {
    const away = () => {
      if (document.hidden) this.#slept = true;
      else this.back();
    };
    document.addEventListener("visibilitychange", away);
    document.addEventListener("freeze", () => (this.#slept = true));
    document.addEventListener("resume", () => this.back());
    addEventListener("pageshow", () => this.back());
    this.#tick();
  }

  /** Looks more often while a light is on. */
  fast(wanted: boolean): void {
    if (wanted === this.#fast) return;
    this.#fast = wanted;
    this.#tick();
  }

  /** The moment, exactly. */
  read(): number {
    const said = this.#day + (performance.now() - this.#mono);
    if (Math.abs(Date.now() - said) > JUMP && this.#slept) return Date.now();
    return Math.round(said);
  }

  back(): void {
    this.#slept = true;
    this.#look();
    this.#slept = false;
    this.returns++;
  }

  #look(): void {
    const now = this.read();
    this.#day = now;
    this.#mono = performance.now();
    this.now = now;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.#slept || !document.hidden) this.#look();
    this.#timer = setTimeout(() => this.#tick(), this.#fast ? FAST : SLOW);
  }
}

export const watch = new Watch();
