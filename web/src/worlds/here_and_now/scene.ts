/** Here & Now: an evening town on three streets, one landmark a deed, an airport with four gates and two masts. */
import { SHAPES } from "../../lib/looks";
import { t } from "../../text";
import { dice, flag, mix, n, pin, plain, seat } from "../parts/draw";
import type { Draw, Frame, Lot, Sight } from "../sight";
import { landmark } from "./landmarks";
import "./scene.css";

const STREETS = [
  [26, 27, 29, 31, 32, 34, 37, 39],
  [13, 14, 16, 18, 19, 21, 23, 24],
  [1, 3, 6, 8, 9, 11],
];
const GROUND = [246, 330, 414];
const SCALE = [1.16, 1.26, 1.3];
const GATES = [5, 15, 25, 35];
const MASTS: [number, number, number][] = [
  [12, 622, 300],
  [28, 28, 290],
];
const DARK = "#140c28";

function sky(): string {
  const luck = dice(77);
  let stars = "";
  for (let k = 0; k < 46; k++) stars += `<circle cx="${n(luck() * 660)}" cy="${n(luck() * 120)}" r="${n(0.5 + luck() * 1.1)}" opacity="${n(0.3 + 0.6 * luck())}"/>`;
  return `<defs><linearGradient id="hs" x2="0" y2="1"><stop stop-color="var(--h1)"/><stop offset=".42" stop-color="var(--h2)"/><stop offset=".72" stop-color="var(--h3)"/><stop offset="1" stop-color="var(--h4)"/></linearGradient><radialGradient id="hg"><stop stop-color="var(--sunc)" stop-opacity=".95"/><stop offset=".22" stop-color="var(--sunc)" stop-opacity=".5"/><stop offset="1" stop-color="var(--sunc)" stop-opacity="0"/></radialGradient></defs>
<rect x="-900" y="-2000" width="2460" height="1720" fill="var(--h1)"/><rect x="-900" y="-290" width="2460" height="560" fill="url(#hs)"/><circle cx="470" cy="150" r="150" fill="url(#hg)"/><circle cx="470" cy="150" r="30" fill="var(--sunc)"/><g fill="#fff" class="stars">${stars}</g>
<g fill="#fff" opacity=".22"><path d="M60 120q8-16 26-10 10-18 30-6 22-4 22 16z"/><path d="M330 84q8-14 22-8 10-14 26-4 18-2 18 12z"/><path d="M540 190q8-14 22-8 10-14 26-4 18-2 18 12z"/></g>
<path d="M-900 250L-300 222Q-60 150 80 190T240 152 380 196 520 160 700 190 980 170L1560 240V480H-900z" fill="var(--hill)"/><path d="M-900 280L-300 262Q40 230 150 246T380 232 700 250 980 240L1560 270V480H-900z" fill="var(--hill2)"/>`;
}

/** Silhouettes too far away to be anybody's. */
function far(): string {
  const luck = dice(5);
  let drawn = "";
  let lit = "";
  for (let x = -20; x < 690;) {
    const w = 12 + luck() * 20;
    const h = 24 + luck() * 66 * (1 - Math.abs(x - 330) / 620);
    drawn += `M${n(x)} ${n(226 - h)}h${n(w)}V226h${n(-w)}z`;
    for (let q = 0; q < h / 13; q++) if (luck() < 0.5) lit += `M${n(x + 3 + luck() * (w - 8))} ${n(231 - h + q * 11)}h3v3.5h-3z`;
    x += w + 1 + luck() * 5;
  }
  return `<path d="${drawn}" fill="var(--hill2)"/><path d="${lit}" fill="var(--win)" opacity=".6"/>`;
}

const FAR = sky() + far();

const road = (y: number): string =>
  `<path d="M-900 ${y + 13}h2460v13H-900z" fill="#0002"/><path d="M-900 ${y + 19.5}h2460" stroke="#fff" stroke-opacity=".3" stroke-width="1.4" stroke-dasharray="12 12"/>` +
  Array.from(
    { length: 9 },
    (_, q) =>
      `<g transform="translate(${q * 82 + 4} ${y + 13})"><path d="M0 0v-15h5" stroke="#0007" stroke-width="1.6" fill="none"/><circle cx="6" cy="-14" r="2" fill="var(--win)"/><circle cx="6" cy="-12" r="8" fill="var(--win)" opacity=".13"/></g>`,
  ).join("");

const HOTEL = `<path d="M-13 0v-25H13V0z" fill="#c8432f"/><path d="M-13-25h26v-3h-26z" fill="#8f2c1d"/><path d="M-10-21h4v4h-4zM-2-21h4v4h-4zM6-21h4v4H6zM-10-13h4v4h-4zM-2-13h4v4h-4zM6-13h4v4H6zM-4 0v-6h8v6z" fill="#ffe08a"/><path d="M-13-37h26v9h-26z" fill="#ffe08a"/><text class="hotel" y="-30.4" text-anchor="middle">HOTEL</text>`;
const HOUSE = `<path d="M-5 0v-6L0-11 5-6V0z" fill="#3f9d5b"/><path d="M-6-6 0-12l6 6z" fill="#25693b"/><path d="M-1.5 0v-4h3v4z" fill="#ffe08a"/>`;

function homes(lot: Lot, x: number, y: number, s: number): string {
  if (lot.top) return `<g data-piece="hotel" data-at="${lot.number}"><g transform="translate(${n(x + 16)} ${y}) scale(${s})">${HOTEL}</g></g>`;
  return Array.from({ length: lot.level }, (_, k) => `<g data-piece="house"><g transform="translate(${n(x + (k - (lot.level - 1) / 2) * 13 * s)} ${y}) scale(${s})">${HOUSE}</g></g>`).join("");
}

function site(lot: Lot, x: number, row: number): string {
  const y = GROUND[row];
  const s = SCALE[row];
  const owned = lot.owner !== null;
  const lights = owned && !lot.mortgaged;
  const body = owned ? mix(lot.colour, lot.mortgaged ? 45 : 88, lot.mortgaged ? "var(--dim)" : "#fff") : "var(--dim)";
  const dark = owned ? mix(lot.colour, 55, DARK) : mix("var(--dim)", 70, DARK);
  const shine = lights ? "var(--win)" : mix("var(--dim)", 60, "#fff");
  return `<g data-lot="${lot.number}" class="site${lights ? " lights" : ""}"><title>${plain(lot.name)}</title><g transform="translate(${n(x)} ${y}) scale(${s})">${lights ? `<ellipse rx="32" ry="5" fill="var(--win)" opacity=".28"/>` : ""}${landmark(lot.number, body, dark, shine)}${lot.mortgaged ? `<path data-piece="mortgage" d="M-26-6h52M-26-14h52M-26-22h52" stroke="#fff" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="3 4"/>` : ""}</g>${homes(lot, x, y + 9, s)}${owned ? flag(x - 27 * s, y + 5, lot.owner!) : ""}</g>`;
}

function gate(lot: Lot | undefined, k: number): string {
  if (!lot) return "";
  const owned = lot.owner !== null;
  return `<g data-lot="${lot.number}" transform="translate(${496 + k * 40} 402)"><title>${plain(lot.name)}</title><rect x="-16" y="-13" width="32" height="13" rx="3" fill="${owned ? seat(lot.owner!) : "var(--dim)"}" opacity="${lot.mortgaged ? 0.5 : 1}"/><rect x="-12" y="-9.5" width="24" height="4" fill="${owned && !lot.mortgaged ? "var(--win)" : "#fff3"}"/>${lot.mortgaged ? `<path data-piece="mortgage" d="M-14-2 14-11" stroke="#fff" stroke-width="1.5"/>` : ""}${owned ? `<g data-piece="flag" transform="translate(0 -19) scale(.5)"><path d="${SHAPES[lot.owner!]}" fill="${seat(lot.owner!)}" stroke="#fff" stroke-width="2"/></g>` : ""}</g>`;
}

function mast(lot: Lot | undefined, x: number, y: number): string {
  if (!lot) return "";
  const owned = lot.owner !== null;
  return `<g data-lot="${lot.number}" transform="translate(${x} ${y})"><title>${plain(lot.name)}</title><path d="M-7 30 0-18 7 30M-5 14H5M-3.5 2h7" stroke="${owned ? seat(lot.owner!) : "var(--dim)"}" stroke-width="2.4" fill="none"/><circle cy="-20" r="3" fill="${owned && !lot.mortgaged ? "var(--win)" : "var(--dim)"}"/>${lot.mortgaged ? `<path data-piece="mortgage" d="M-8 24 8 6" stroke="#fff" stroke-width="1.5"/>` : ""}${owned ? `<g data-piece="flag" transform="translate(0 -34) scale(.5)"><path d="${SHAPES[lot.owner!]}" fill="${seat(lot.owner!)}" stroke="#fff" stroke-width="2"/></g>${lot.mortgaged ? "" : `<path class="twk" fill="none" stroke="var(--win)" stroke-width="1.6" d="M-8-28a11 11 0 0 0 0 16M8-28a11 11 0 0 1 0 16"/>`}` : ""}</g>`;
}

const AIRPORT = `<path d="M452 406h1108v50H452z" fill="#1a1630"/><path d="M458 433h1100" stroke="#fff" stroke-opacity=".65" stroke-width="2.5" stroke-dasharray="16 12"/><path d="M458 419h1100M458 447h1100" stroke="var(--win)" stroke-width="2" stroke-dasharray="1.5 12" stroke-linecap="round"/><path d="M462 404l3-46h8l3 46z" fill="var(--dim)"/><path d="M456 346h26l-4 13h-18z" fill="var(--dim)"/><path d="M459 348.5h20l-2 6h-16z" fill="var(--win)"/><path d="M469 346v-9" stroke="#fff" stroke-width="1.5"/><circle cx="469" cy="336" r="2.5" fill="#ff6b5e"/>`;

function streets(sight: Sight): { drawn: string; pinned: string } {
  let drawn = "";
  let pinned = "";
  STREETS.forEach((street, row) => {
    const y = GROUND[row];
    drawn += `<path d="M-900 ${y - 6}q1080-16 1560-4 400 4 900 4V${y + 94}H-900z" fill="${["var(--gr)", "var(--gr2)", "var(--street)"][row]}"/>${row === 2 ? `<rect x="-900" y="470" width="2460" height="900" fill="var(--street)"/>` : ""}${road(y)}`;
    const [from, to] = [62, row === 2 ? 432 : 598];
    street.forEach((number, j) => {
      const lot = sight.lots[number];
      if (!lot) return;
      const x = from + ((to - from) * j) / (street.length - 1);
      if (sight.lit === number) {
        drawn += `<g data-part="lit"><ellipse class="twk" cx="${n(x)}" cy="${y + 3}" rx="46" ry="9" fill="none" stroke="var(--win)" stroke-width="3"/></g>`;
        pinned = pin(x, y - 70 * SCALE[row], lot.name);
      }
      drawn += site(lot, x, row);
    });
  });
  return { drawn, pinned };
}

/** Traffic is nobody's: one car a street on a phone, three on a desk; a plane leaves now and then once somebody has an airport. */
function moving(sight: Sight, frame: Frame): string {
  const cars = GROUND.map((y, k) =>
    (frame.phone ? [k % 2] : [0, 1, 2])
      .map(
        (q) =>
          `<g class="car" style="animation-duration:${22 + k * 5 + q * 7}s;animation-delay:${-q * 9 - k * 4}s"><path d="M0 ${y + 23}h16v-4l-4-1-3-3H4l-2 3-2 1z" fill="${["#e4572e", "#f5f0e6", "#3fa7d6"][(q + k) % 3]}"/><path d="M16 ${y + 20}l22-3v8z" fill="var(--win)" opacity=".45"/></g>`,
      )
      .join(""),
  ).join("");
  const flies = GATES.some((number) => sight.lots[number]?.owner != null);
  return (
    cars +
    (flies
      ? `<g class="plane"><g transform="scale(.95 -.95)"><path d="M-24 2c4-6 28-7 44-3 6 1 8 4 5 6-5 3-34 3-44 1z" fill="#fff"/><path d="M-22 1l-8-12h6l10 10zM2 3-8 17h6L14 4z" fill="#e6e0f0"/><path d="M-12-1h24" stroke="#5b8def" stroke-width="1.5" stroke-dasharray="2 2"/></g></g>`
      : "")
  );
}

export const draw: Draw = (sight, frame) => {
  const { drawn, pinned } = streets(sight);
  const gates = GATES.map((number, k) => gate(sight.lots[number], k)).join("");
  const masts = MASTS.map(([number, x, y]) => mast(sight.lots[number], x, y)).join("");
  const owned = sight.lots.filter((lot) => lot?.owner != null).length;
  return {
    painted: FAR + masts + drawn + `<g data-part="airport">${AIRPORT}</g>${gates}<g data-part="pin">${pinned}</g>`,
    live: frame.still ? "" : moving(sight, frame),
    says: t("world-here", { owned }),
    box: frame.phone ? "14 60 632 400" : "0 0 660 452",
    fit: frame.phone ? "xMidYMax meet" : "xMidYMax slice",
  };
};
