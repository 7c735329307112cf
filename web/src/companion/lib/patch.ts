/** What must be set to turn one plain object into another: small enough to keep thousands of steps back. */
type Key = string | number;
export type Patch = [path: Key[], value: unknown][];
type Plain = Record<Key, unknown>;

const compound = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** The sets that lead from `from` to `to`. Objects keep their keys; lists may have grown or shrunk. */
export function difference(from: unknown, to: unknown, path: Key[] = []): Patch {
  if (from === to) return [];
  if (!compound(from) || !compound(to) || Array.isArray(from) !== Array.isArray(to)) return [[path, to]];
  if (!Array.isArray(to)) return Object.keys(to).flatMap((key) => difference(from[key], to[key], [...path, key]));
  const old = from as unknown as unknown[];
  const found: Patch = old.length === to.length ? [] : [[[...path, "length"], to.length]];
  return [...found, ...to.flatMap((value, n) => (n < old.length ? difference(old[n], value, [...path, n]) : [[[...path, n], value]] as Patch))];
}

export function applied<T>(to: T, patch: Patch): T {
  return patch.reduce((whole, [path, value]) => set(whole, path, value) as T, to);
}

function set(whole: unknown, [key, ...rest]: Key[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Plain) }) as Plain;
  copy[key] = key === "length" && rest.length === 0 ? value : set(copy[key], rest, value);
  return copy;
}
