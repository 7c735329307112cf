/** Sums as they are typed at a table: `250`, `1.45M`, `600k`. */
const UNIT: Record<string, number> = { k: 1_000, M: 1_000_000 };
const LONGEST = 9;

/** The text after one more key. A unit after a unit replaces it; nothing comes after a unit but another one. */
export function typed(text: string, key: string): string {
  const unit = /[kM]$/.test(text);
  if (key === "⌫") return text.slice(0, -1);
  if (key === "k" || key === "M") return text ? text.replace(/[kM]$/, "") + key : text;
  if (unit || text.length >= LONGEST || (key === "." && text.includes("."))) return text;
  return text === "0" && key !== "." ? key : (text === "" && key === "." ? "0." : text + key);
}

/** The sum in the smallest unit of money, or null where it is none. */
export function amountOf(text: string, smallest = 1): number | null {
  const found = /^(\d+)(?:\.(\d*))?([kM]?)$/.exec(text || "0");
  if (!found) return null;
  const sum = Math.round(Number(`${found[1]}.${found[2] || "0"}`) * (UNIT[found[3]] ?? 1));
  return Number.isSafeInteger(sum) && sum <= 1e12 && sum % smallest === 0 ? sum : null;
}
