/** The sign of public/icon.svg as a PNG, for the home screens of phones that take no SVG: drawn when the page is built. */
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

const SIDE = 180;
const GROUND = [0x4a, 0x3a, 0x8c];
const WHITE = [255, 255, 255];
const GOLD = [0xff, 0xc8, 0x57];

const near = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const part = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
};

/** The way round: all of the circle but what lies between its end (7.3, 11) and its beginning at the top. */
function ring(x: number, y: number): number {
  const gap = x < 16 && y < 16 && (x - 16) * -5 + (y - 16) * 8.7 < 0;
  return gap ? Math.min(Math.hypot(x - 16, y - 6), Math.hypot(x - 7.3, y - 11)) : Math.abs(Math.hypot(x - 16, y - 16) - 10);
}

/** How far a point is from each part of the sign, how far that part reaches, and its colour; the last is painted last. */
const SIGN: [away: (x: number, y: number) => number, reach: number, colour: number[]][] = [
  [ring, 1.6, WHITE],
  [(x, y) => Math.min(near(x, y, 4.6, 6.4, 7, 12), near(x, y, 7, 12, 12.4, 9.4)), 1.5, GOLD],
  [(x, y) => Math.hypot(x - 16, y - 16), 3.2, GOLD],
];

function pixel(column: number, row: number): number[] {
  const [x, y] = [column, row].map((at) => ((at + 0.5) * 40) / SIDE - 4);
  return SIGN.reduce((under, [away, reach, colour]) => {
    const covered = Math.min(1, Math.max(0, ((reach - away(x, y)) * SIDE) / 40 + 0.5));
    return under.map((value, k) => value + (colour[k] - value) * covered);
  }, GROUND);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

export function png(): Buffer {
  const head = Buffer.from([0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, 2, 0, 0, 0]);
  const rows = Array.from({ length: SIDE }, (_, row) => [0, ...Array.from({ length: SIDE }, (_, column) => pixel(column, row).map(Math.round)).flat()]);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

export const homeIcon = (): Plugin => ({
  name: "home-icon",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "apple-touch-icon.png", source: png() });
  },
});
