/** What this person likes: kept in the browser, never sent anywhere. */
export type Theme = "system" | "light" | "dark";

const KEY = "passgo.settings";
export const SPEEDS: [number, string][] = [
  [0.5, "speed-slow"],
  [1, "speed-normal"],
  [2, "speed-fast"],
  [4, "speed-very-fast"],
  [0, "speed-off"],
];

const stored = (): Record<string, unknown> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
};

class Settings {
  theme = $state<Theme>("system");
  /** How many times faster than normal things move; 0: they do not move at all. */
  speed = $state(1);
  /** Letters on the buttons work as keys. */
  letters = $state(true);
  /** What others say across the table is not shown. */
  muted = $state(false);
  /** The hints of the first game have been seen or sent away. */
  guided = $state(false);
  /** Say so by the system when it is this person's turn and the page is out of sight. */
  tell = $state(false);
  name = $state("");

  constructor() {
    Object.assign(this, stored());
  }

  get still(): boolean {
    return this.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** To be called inside an effect: keeps page and storage as chosen. */
  keep(): void {
    const { theme, speed, letters, muted, guided, tell, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, speed, letters, muted, guided, tell, name }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.documentElement.dataset.motion = speed === 0 ? "off" : "on";
  }
}

export const settings = new Settings();
