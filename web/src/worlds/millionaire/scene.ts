/** Millionaire: the race to a million, one lane a player; stars along the way, Fortune cards in the infield. */
import { exact, short } from "../../lib/money";
import { SHAPES } from "../../lib/looks";
import { t } from "../../text";
import { n, plain, seat, star } from "../parts/draw";
import type { Draw, Racer, Sight } from "../sight";
import "./scene.css";

const [CX, CY, FIRST, SWEEP, LANE] = [330, 276, 164, 212, 27];
const rx = (lane: number): number => 296 - lane * LANE;
const ry = (lane: number): number => 216 - lane * LANE * 0.92;

function on(part: number, x: number, y: number): [number, number] {
  const angle = ((FIRST + SWEEP * part) * Math.PI) / 180;
  return [CX + x * Math.cos(angle), CY + y * Math.sin(angle)];
}

function arc(x: number, y: number, from: number, to: number): string {
  const many = Math.max(2, Math.ceil((to - from) * 60));
  return Array.from(
    { length: many + 1 },
    (_, k) =>
      `${k ? "L" : "M"}${on(from + ((to - from) * k) / many, x, y)
        .map(n)
        .join(" ")}`,
  ).join("");
}

/** Bicycle, car, jet: how one travels under one, three and five stars. */
const MOVERS = [
  (c: string): string =>
    `<g stroke="#fff" stroke-width="2" fill="none"><circle cx="-9" cy="5" r="6" stroke="${c}"/><circle cx="9" cy="5" r="6" stroke="${c}"/><path d="M-9 5l6-9h8l4 9M-3-4l5 9M4-4l2-5h3M-5-6h5"/></g>`,
  (c: string): string =>
    `<path d="M-20 6c0-6 4-8 10-9 4-6 10-8 16-6l8 6c5 1 7 4 7 9z" fill="${c}" stroke="#fff" stroke-width="1.5"/><path d="M-6-3c3-4 6-5 10-4l5 4z" fill="#fff"/><circle cx="-10" cy="7" r="4.2" fill="#1a1018" stroke="#fff" stroke-width="1.5"/><circle cx="11" cy="7" r="4.2" fill="#1a1018" stroke="#fff" stroke-width="1.5"/>`,
  (c: string): string =>
    `<path d="M-22 3c6-7 26-9 38-5 6 2 8 4 4 6-8 4-34 4-42-1z" fill="${c}" stroke="#fff" stroke-width="1.5"/><path d="M-20 0l-6-11h7l8 9zM-2 2l-11 11h8L10 3z" fill="${c}" stroke="#fff" stroke-width="1.3"/><path d="M-8-2H8" stroke="#fff" stroke-width="2" stroke-dasharray="2.5 2"/>`,
];

/** Where the banner behind the finish hangs. */
function goal(lanes: number): [number, number] {
  const [a, b] = on(1, rx((lanes - 1) / 2), ry((lanes - 1) / 2));
  return [a - 20, b + 46];
}

function track(lanes: number, best: number, target: number, currency: string): string {
  const middle: [number, number] = [rx((lanes - 1) / 2), ry((lanes - 1) / 2)];
  let drawn = `<path d="${arc(...middle, -0.012, 1.02)}" fill="none" stroke="var(--gld2)" stroke-width="${lanes * LANE + 9}"/><path d="${arc(...middle, -0.01, 1.018)}" fill="none" stroke="var(--lane)" stroke-width="${lanes * LANE + 3}"/>`;
  for (let k = 1; k < lanes; k++) drawn += `<path d="${arc(rx(k - 0.5), ry(k - 0.5), 0, 1)}" fill="none" stroke="var(--lanel)" stroke-width="1.6" stroke-dasharray="9 8"/>`;
  for (let k = 1; k < 10; k++) drawn += star(...on(k / 10, rx(-1.08), ry(-1.08) - 2), k % 5 ? 7 : 9.5, k / 10 <= best ? "var(--gld)" : "#fff3");
  for (const part of [0.25, 0.5, 0.75]) {
    const [a, b] = on(part, rx(lanes - 0.15), ry(lanes - 0.15));
    drawn += `<text class="mark" x="${n(a)}" y="${n(b + (part === 0.5 ? 13 : 4))}" text-anchor="${part < 0.4 ? "start" : part > 0.6 ? "end" : "middle"}">${short(target * part, currency)}</text>`;
  }
  let black = "";
  let white = "";
  for (let k = 0; k < lanes * 3; k++)
    for (let j = 0; j < 3; j++) {
      const lane = -0.5 + (k + 0.5) / 3;
      const [a, b] = on(1.012 - j * 0.0135, rx(lane), ry(lane));
      const square = `<rect transform="translate(${n(a)} ${n(b)}) rotate(${FIRST + SWEEP})" x="-4.7" y="-4.5" width="9.4" height="9"/>`;
      if ((k + j) % 2) white += square;
      else black += square;
    }
  const [a, b] = goal(lanes);
  return `${drawn}<g fill="#fff">${white}</g><g fill="#1a0c16">${black}</g><g transform="translate(${n(a)} ${n(b)})"><path d="M-52-16H52l-9 15 9 15H-52l9-15z" fill="var(--gld)"/><text class="goal" y="5" text-anchor="middle">${exact(target, currency)}</text></g>`;
}

const stars = (racer: Racer): string =>
  racer.stars ? `<g data-piece="star" data-count="${racer.stars}">${Array.from({ length: racer.stars }, (_, k) => star((k - (racer.stars - 1) / 2) * 7, 25, 4, "var(--gld)")).join("")}</g>` : "";

function lane(racer: Racer, k: number, target: number): string {
  const part = Math.min(1, Math.max(0, racer.cash / target));
  const [s0, s1] = on(-0.004, rx(k), ry(k));
  const way = arc(rx(k), ry(k), 0, Math.max(0.004, part));
  return `<g data-part="lane-${racer.seat}" opacity="${racer.alive ? 1 : 0.35}"><path d="${way}" fill="none" stroke="${seat(racer.seat)}" stroke-width="${LANE - 10}" stroke-linecap="round" opacity=".92"/><path d="${way}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 8"/><g transform="translate(${n(s0)} ${n(s1 + 2)}) scale(.78)"><path d="${SHAPES[racer.seat]}" fill="#fff" stroke="${seat(racer.seat)}" stroke-width="2.5"/></g></g>`;
}

const where = (racer: Racer, k: number, target: number): [number, number] => on(Math.min(1, Math.max(0, racer.cash / target)), rx(k), ry(k));

/** Where a sum is written beside its mover, best place first: over it, under its stars, at its sides. */
const BESIDE: [number, number][] = [
  [0, -31],
  [0, 47],
  [-1, 0],
  [1, 0],
  [-0.9, -28],
  [0.9, -28],
];
/** A sum is so high, and as wide as its letters: a small screen must still read it, in every language. */
const HIGH = 24;
const wideOf = (sum: string): number => sum.length * 9.4 + 16;
/** Beside a mover a label begins where the mover ends. */
const SIDE = 23;

/** The place of everybody's sum: the leader chooses first, and nobody's lies on another's, on a mover or over the edge. */
export function labelled(racers: Racer[], target: number, currency: string): Map<number, { x: number; y: number; wide: number }> {
  const alive = racers.flatMap((racer, k) => (racer.alive ? [{ racer, at: where(racer, k, target) }] : [])).sort((a, b) => b.racer.cash - a.racer.cash);
  const taken: [x: number, y: number, wide: number, high: number][] = [...alive.map(({ at: [x, y] }): (typeof taken)[number] => [x, y + 4, 40, 50]), [...goal(racers.length), 104, 32]];
  const found = new Map<number, { x: number; y: number; wide: number }>();
  alive.forEach(({ racer, at: [x, y] }, own) => {
    const wide = wideOf(short(racer.cash, currency));
    const places = BESIDE.map(([side, dy]): [number, number] => [side * (wide / 2 + SIDE), dy]);
    const free = places.find(([dx, dy]) => {
      const [a, b] = [x + dx, y + dy];
      const inside = a > wide / 2 && a < 660 - wide / 2 && b < 400;
      return inside && taken.every(([c, d, w, h], other) => other === own || Math.abs(a - c) >= (wide + w) / 2 || Math.abs(b - d) >= (HIGH + h) / 2);
    });
    if (!free && own) return;
    // The leader's is written in any case, and never over the edge.
    const [dx, dy] = free ?? [Math.max(wide / 2 - x, Math.min(660 - wide / 2 - x, 0)), places[0][1]];
    found.set(racer.seat, { x: dx, y: dy, wide });
    taken.push([x + dx, y + dy, wide, HIGH]);
  });
  return found;
}

function mover(racer: Racer, k: number, target: number, currency: string, label: { x: number; y: number; wide: number } | undefined): string {
  const [a, b] = where(racer, k, target);
  const sum = short(racer.cash, currency);
  return `<g data-part="mover-${racer.seat}" class="mover" data-racer="${racer.seat}" style="transform:translate(${n(a)}px,${n(b)}px)"><circle r="19" fill="var(--v3)" stroke="${seat(racer.seat)}" stroke-width="3"/><circle r="19" fill="none" stroke="#fff"/><g transform="scale(.72)">${MOVERS[Math.min(2, Math.max(0, (racer.stars - 1) / 2))](seat(racer.seat))}</g>${stars(racer)}${label ? `<g transform="translate(${n(label.x)} ${n(label.y)})"><rect x="${n(-label.wide / 2)}" y="-12" width="${n(label.wide)}" height="${HIGH}" rx="12" fill="#fff"/><text class="sum" y="5.5" text-anchor="middle">${sum}</text></g>` : ""}</g>`;
}

const card = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-26" y="-36" width="52" height="72" rx="6" fill="#7a1f4a" stroke="var(--gld)" stroke-width="2.2"/><rect x="-21" y="-31" width="42" height="62" rx="3" fill="none" stroke="var(--gld)" stroke-opacity=".6"/>${star(0, 0, 14, "var(--gld)")}</g>`;

/** The cards that still lie on the board, as many as there are, and who is ahead; in the end the winners stand there. */
function infield(sight: Sight, lead: Racer[], target: number): string {
  const lie = sight.lots.filter((lot) => lot?.stands.includes("fortune")).length;
  if (sight.won) return `<g data-fortune="${lie}"></g>`;
  const fan = Math.min(3, lie);
  const cards = Array.from({ length: fan }, (_, k) => card(330 + (k - (fan - 1) / 2) * 34, 226 - (fan === 3 && k === 1 ? 6 : 0), (k - (fan - 1) / 2) * 14)).join("");
  const ahead = lead[1] && lead[0].cash === lead[1].cash ? t("race-even") : lead[1] ? t("race-leads", { leader: lead[0].name, sum: short(lead[0].cash - lead[1].cash, sight.currency) }) : lead[0].name;
  return `<g data-fortune="${lie}">${cards}${lie ? `<g transform="translate(${354 + 17 * (fan - 1)} 258)"><circle r="15" fill="var(--gld)"/><text class="sum" y="5.5" text-anchor="middle">${lie}</text></g>` : ""}</g><text class="lead" x="330" y="290" text-anchor="middle" style="font-size:${n(Math.min(24, 720 / ahead.length))}px">${plain(ahead)}</text><text class="togo" x="330" y="313" text-anchor="middle">${plain(t("race-to-go", { sum: short(Math.max(0, target - lead[0].cash), sight.currency) }))}</text>`;
}

export const draw: Draw = (sight, frame) => {
  const target = sight.world.target || 1_000_000;
  const lead = [...sight.racers].sort((a, b) => b.cash - a.cash);
  const rays = Array.from({ length: 24 }, (_, k) => `<path d="M0 0 -26-600H26z" transform="rotate(${k * 15})"/>`).join("");
  const lanes = sight.racers.map((racer, k) => lane(racer, k, target)).join("");
  // In the end the podium says the sums, and stands before the movers.
  const sums = sight.won ? new Map() : labelled(sight.racers, target, sight.currency);
  const movers = sight.racers
    .map((racer, k) => ({ racer, k }))
    .filter(({ racer }) => racer.alive)
    .sort((a, b) => a.racer.cash - b.racer.cash)
    .map(({ racer, k }) => mover(racer, k, target, sight.currency, sums.get(racer.seat)))
    .join("");
  return {
    painted: `<defs><radialGradient id="mv" cx=".5" cy=".42" r=".75"><stop stop-color="var(--v1)"/><stop offset=".6" stop-color="var(--v2)"/><stop offset="1" stop-color="var(--v3)"/></radialGradient></defs><rect x="-900" y="-1600" width="2460" height="3600" fill="url(#mv)"/><g transform="translate(${CX} ${CY})" fill="var(--gld)" opacity=".05">${rays}</g><g data-part="track">${track(sight.racers.length, lead[0].cash / target, target, sight.currency)}</g>${lanes}${movers}<g data-part="infield">${infield(sight, lead, target)}</g>`,
    live: frame.still
      ? ""
      : Array.from(
          { length: 14 },
          (_, k) =>
            `<g transform="translate(${(k * 97) % 640} ${(k * 61) % 430})"><path class="twk" style="animation-delay:${-(k % 5) * 0.6}s" d="M0-7 1.6-1.6 7 0 1.6 1.6 0 7-1.6 1.6-7 0-1.6-1.6z" fill="#ffe6a0" opacity=".8"/></g>`,
        ).join(""),
    says: t("world-race", { target: exact(target, sight.currency), leader: lead[0].name, cash: short(lead[0].cash, sight.currency) }),
    box: frame.phone ? "-8 4 676 410" : "0 -46 660 476",
    fit: frame.phone ? "xMidYMax meet" : "xMidYMid meet",
  };
};
