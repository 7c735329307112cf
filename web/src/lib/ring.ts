/** Where the spaces of a ring lie in a rectangle: from the upper left corner, clockwise. Only drawing, no rules. */
export type Side = "top" | "right" | "bottom" | "left" | "corner";
export type Tile = { x: number; y: number; w: number; h: number; side: Side };

export type Ring = { tiles: Tile[]; inner: { x: number; y: number; w: number; h: number } };

/** A space of the upper and lower side narrower than this has its name turned, and the ring is deep enough for it. */
export const NARROW = 52;

export function ring(count: number, width: number, height: number): Ring {
  const n = count / 4;
  const narrow = (width * 0.7) / (n - 1) < NARROW;
  const deepX = narrow ? Math.max(86, width * 0.17) : Math.min(width * 0.16, (width / (n + 1.8)) * 1.42);
  const deepY = narrow ? Math.min(height * 0.19, 104) : Math.min(height * 0.16, (height / (n + 1.6)) * 1.36);
  const w = (width - 2 * deepX) / (n - 1);
  const h = (height - 2 * deepY) / (n - 1);
  const tiles = Array.from({ length: count }, (_, i): Tile => {
    const k = i % n;
    const corner = k === 0;
    switch (Math.floor(i / n)) {
      case 0:
        return { x: corner ? 0 : deepX + (k - 1) * w, y: 0, w: corner ? deepX : w, h: deepY, side: corner ? "corner" : "top" };
      case 1:
        return { x: width - deepX, y: corner ? 0 : deepY + (k - 1) * h, w: deepX, h: corner ? deepY : h, side: corner ? "corner" : "right" };
      case 2:
        return { x: corner ? width - deepX : width - deepX - k * w, y: height - deepY, w: corner ? deepX : w, h: deepY, side: corner ? "corner" : "bottom" };
      default:
        return { x: 0, y: corner ? height - deepY : height - deepY - k * h, w: deepX, h: corner ? deepY : h, side: corner ? "corner" : "left" };
    }
  });
  return { tiles, inner: { x: deepX, y: deepY, w: width - 2 * deepX, h: height - 2 * deepY } };
}

/** The strip along one edge of a tile: round where the tile is round, straight towards its middle. */
export function band({ x, y, w, h }: Omit<Tile, "side">, side: Side, r: number): string {
  const round = Math.min(r, w, h);
  const [a, b, c, d] = { top: [1, 1, 0, 0], right: [0, 1, 1, 0], bottom: [0, 0, 1, 1], left: [1, 0, 0, 1], corner: [1, 1, 1, 1] }[side].map((one) => one * round);
  return `M${x + a} ${y}H${x + w - b}q${b} 0 ${b} ${b}V${y + h - c}q0 ${c} ${-c} ${c}H${x + d}q${-d} 0 ${-d} ${-d}V${y + a}q0 ${-a} ${a} ${-a}Z`;
}

/** How large a figure is, and how broad the lane it stands in, between the ring and the middle. */
export const tokenSize = (tile: Tile): number => Math.max(18, Math.min(32, Math.min(tile.w, tile.h) * 0.5));
/** A figure is higher than it is wide. */
export const HIGH = 40 / 34;
export const lane = (tile: Tile): number => tokenSize(tile) * HIGH;

/** Figures stand inside the ring, so that they hide nothing of a tile; in a corner below its name. A crowd moves together. */
export function stand(tile: Tile, nth: number, many: number, size: number): { x: number; y: number } {
  const upright = tile.side === "left" || tile.side === "right";
  const high = size * HIGH;
  const length = upright ? tile.h - high : tile.w - size;
  const gap = many > 1 ? Math.min(size * 0.86, Math.max(4, length / (many - 1))) : 0;
  const along = (nth - (many - 1) / 2) * gap;
  const middle = { x: tile.x + tile.w / 2, y: tile.y + tile.h / 2 };
  switch (tile.side) {
    case "top":
      return { x: middle.x + along, y: tile.y + tile.h + high * 0.5 + 1 };
    case "bottom":
      return { x: middle.x + along, y: tile.y - high * 0.5 - 1 };
    case "left":
      return { x: tile.x + tile.w + size * 0.5 + 1, y: middle.y + along };
    case "right":
      return { x: tile.x - size * 0.5 - 1, y: middle.y + along };
    default:
      return { x: middle.x + along, y: tile.y + tile.h - high * 0.52 };
  }
}
