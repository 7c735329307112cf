/** The keyboard at the table. Space rolls and ends and does nothing else; what costs or commits has a letter of its own,
 *  the same in every edition, and every other choice a figure. The key stands on the button. */
import type { Choice } from "../wire";
import { t } from "../text";
import { verb } from "./choices";
import { settings } from "./settings.svelte";

export const SPACE = "primary";

/** What Space may do: to throw the dice, and to be done. */
const ROLLS = new Set(["ROLL", "DONE"]);
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
/** A question that has just come is read before a key answers it. */
const READ = 300;
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
export const questionCame = (): void => void (came = performance.now());

const FIELDS = "input:not([type=checkbox],[type=radio],[type=range]), select, textarea";
/** A finger that was down when the question came is not an answer to it. */
const down = new Map<string, number>();
export const released = (event: KeyboardEvent): void => void down.delete(event.key);

export function press(event: KeyboardEvent): void {
  const now = performance.now();
  const target = event.target as HTMLElement;
  const held = event.repeat || down.has(event.key);
  down.set(event.key, now);
  if (target.closest(FIELDS)) {
    typed = now;
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const go = event.key === " " || event.key === "Enter";
  // A held key presses no button either: the one it would reach may be that of the next question.
  if (held && (go || target.closest("[data-region=prompt]"))) return event.preventDefault();
  if (held) return;
  if (go && target.closest("button, a, summary, label, [role=button], input, [data-region=bench]")) return;
  const key = go ? SPACE : settings.letters ? event.key.toLowerCase() : "";
  const button = key && document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
  if (!button) return;
  event.preventDefault();
  const answers = !!button.closest("[data-region=prompt]");
  if (answers && (now - came < READ || now - typed < TYPED)) return;
  button.click();
}
