/** Where the spaces of a ring lie in a rectangle: from the upper left corner, clockwise. Only drawing, no rules. */
export type Side = "top" | "right" | "bottom" | "left" | "corner";
export type Tile = { x: number; y: number; w: number; h: number; side: Side };

export type Ring = { tiles: Tile[]; inner: { x: number; y: number; w: number; h: number } };

export function ring(count: number, width: number, height: number): Ring {
  const n = count / 4;
  const deepX = Math.min(width * 0.16, (width / (n + 1.8)) * 1.42);
  const deepY = Math.min(height * 0.16, (height / (n + 1.6)) * 1.36);
  const w = (width - 2 * deepX) / (n - 1);
  const h = (height - 2 * deepY) / (n - 1);
  const tiles = Array.from({ length: count }, (_, i): Tile => {
    const k = i % n;
    const corner = k === 0;
    switch (Math.floor(i / n)) {
      case 0: return { x: corner ? 0 : deepX + (k - 1) * w, y: 0, w: corner ? deepX : w, h: deepY, side: corner ? "corner" : "top" };
      case 1: return { x: width - deepX, y: corner ? 0 : deepY + (k - 1) * h, w: deepX, h: corner ? deepY : h, side: corner ? "corner" : "right" };
      case 2: return { x: corner ? width - deepX : width - deepX - k * w, y: height - deepY, w: corner ? deepX : w, h: deepY, side: corner ? "corner" : "bottom" };
      default: return { x: 0, y: corner ? height - deepY : height - deepY - k * h, w: deepX, h: corner ? deepY : h, side: corner ? "corner" : "left" };
    }
  });
  return { tiles, inner: { x: deepX, y: deepY, w: width - 2 * deepX, h: height - 2 * deepY } };
}

/** The middle of a tile, a little aside for every further token that stands there. */
export function stand(tile: Tile, nth: number, many: number, size: number): { x: number; y: number } {
  const columns = Math.max(1, Math.min(many, Math.floor(tile.w / (size * 1.05))));
  const rows = Math.ceil(many / columns);
  const column = nth % columns;
  const row = Math.floor(nth / columns);
  const across = Math.min(columns, many - row * columns);
  return {
    x: tile.x + tile.w / 2 + (column - (across - 1) / 2) * size * 1.02,
    y: tile.y + tile.h / 2 + (row - (rows - 1) / 2) * size * 1.02,
  };
}

/** Words on lines of at most so many letters; what does not fit ends in dots. */
export function lines(name: string, letters: number, most: number): string[] {
  const made: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= letters) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  const cut = made.slice(0, most).map((line) => (line.length > letters + 1 ? `${line.slice(0, Math.max(1, letters - 1))}…` : line));
  if (made.length > most && cut.length) cut[most - 1] = `${cut[most - 1].replace(/…$/, "").slice(0, Math.max(1, letters - 1))}…`;
  return cut;
}
