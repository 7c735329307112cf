/** Sums as they are typed at a table: `250`, `1.45M`, `600k`. */
import { bare } from "../../lib/bare";

const UNIT: Record<string, number> = { k: 1_000, M: 1_000_000 };
const LONGEST = 9;
const MOST = 1e12;

/** The text after one more key. A unit after a unit replaces it; nothing comes after a unit but another one. */
export function typed(text: string, key: string): string {
  const unit = /[kM]$/.test(text);
  if (key === "⌫") return text.slice(0, -1);
  if (key === "k" || key === "M") return text ? text.replace(/[kM]$/, "") + key : text;
  if (unit || text.length >= LONGEST || (key === "." && text.includes("."))) return text;
  return text === "0" && key !== "." ? key : (text === "" && key === "." ? "0." : text + key);
}

/** The sum, or null where it is none. `note`: the smallest of the box, by which a sum without K or M is read; `step`: what it must be a multiple of. */
export function amountOf(text: string, note = 1, step = note): number | null {
  const [figure, unit] = parts(text);
  if (figure === null) return null;
  const sum = unit ? Math.round(figure * UNIT[unit]) : bare(figure, note);
  return sum !== null && Number.isSafeInteger(sum) && sum <= MOST && sum % step === 0 ? sum : null;
}

/** A sum that lacks only its K or M. */
export function lacksUnit(text: string, note = 1): boolean {
  const [figure, unit] = parts(text);
  return figure !== null && !unit && bare(figure, note) === null;
}

function parts(text: string): [figure: number | null, unit: string] {
  const found = /^(\d+)(?:\.(\d*))?([kM]?)$/.exec(text || "0");
  return found ? [Number(`${found[1]}.${found[2] || "0"}`), found[3]] : [null, ""];
}
