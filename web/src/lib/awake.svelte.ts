/** Is anybody looking? Out of sight nothing moves and nothing ticks; what happened meanwhile stands there when they come back. */
class Awake {
  away = $state(false);
  private leaving = new Set<() => void>();

  constructor() {
    if (typeof document !== "undefined") document.addEventListener?.("visibilitychange", () => this.look());
  }

  /** Calls this whenever the page goes out of sight, until what it returns is called. */
  onLeaving(call: () => void): () => void {
    this.leaving.add(call);
    return () => void this.leaving.delete(call);
  }

  private look(): void {
    this.away = document.hidden;
    // What moves for ever is held by the style sheet, what would end soon ends now.
    document.documentElement.toggleAttribute("data-away", this.away);
    if (!this.away) return;
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    for (const call of this.leaving) call();
  }
}

export const awake = new Awake();
