/** Luck from the browser's best source, without a bias: what does not divide evenly is drawn again. */
const RANGE = 2 ** 32;

/** A whole number from 0 up to, not including, `count`. */
export function below(count: number): number {
  const fair = RANGE - (RANGE % count);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= fair);
  return drawn[0] % count;
}

/** Which of these, each as likely as its weight. */
export function weighted(weights: number[]): number {
  let left = below(weights.reduce((sum, one) => sum + one, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

export const one = <T>(of: T[]): T => of[below(of.length)];

export function shuffled<T>(of: T[]): T[] {
  const left = [...of];
  return of.map(() => left.splice(below(left.length), 1)[0]);
}
