/** Isometry: a point of the plan, and boxes, discs and cylinders that stand on it. */
import { n } from "../parts/draw";

const [U, V, OX, OY] = [45, 22.5, 330, 112];

export const at = (x: number, y: number, z = 0): [number, number] => [OX + (x - y) * U, OY + (x + y) * V - z];
export const P = (x: number, y: number, z = 0): string => at(x, y, z).map(n).join(" ");
export const poly = (points: string[], fill: string, more = ""): string => `<path d="M${points.join("L")}Z" fill="${fill}" ${more}/>`;

export type Walls = { top: string; left: string; right: string };

/** A box of w by d on the ground at z, h high; `floors` rows of windows in the colour `lit`. */
export function box(x: number, y: number, w: number, d: number, z: number, h: number, walls: Walls, lit = "", floors = 0): string {
  let drawn =
    poly([P(x, y + d, z), P(x + w, y + d, z), P(x + w, y + d, z + h), P(x, y + d, z + h)], walls.left) +
    poly([P(x + w, y + d, z), P(x + w, y, z), P(x + w, y, z + h), P(x + w, y + d, z + h)], walls.right) +
    poly([P(x, y, z + h), P(x + w, y, z + h), P(x + w, y + d, z + h), P(x, y + d, z + h)], walls.top);
  if (lit && floors) {
    let rows = "";
    for (let k = 0; k < floors; k++) {
      const high = z + ((k + 0.5) * h) / floors;
      rows += `M${P(x + 0.04, y + d, high)}L${P(x + w - 0.04, y + d, high)}M${P(x + w, y + d - 0.04, high)}L${P(x + w, y + 0.04, high)}`;
    }
    drawn += `<path d="${rows}" stroke="${lit}" stroke-width="${n(Math.min(5, (h / floors) * 0.42))}" stroke-dasharray="3.2 2.6" fill="none"/>`;
  }
  return drawn;
}

export function cylinder(x: number, y: number, r: number, h: number, top: string, side: string): string {
  const [a, b] = at(x, y);
  return `<path d="M${n(a - r)} ${n(b)}v${-h}h${2 * r}v${h}a${r} ${r / 2} 0 0 1 ${-2 * r} 0z" fill="${side}"/><ellipse cx="${n(a)}" cy="${n(b - h)}" rx="${r}" ry="${r / 2}" fill="${top}"/>`;
}

export function tree(x: number, y: number, s = 1): string {
  const [a, b] = at(x, y);
  return `<g transform="translate(${n(a)} ${n(b)}) scale(${n(s)})"><path d="M0 0v-5" stroke="var(--trunk)" stroke-width="2"/><path d="M0-20 6-6Q0-2-6-6z" fill="var(--tree)"/></g>`;
}
