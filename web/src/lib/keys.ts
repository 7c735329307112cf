/** The keyboard at the table: Space or Enter is the obvious next thing, the letters stand on the buttons. */
import type { Choice } from "../wire";
import { settings } from "./settings.svelte";

const TAKEN = new Set(["t", "b", "m", "s"]);

/** A letter of its own for every choice, from its own words where possible. */
export function letters(choices: Choice[]): string[] {
  const used = new Set(TAKEN);
  return choices.map(({ text }) => {
    const letter = [...text.toLowerCase().replace(/[^a-z]/g, ""), ..."123456789"].find((one) => !used.has(one)) ?? "";
    used.add(letter);
    return letter;
  });
}

export function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input:not([type=checkbox],[type=radio]), select, textarea")) return;
  const go = event.key === " " || event.key === "Enter";
  if (go && target.closest("button, a, summary, label, [role=button], input, [data-region=bench]")) return;
  const key = go ? "primary" : settings.letters ? event.key.toLowerCase() : "";
  const button = key && document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
