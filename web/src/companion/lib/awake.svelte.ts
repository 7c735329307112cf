/** The screen stays on while a light or the hour runs, where the browser lets a page ask for it. */
class Awake {
  /** Null: not asked yet. False: this browser, or this address, does not offer it. */
  possible = $state<boolean | null>(null);
  #lock: WakeLockSentinel | null = null;
  #wanted = false;

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.#wanted) void this.#ask();
    });
  }

  want(wanted: boolean): void {
    this.#wanted = wanted;
    if (wanted) void this.#ask();
    else void this.#lock?.release().catch(() => {});
  }

  async #ask(): Promise<void> {
    if (!("wakeLock" in navigator)) {
      this.possible = false;
      return;
    }
    if (this.#lock && !this.#lock.released) return;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
      this.possible = true;
      if (!this.#wanted) await this.#lock.release();
    } catch {
      // Low battery, or not in sight just now: it is asked for again when the page comes back.
    }
  }
}

export const awake = new Awake();

export function buzz(pattern: number | number[]): void {
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Not everything can tremble.
  }
}
