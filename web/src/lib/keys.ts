/** The keyboard at the table. Space rolls and ends, or skips what is being shown, and does nothing else; what costs or commits has a letter of its own,
 *  the same in every edition, and every other choice a figure. The key stands on the button. */
import type { Choice } from "../wire";
import { t } from "../text";
import { verb } from "./choices";
import { settings } from "./settings.svelte";

export const SPACE = "primary";

/** What Space may do: to throw the dice, and to be done. */
const ROLLS = new Set(["ROLL", "DONE", "END_TURN"]);
const LETTERS: Record<string, string> = {
  BUY: "b",
  DECLINE: "a",
  BID: "r",
  PASS: "o",
  ACCEPT: "y",
  REJECT: "n",
  PAY_FINE: "f",
  USE_CARD: "c",
  WALK_FREE: "w",
  SETTLE: "p",
  PAY_RENT: "p",
  LIFT: "l",
  LEAVE: "n",
  PRESS: "u",
  JUMP: "j",
  STAY: "n",
  DODGE_RENT: "g",
  KEEP: "k",
  FORGO: "n",
  UPGRADE: "y",
  KEEP_LEVEL: "n",
  RENT_FREE: "g",
  ARREST: "j",
  SPARE: "n",
  AGREE: "y",
  GO_ON: "n",
  TAKE: "b",
};
/** What is pointed at in a list, or in another one, is done by these. */
export const PICKS = ["x", "z"];
/** A question that has just come is read before a key answers it. */
const READ = 300;
/** Who skips by Space presses it once too often: it does not answer what comes then. */
const SKIPPED = 700;
/** Whoever is writing goes on writing when a question comes. */
const TYPED = 900;

export const rolls = (choice: Choice): boolean => ROLLS.has(verb(choice));

/** A key for each of these choices; empty: it has none. Of several that would share a letter all but the first have figures. */
export function keysOf(choices: Choice[]): string[] {
  const used = new Set<string>();
  let figure = 0;
  return choices.map((choice) => {
    const own = rolls(choice) ? SPACE : LETTERS[verb(choice)];
    const key = own && !used.has(own) ? own : figure < 9 ? String(++figure) : "";
    used.add(key);
    return key;
  });
}

/** How a key is written on its button. */
export const written = (key: string): string => (key === SPACE ? t("key-space") : key.toUpperCase());

/** When the last question came, and when somebody last typed into a field. */
let came = 0;
let typed = -TYPED;
let skipped = -SKIPPED;
export const questionCame = (): void => void (came = performance.now());

const FIELDS = "input:not([type=checkbox],[type=radio],[type=range]), select, textarea";
/** A finger that was down when the question came is not an answer to it. */
const down = new Map<string, number>();
export function released(event: KeyboardEvent): void {
  const since = down.get(event.code);
  down.delete(event.code);
  // Space presses a button when it is let go: if the question came meanwhile, it is not the one the finger went down for.
  if (event.key === " " && since !== undefined && since < came && (event.target as HTMLElement).closest("[data-region=prompt]")) event.preventDefault();
}
/** Fingers that leave the keyboard while another window is in front are not seen to leave it. */
export const left = (): void => down.clear();

/** The button a finger or a mouse was on last that answers or buys something: it keeps the focus, but nobody walked there by keyboard. */
let pointed: Element | null = null;
export const pointedAt = (event: PointerEvent): void => void (pointed = (event.target as HTMLElement).closest("[data-region=prompt] button, [data-region=bench] [data-action]"));

export function press(event: KeyboardEvent): void {
  const now = performance.now();
  const target = event.target as HTMLElement;
  const held = event.repeat || down.has(event.code);
  if (!held) down.set(event.code, now);
  if (event.key === "Tab") pointed = null;
  if (target.closest(FIELDS)) {
    typed = now;
    // Nor does it send a form again.
    if (held && event.key === "Enter") event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const go = event.key === " " || event.key === "Enter";
  // A held key presses no button either: the one it would reach may be that of the next question.
  if (held && (go || target.closest("[data-region=prompt]"))) return event.preventDefault();
  if (held) return;
  // Nor does one that came too early for the question whose button has the focus, or for who should not be at the screen yet.
  if (go && now - came < READ && target.closest("[data-region=prompt] button, [data-region=prompt] summary, .curtain")) return event.preventDefault();
  // To build by mouse and press Space builds nothing more: Space is then what it is everywhere, to roll and to end.
  const stale = !!pointed && target === pointed;
  if (go && stale && target.closest("[data-region=bench]")) return event.preventDefault();
  if (go && !stale && target.closest("button, a, summary, label, [role=button], input, [data-region=bench]")) return;
  const key = go ? SPACE : settings.letters ? event.key.toLowerCase() : "";
  const find = (wish: string): HTMLElement | null => document.querySelector<HTMLElement>(`${wish}:not([disabled])`);
  const skip = (): HTMLElement | null => (go ? find("[data-skip]") : null);
  const button = key && (find(`[data-key="${CSS.escape(key)}"]`) ?? skip());
  if (!button) return void (stale && go && event.preventDefault());
  event.preventDefault();
  const answers = !!button.closest("[data-region=prompt]");
  if (answers && (now - came < READ || now - typed < TYPED || (go && now - skipped < SKIPPED))) return;
  if (go && !answers && button.hasAttribute("data-skip")) skipped = now;
  button.click();
}
