/** Sums, short and exact, as the language writes them. Short is for the board; the exact figure is always one touch away. */
import { figures, language, t } from "../text";

const sign = (sum: number): string => (sum < 0 ? "−" : "");

export const exact = (sum: number, currency: string): string => t("money", { sign: sign(sum), currency, figure: figures(Math.abs(sum)) });

/** The same few sums are written again and again. */
const written = new Map<string, string>();
const MANY = 2000;

export function short(sum: number, currency = ""): string {
  const key = `${language()} ${sum} ${currency}`;
  const before = written.get(key);
  if (before !== undefined) return before;
  if (written.size > MANY) written.clear();
  const made = shortened(sum, currency);
  written.set(key, made);
  return made;
}

function shortened(sum: number, currency: string): string {
  const size = Math.abs(sum);
  if (size >= 1_000_000) return t("money-short", { sign: sign(sum), currency, figure: trim(size / 1_000_000), unit: "million" });
  if (size >= 10_000) return t("money-short", { sign: sign(sum), currency, figure: trim(size / 1000), unit: "thousand" });
  return exact(sum, currency);
}

/** At most three figures behind the point, and never rounded to a sum that is not there: 1.25, 2.5, 10, but 1.265. */
const trim = (value: number): string => figures(Math.round(value * 1000) / 1000);
