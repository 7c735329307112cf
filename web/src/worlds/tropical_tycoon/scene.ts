/** Tropical Tycoon: the island with its sea, sky, ship, volcano and three streets of lots. */
import { SHAPES } from "../../lib/looks";
import { t } from "../../text";
import { dice, flag, looks, n, pin, plain, seat } from "../parts/draw";
import type { Draw, Frame, Grows, Lot, Sight } from "../sight";
import { DEVELOPMENTS, hut, palm, resort, SERVICES, ship } from "./buildings";
import "./scene.css";

const STREETS: [spaces: number[], from: [number, number], to: [number, number], bend: number][] = [
  [[1, 3, 6, 8, 9, 11, 13, 14], [78, 338], [508, 338], 16],
  [[16, 18, 19, 21, 23, 24], [120, 280], [494, 280], 10],
  [[26, 27, 29, 31, 32, 34, 37, 39], [104, 224], [530, 224], -10],
];
const LOTS: Record<number, [number, number]> = {};
for (const [spaces, from, to, bend] of STREETS)
  spaces.forEach((space, k) => {
    const along = k / (spaces.length - 1);
    LOTS[space] = [from[0] + (to[0] - from[0]) * along, from[1] + Math.sin(along * Math.PI) * bend];
  });
const PALMS: [number, number, number][] = [
  [70, 330, 0.9],
  [556, 300, 0.85],
  [112, 262, 0.7],
  [506, 262, 0.75],
  [300, 388, 0.8],
  [180, 392, 0.9],
  [430, 386, 0.85],
];
const BUSHES: [number, number, number][] = [
  [100, 300, 1],
  [160, 252, 0.8],
  [232, 254, 1],
  [300, 256, 0.7],
  [470, 254, 0.9],
  [520, 300, 1],
  [540, 252, 0.7],
  [200, 312, 0.8],
  [330, 314, 1],
  [268, 318, 0.7],
  [480, 318, 0.8],
  [150, 316, 0.9],
  [88, 246, 0.7],
];
const BEATS = 6;
const turned = (x: number, y: number, angle: number): string => `${n(x * Math.cos(angle) - y * Math.sin(angle))} ${n(x * Math.sin(angle) + y * Math.cos(angle))}`;
const RAYS = Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6)
  .map((angle) => `M${turned(-4, -40, angle)}L${turned(0, -58, angle)}L${turned(4, -40, angle)}Z`)
  .join("");
const GREY = { rain: ["#6f8794", "#b4c4c7"], storm: ["#46596a", "#8fa3ab"] } as const;

function sky(weather: string): string {
  const grey = weather === "rain" || weather === "storm" ? GREY[weather] : null;
  const [top, low] = grey ?? ["var(--s1)", "var(--s2)"];
  return `<defs><linearGradient id="is" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient><linearGradient id="ie" x2="0" y2="1"><stop stop-color="var(--sea1)"/><stop offset=".5" stop-color="var(--sea2)"/><stop offset="1" stop-color="var(--sea3)"/></linearGradient><radialGradient id="ih"><stop offset=".3" stop-color="var(--sunc)" stop-opacity=".5"/><stop offset="1" stop-color="var(--sunc)" stop-opacity="0"/></radialGradient></defs><rect x="-900" y="-1600" width="2460" height="1610" fill="${top}"/><rect x="-900" y="-2" width="2460" height="160" fill="url(#is)"/><rect x="-900" y="150" width="2460" height="340" fill="url(#ie)"/><rect x="-900" y="489" width="2460" height="1500" fill="var(--sea3)"/>`;
}

function land(): string {
  const roads = STREETS.map(
    ([spaces]) =>
      `<path d="M${spaces.map((space) => `${n(LOTS[space][0])} ${n(LOTS[space][1] + 4)}`).join("L")}" fill="none" stroke="var(--sand)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>`,
  ).join("");
  return (
    `<path d="M10 350C-6 300 60 246 96 214 150 150 240 150 300 168 380 140 500 150 548 210 590 250 612 300 590 344 560 402 460 418 320 416 170 416 30 410 10 350z" fill="var(--foam)" opacity=".45"/><path d="M24 346C12 304 70 252 104 220 156 160 240 158 302 176 380 150 494 158 540 216 580 254 598 300 578 338 548 392 456 406 320 404 176 404 42 398 24 346z" fill="var(--sand)"/><path d="M48 334C44 302 84 260 114 228 164 172 242 168 304 184 380 162 486 168 528 222 564 258 578 296 560 322 500 352 420 330 320 342 200 330 100 366 48 334z" fill="var(--g1)"/><path d="M84 272C100 240 130 210 170 194 230 170 270 180 304 188 372 170 470 176 514 224 534 246 548 270 536 276 460 300 380 270 310 282 230 274 140 304 84 272z" fill="var(--g2)"/>` +
    `<path d="M150 206C190 180 206 120 232 92q22-12 46 0c30 34 44 88 86 112-60 26-150 22-214 2z" fill="var(--rock)"/><path d="M278 92c30 34 44 88 86 112-30 12-60 16-90 16 18-40-10-80 4-128z" fill="var(--rock2)"/><path d="M232 92q22 12 46 0l6 12q-10 18-14 4-8 24-14 2-6 18-12 0-8 10-18-6z" fill="#ff7b3a"/><circle cx="252" cy="74" r="9" fill="#fff" opacity=".5"/><circle cx="266" cy="56" r="7" fill="#fff" opacity=".35"/><path d="M118 214C170 190 236 190 302 200 380 186 470 196 516 230 440 246 380 226 310 236 230 228 160 240 118 214z" fill="var(--g3)"/>` +
    PALMS.map(([x, y, s]) => palm(x, y, s)).join("") +
    roads +
    `<path d="M120 226Q92 262 132 287Q90 306 84 350M520 226Q548 250 470 287Q520 312 500 350" fill="none" stroke="var(--sand)" stroke-width="5" opacity=".6" stroke-linecap="round"/><path d="M344 196c6 14-4 26 4 40s30 14 34 26 26 14 40 30" fill="none" stroke="var(--sea1)" stroke-width="7" stroke-linecap="round"/><path d="M344 196c6 14-4 26 4 40" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-dasharray="4 5"/><ellipse cx="428" cy="304" rx="30" ry="9" fill="var(--sea1)"/>` +
    BUSHES.map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="1" rx="13" ry="3" fill="#0002"/><circle cx="-6" cy="-6" r="7" fill="var(--g3)"/><circle cx="5" cy="-8" r="8" fill="var(--g3)"/><circle cx="1" cy="-3" r="7" fill="var(--g2)"/></g>`,
    ).join("") +
    `<path d="M566 352h74v5h-74z" fill="#a87443"/><path d="M576 357v12M594 357v12M612 357v12M630 357v12" stroke="#7a4f2a" stroke-width="3"/><path d="M574 352v-14h4v14z" fill="#7a4f2a"/><circle cx="576" cy="336" r="3.5" fill="#ffe66d"/>`
  );
}

/** What only a tall frame sees: who lives in the sea before the beach. */
const SEA =
  '<g transform="translate(176 522)"><path d="M-74 10C-70-34-16-44 24-30 48-22 62-4 84-14c10-5 14-18 20-22 4 10 2 16 8 20 6-4 12-4 20 0-4 10-18 18-32 18C86 22 54 28 20 28h-74C-70 28-74 18-74 10z" fill="#2c6e8f"/><path d="M-73 14c20 8 70 12 112 2-10 10-30 12-46 12h-48C-68 28-73 20-73 14z" fill="#bfe0e6"/><circle cx="-48" cy="2" r="3" fill="#0a2a38"/><path d="M-30-38q-14-20-26-14M-26-38q4-22 18-20" fill="none" stroke="var(--foam)" stroke-width="3" stroke-linecap="round" opacity=".8"/></g>' +
  '<path d="M78 550q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="var(--foam)" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>' +
  [
    [436, 506, 1],
    [500, 530, 0.8],
  ]
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-34 12C-24-16 8-20 26 4l12 2-12 5C10-4-12-2-26 14l-10 6z" fill="#5b93a8"/><path d="M-6-11l-8-10 2 12z" fill="#5b93a8"/><circle cx="18" cy="1" r="1.6" fill="#0a2a38"/><path d="M-44 22q6-5 12 0t12 0" fill="none" stroke="var(--foam)" stroke-opacity=".6" stroke-width="2"/></g>`,
    )
    .join("") +
  '<g transform="translate(330 604)" fill="none" stroke="var(--foam)" stroke-opacity=".28" stroke-width="2.2" stroke-linecap="round"><path d="M-240 0q8-6 16 0t16 0M-60 34q8-6 16 0t16 0M120-14q8-6 16 0t16 0M230 30q8-6 16 0t16 0M30 78q8-6 16 0t16 0"/></g>';
const LAND = land() + SEA;

function built(lot: Lot, x: number, y: number): string {
  const development = lot.stands[0];
  if (development) return `<g data-piece="${development}"><g transform="translate(${n(x)} ${n(y)})">${DEVELOPMENTS[development] ?? ""}</g></g>`;
  if (lot.top) return `<g data-piece="hotel"><g transform="translate(${n(x)} ${n(y)})">${resort(lot.colour)}</g></g>`;
  if (lot.level) return Array.from({ length: lot.level }, (_, k) => hut(x + (k - (lot.level - 1) / 2) * 12, y + (k % 2 ? 2 : -1), 0.92, lot.colour)).join("");
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M0 0v-13" stroke="#7a4f2a" stroke-width="2"/><rect x="-8" y="-20" width="16" height="10" rx="3" fill="var(--tile)" stroke="${lot.colour}" stroke-width="1.6"/><text class="lt" y="-12" text-anchor="middle">${lot.letter}</text></g>`;
}

function site(lot: Lot): string {
  const [x, y] = LOTS[lot.number];
  const owned = lot.owner !== null;
  return `<g data-lot="${lot.number}" transform="translate(${n(-x * 0.3)} ${n(-y * 0.3)}) scale(1.3)"><title>${plain(lot.name)}</title><ellipse cx="${n(x)}" cy="${n(y)}" rx="21" ry="6.5" fill="${owned ? lot.colour : "none"}" fill-opacity="${lot.mortgaged ? 0.35 : 0.85}" stroke="${lot.colour}" stroke-width="2" ${owned ? "" : 'stroke-dasharray="4 3"'}/>${lot.mortgaged ? `<path data-piece="mortgage" d="M${n(x - 14)} ${n(y + 3)}l8-6M${n(x - 4)} ${n(y + 4)}l9-7M${n(x + 6)} ${n(y + 3)}l8-6" stroke="#fff" stroke-width="1.4"/>` : ""}${built(lot, x, y)}${owned ? flag(x - 20, y + 4, lot.owner!, 28) : ""}</g>`;
}

function service(lot: Lot): string {
  const { x, y, drawing } = SERVICES[lot.number];
  const owned = lot.owner !== null;
  return `<g data-lot="${lot.number}" transform="translate(${x} ${y})" opacity="${owned && !lot.mortgaged ? 1 : 0.72}"><title>${plain(lot.name)}</title>${drawing}${lot.mortgaged ? '<path data-piece="mortgage" d="M-14 8 14-8" stroke="#fff" stroke-width="2"/>' : ""}${owned ? `<g data-piece="flag" transform="translate(0 -26) scale(.6)"><path d="${SHAPES[lot.owner!]}" fill="${seat(lot.owner!)}" stroke="#fff" stroke-width="2.5"/></g>` : ""}</g>`;
}

function moving(sight: Sight, frame: Frame): string {
  const { weather, ship: port } = sight.world;
  const bad = weather === "rain" || weather === "storm";
  const luck = dice(9);
  // Waves that rise together are one drawing: that is less to move.
  const waves: string[] = Array<string>(BEATS).fill("");
  for (let k = 0; k < (frame.phone ? 12 : 28); k++) {
    const [x, y] = [-40 + luck() * 740, 166 + luck() * 280];
    if (((x - 300) / 312) ** 2 + ((y - 288) / 146) ** 2 > 1) waves[k % BEATS] += `M${n(x)} ${n(y)}q6-5 12 0t12 0`;
  }
  const swell = waves.map((d, k) => (d ? `<path class="bob" style="animation-delay:${-k * 0.6}s" d="${d}"/>` : "")).join("");
  const sun = bad
    ? ""
    : `<g transform="translate(560 90)"><circle class="halo" r="92" fill="url(#ih)"/><g class="spin day" fill="var(--sunc)" opacity=".75"><path d="${RAYS}"/></g><circle r="32" fill="var(--sunc)"/><g class="day"><g class="blink" fill="#b5651d"><circle cx="-9" cy="-4" r="2.6"/><circle cx="9" cy="-4" r="2.6"/></g><path d="M-9 7q9 9 18 0" stroke="#b5651d" stroke-width="2.6" fill="none" stroke-linecap="round"/></g><g class="night" fill="#cfc7ad" opacity=".6"><circle cx="-11" cy="-8" r="7"/><circle cx="10" cy="9" r="9"/><circle cx="12" cy="-14" r="4"/><circle cx="-10" cy="15" r="4.5"/></g></g>`;
  const night = bad
    ? ""
    : `<g class="night" fill="#fff">${Array.from({ length: frame.phone ? 4 : 7 }, (_, k) => `<circle class="twk" style="animation-delay:${-k * 0.6}s" cx="${(k * 173 + 30) % 640}" cy="${((k * 67) % 120) - 24}" r="1.6"/>`).join("")}</g>`;
  const smoke = [0, 1, 2].map((k) => `<circle class="smoke" style="animation-delay:${-k * 2}s" cx="254" cy="84" r="9" fill="#fff"/>`).join("");
  const gulls = bad
    ? ""
    : [0, 1]
        .map(
          (k) =>
            `<g class="gull" style="animation-delay:${-k * 17}s"><path class="bob" transform="translate(${k * 34} ${k * 18})" d="M0 0q6-8 11-1 6-8 12 0" fill="none" stroke="var(--gull)" stroke-width="2" stroke-linecap="round"/></g>`,
        )
        .join("");
  const clouds = `<g class="drift" fill="${weather === "storm" ? "#3d4d58" : bad ? "#66787f" : "var(--cl)"}" opacity="${bad ? 0.95 : 0.85}"><path d="M60 70q10-20 32-12 12-22 38-8 28-4 26 20z"/><path d="M300 46q10-16 26-10 10-16 30-4 22-2 20 14z"/>${weather !== "sunny" ? `<path d="M430 84q12-24 40-14 14-26 46-8 34-4 30 24z"/><path d="M180 100q12-24 40-14 14-26 46-8 34-4 30 24z"/>` : ""}</g>`;
  const rain = bad
    ? `<path class="rain" stroke="#dcf0ff" stroke-opacity=".55" stroke-width="1.3" d="${Array.from({ length: 60 }, () => `M${n(luck() * 700 - 20)} ${n(luck() * 420)}l-4 12`).join("")}"/>`
    : "";
  const flash = weather === "storm" ? `<path class="flash" d="M470 88l-16 34h14l-12 30 30-40h-15l12-24z" fill="#fff3a8"/>` : "";
  return `${night}${sun}${smoke}${clouds}${gulls}<g fill="none" stroke="var(--foam)" stroke-opacity=".4" stroke-width="1.7" stroke-linecap="round">${swell}</g><g class="ship ${port ? "in" : "out"}">${port ? ship(586, 388, 0.86) : ship(64, 168, 0.3)}</g>${rain}${flash}`;
}

export const draw: Draw = (sight, frame) => {
  const { weather, ship: port } = sight.world;
  const dark = weather === "storm" ? 0.4 : weather === "rain" ? 0.24 : 0;
  const order = Object.keys(LOTS)
    .map(Number)
    .sort((a, b) => LOTS[a][1] - LOTS[b][1]);
  const lots = order
    .map((number) => sight.lots[number])
    .filter((lot) => !!lot)
    .map(site)
    .join("");
  const services = Object.keys(SERVICES)
    .map((number) => sight.lots[Number(number)])
    .filter((lot) => !!lot)
    .map(service)
    .join("");
  const lit = sight.lit === null ? undefined : sight.lots[sight.lit];
  const place = lit && (LOTS[lit.number] ?? (SERVICES[lit.number] && [SERVICES[lit.number].x, SERVICES[lit.number].y]));
  const [top, high] = frame.phone ? [40, 412] : [24, 420];
  const pinned = lit && place ? pin(place[0], place[1] - 48, lit.name) : "";
  return {
    painted: `<g data-weather="${weather}" data-ship="${port ? "port" : "sea"}"></g>${sky(weather)}${LAND}<g data-part="dark">${dark ? `<rect x="-900" y="-1600" width="2460" height="3600" fill="#0d2433" opacity="${dark}"/>` : ""}</g>${services}${lots}<g data-part="pin">${pinned}</g>`,
    live: moving(sight, frame),
    says: t("world-island", { weather, ship: port ? "port" : "sea" }),
    box: `0 ${top} 660 ${high}`,
    fit: frame.phone ? "xMidYMax meet" : "xMidYMid meet",
    least: frame.phone ? "10rem" : "19rem",
    look: pinned ? looks(place![1] - 48, top, high) : undefined,
  };
};

/** A development rises behind its scaffold. */
export const grows: Grows = (word, { x, y, width, height }) => {
  if (!DEVELOPMENTS[word]) return null;
  const poles = [0, 1, 2, 3].map((k) => `M${n(x - 3 + (k * (width + 6)) / 3)} ${n(y + height)}V${n(y - 4)}`).join("");
  const planks = [0.2, 0.55, 0.9].map((part) => `M${n(x - 6)} ${n(y + height * part)}h${n(width + 12)}`).join("");
  return { from: "scaleY(0)", ms: 900, easing: "steps(7)", over: `<g><path d="${poles}${planks}" stroke="#a87443" stroke-width="1.8" stroke-linecap="round"/></g>` };
};
