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

/** Tokens stand in a row across the inner edge of a tile, in a corner below its name; a crowd moves together. */
export function stand(tile: Tile, nth: number, many: number, size: number): { x: number; y: number } {
  const upright = tile.side === "left" || tile.side === "right";
  const length = (upright ? tile.h : tile.w) - size;
  const gap = many > 1 ? Math.min(size * 1.04, length / (many - 1)) : 0;
  const along = (nth - (many - 1) / 2) * gap;
  const middle = { x: tile.x + tile.w / 2, y: tile.y + tile.h / 2 };
  switch (tile.side) {
    case "top": return { x: middle.x + along, y: tile.y + tile.h + size * 0.1 };
    case "bottom": return { x: middle.x + along, y: tile.y - size * 0.1 };
    case "left": return { x: tile.x + tile.w + size * 0.1, y: middle.y + along };
    case "right": return { x: tile.x - size * 0.1, y: middle.y + along };
    default: return { x: middle.x + along, y: tile.y + tile.h - size * 0.7 };
  }
}

/** A name on lines that fit a box, at the largest size that shows all of it; where none does, it ends in dots. */
export function fit(name: string, width: number, height: number, largest: number, smallest: number): { size: number; lines: string[] } {
  for (let size = largest; size > smallest; size -= 0.4) {
    const lines = wrap(name, letters(width, size));
    if (lines.length * size * LEADING <= height && lines.every((line) => line.length <= letters(width, size))) return { size, lines };
  }
  const most = Math.max(1, Math.floor(height / (smallest * LEADING)));
  const all = wrap(name, letters(width, smallest));
  const cut = all.slice(0, most).map((line, i) => (line.length > letters(width, smallest) || (i === most - 1 && all.length > most) ? `${line.slice(0, letters(width, smallest) - 1)}…` : line));
  return { size: smallest, lines: cut };
}

export const LEADING = 1.1;
const letters = (width: number, size: number): number => Math.max(3, Math.floor(width / (size * 0.55)));

function wrap(name: string, most: number): string[] {
  const made: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= most) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}
