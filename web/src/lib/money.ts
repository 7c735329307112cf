/** Sums, short and exact. Short is for the board; the exact figure is always one touch away. */
export const exact = (sum: number, currency: string): string => `${sum < 0 ? "−" : ""}${currency}${Math.abs(sum).toLocaleString("en-US")}`;

export function short(sum: number, currency = ""): string {
  const size = Math.abs(sum);
  const sign = sum < 0 ? "−" : "";
  if (size >= 1_000_000) return `${sign}${currency}${trim(size / 1_000_000)}M`;
  if (size >= 10_000) return `${sign}${currency}${trim(size / 1000)}k`;
  return `${sign}${currency}${size.toLocaleString("en-US")}`;
}

/** At most two figures behind the point, and never rounded to a sum that is not there: 1.25, 2.5, 10, but 1.265. */
function trim(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
