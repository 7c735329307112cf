/**
 * One saved object with a way back. Every act gives a new state; what it changed is kept as a small patch, so that all of
 * it can be taken back and done again, after a reload too. A browser that keeps nothing still plays, and says so once.
 */
import { freshBank, type BankState } from "../bank/ledger";
import { freshCity, type CityState } from "../city/unit";
import { freshIsland, type IslandState } from "../island/state";
import { applied, difference, type Patch } from "./patch";
import { t } from "./text";
import { watch } from "./watch.svelte";
import { isPast, WHOLE } from "./whole";

export const VERSION = 1;
const KEY = "passgo.companion";
const BEFORE = `${KEY}.before`;
const NAMES = ["city", "island", "bank"] as const;
const STEPS = 1500;

export type Boxes = { city: CityState; island: IslandState; bank: BankState };
export type BoxName = keyof Boxes;
type Step = { at: number; patch: Patch };
type Saved = Boxes & { version: number; last: BoxName | null };
type Past = Record<BoxName, Step[]>;

const fresh = (): Saved => ({ version: VERSION, last: null, city: freshCity(), island: freshIsland(), bank: freshBank() });
const nothing = (): Past => ({ city: [], island: [], bank: [] });

class Keep {
  saved = $state.raw<Saved>(fresh());
  past = $state.raw<Past>(nothing());
  future = $state.raw<Past>(nothing());
  /** Told after every change made on this device. */
  changed: (box: BoxName) => void = () => {};
  /** One polite line, or nothing. */
  says = $state("");
  /** The evening that was here before a saved one was opened. */
  before = $state("");

  constructor() {
    try {
      const text = localStorage.getItem(KEY);
      if (text) this.#take(JSON.parse(text), text);
      this.before = localStorage.getItem(BEFORE) ?? "";
    } catch {
      this.says = t("keep-refused");
    }
    // The same evening in a second tab: both show what was done last, and neither writes over the other.
    globalThis.addEventListener?.("storage", ({ key, newValue }) => {
      if (key === KEY && newValue) this.#follow(newValue);
    });
  }

  get city(): CityState { return this.saved.city; }
  get island(): IslandState { return this.saved.island; }
  get bank(): BankState { return this.saved.bank; }

  /** The only way anything changes. */
  act<B extends BoxName>(box: B, next: Boxes[B]): void {
    const before = this.saved[box];
    const patch = difference(next, before);
    if (!patch.length) return;
    this.saved = { ...this.saved, [box]: next, last: box };
    this.past = { ...this.past, [box]: [...this.past[box], { at: watch.read(), patch }].slice(-STEPS) };
    this.future = { ...this.future, [box]: [] };
    this.#write();
    this.changed(box);
  }

  /** Takes the last act back; false: there is none. */
  back(box: BoxName): boolean {
    return this.#step(box, this.past, this.future, (past, future) => ([this.past, this.future] = [past, future]));
  }

  again(box: BoxName): boolean {
    return this.#step(box, this.future, this.past, (future, past) => ([this.past, this.future] = [past, future]));
  }

  #step(box: BoxName, from: Past, to: Past, put: (from: Past, to: Past) => void): boolean {
    const step = from[box].at(-1);
    if (!step) return false;
    const now = watch.read();
    const before = this.saved[box];
    let next = applied(before, step.patch) as Boxes[BoxName];
    if (box === "city") next = shifted(next as CityState, step, now);
    // A step that leads to no state of ours is none: better no way back than a screen that breaks.
    if (!WHOLE[box](next)) {
      put({ ...from, [box]: [] }, to);
      return false;
    }
    this.saved = { ...this.saved, [box]: next };
    put({ ...from, [box]: from[box].slice(0, -1) }, { ...to, [box]: [...to[box], { at: now, patch: difference(next, before) }] });
    this.#write();
    this.changed(box);
    return true;
  }

  /** The channel as another device of this table has it now; the way back stays with the device that acted. */
  mirror(island: IslandState): void {
    this.saved = { ...this.saved, island: { ...freshIsland(), ...island }, last: "island" };
    this.past = { ...this.past, island: [] };
    this.future = { ...this.future, island: [] };
    this.#write();
  }

  /** A whole evening as text, to carry to another device. */
  text(): string {
    return JSON.stringify({ ...this.saved, past: this.past, future: this.future });
  }

  /** Takes in such a text; a sentence says what is wrong with it, and then nothing has changed. What was here can be had back. */
  open(text: string): string {
    try {
      const found = JSON.parse(text);
      if (typeof found !== "object" || found === null || typeof found.version !== "number") return t("keep-no-evening");
      if (found.version !== VERSION) return t("keep-strange-version", { version: found.version });
      if (!fits(found)) return t("keep-no-evening");
      const before = this.saved.last ? this.text() : "";
      this.#take(found, text);
      this.#write();
      this.#remember(before);
      return "";
    } catch {
      return t("keep-no-evening");
    }
  }

  /** Back to the evening that was here before another was opened; that one can be had back in turn. */
  swap(): void {
    if (this.before) this.open(this.before);
  }

  #remember(before: string): void {
    this.before = before;
    try {
      if (before) localStorage.setItem(BEFORE, before);
      else localStorage.removeItem(BEFORE);
    } catch {
      // It is still there until the page is closed.
    }
  }

  /** What another tab of this browser has done. */
  #follow(text: string): void {
    try {
      const found = JSON.parse(text);
      if (found?.version === VERSION && fits(found)) this.#take(found, text);
    } catch {
      // Not ours.
    }
  }

  forget(box: BoxName): void {
    const made = fresh();
    this.act(box, made[box] as Boxes[typeof box]);
  }

  #take(found: Saved & { past?: Past; future?: Past }, text: string): void {
    if (found.version !== VERSION || !fits(found)) {
      // What another version has kept is put aside, not written over.
      localStorage.setItem(`${KEY}.${found.version ?? "unknown"}`, text);
      this.says = t("keep-other-version", { version: String(found.version) });
      return;
    }
    const { past, future, ...saved } = found;
    const made = fresh();
    // Keys that came later are filled in; the order stays the same whoever wrote it.
    this.saved = { version: VERSION, last: saved.last, city: { ...made.city, ...saved.city }, island: { ...made.island, ...saved.island }, bank: { ...made.bank, ...saved.bank } };
    this.past = { ...nothing(), ...past };
    this.future = { ...nothing(), ...future };
  }

  #write(): void {
    try {
      localStorage.setItem(KEY, this.text());
    } catch {
      this.says = t("keep-refused");
    }
  }
}

/** All three boxes are there and whole, and so are the ways back and forth. */
const fits = (found: Saved & { past?: Past; future?: Past }): boolean =>
  NAMES.every((box) => WHOLE[box](found[box])) && (found.last == null || NAMES.includes(found.last)) && isPast(found.past) && isPast(found.future);

/** A light or an hour that comes back goes on where it was: the time since the act is given back to it. */
function shifted(city: CityState, step: Step, now: number): CityState {
  const touched = (key: string) => step.patch.some(([path]) => path[0] === key);
  const later = now - step.at;
  const { light, hour } = city;
  return {
    ...city,
    light: light && touched("light") && light.closed === null && light.endsAt > step.at ? { ...light, endsAt: light.endsAt + later } : light,
    hour: hour && touched("hour") && hour.left === null && hour.endsAt > step.at ? { ...hour, endsAt: hour.endsAt + later } : hour,
  };
}

export const keep = new Keep();
