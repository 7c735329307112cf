/**
 * A sum without a unit. No box has cents, and none has notes for a handful of dollars: `1.45` at a table whose smallest note is
 * $10,000 means millions. What can be laid in thousands and in millions alike cannot be told: null, and somebody has to say which.
 */
export function bare(value: number, note: number): number | null {
  if (value === 0 || (Number.isInteger(value) && value >= note)) return value;
  const laid = [1_000, 1_000_000].map((unit) => value * unit).filter((sum) => isWhole(sum / note));
  return laid.length === 1 ? Math.round(laid[0]) : null;
}

/** As far as figures with a point can be trusted. */
const isWhole = (value: number): boolean => Math.round(value) > 0 && Math.abs(value - Math.round(value)) < 1e-6;
