/** Here & Now: an evening town on three streets, one landmark a deed, an airport with four gates and two masts. */
import { SHAPES } from "../../lib/looks";
import { t } from "../../text";
import { dice, flag, looks, mix, n, pin, plain, seat } from "../parts/draw";
import type { Draw, Frame, Lot, Sight } from "../sight";
import { landmark } from "./landmarks";
import "./scene.css";

const STREETS = [
  [26, 27, 29, 31, 32, 34, 37, 39],
  [13, 14, 16, 18, 19, 21, 23, 24],
  [1, 3, 6, 8, 9, 11],
];
const GROUND = [246, 330, 414];
/** From where to where a street is built: beside the middle one there are the masts, beside the last the airport. */
const FROM_TO = [
  [62, 598],
  [84, 576],
  [62, 432],
];
const SCALE = [1.16, 1.26, 1.3];
const GATES = [5, 15, 25, 35];
const MASTS: [number, number, number][] = [
  [12, 634, 300],
  [28, 26, 300],
];
/** How high the picture is; its streets are always as wide as their frame. */
const HIGH = 452;
const DARK = "#140c28";

/** An airship and a balloon, high over the town: they are nobody's, and no deed looks like them. */
const AIR =
  '<g transform="translate(176 -96)"><path d="M-62 0C-48-24 34-26 66 0 34 26-48 24-62 0z" fill="var(--hill)"/><path d="M-62 0C-40-8 36-9 66 0 36 9-40 8-62 0z" fill="var(--hill2)" opacity=".55"/><path d="M-70-20l22 8v8l-22-4zM-70 20l22-8v-8l-22 4z" fill="var(--hill2)"/><path d="M-18 19h34l-5 11h-24z" fill="var(--gr)"/><path d="M-12 24h22" stroke="var(--win)" stroke-width="3.4" stroke-dasharray="4 3"/><circle cx="66" r="2" fill="var(--win)"/></g>' +
  '<g transform="translate(548 -128)"><path d="M0-34c30 0 38 34 14 54L5 30h-10l-9-10c-24-20-16-54 14-54z" fill="var(--hill)"/><path d="M0-34c12 0 15 34 6 54L3 30h-6l-3-10c-9-20-6-54 6-54z" fill="var(--h3)" opacity=".7"/><path d="M-4 30l2 10h4l2-10" fill="none" stroke="var(--gr)" stroke-width="1.2"/><path d="M-5 40H5l-1 7h-8z" fill="var(--gr)"/><circle cy="32" r="2.4" fill="var(--win)"/></g>' +
  '<g fill="#fff" opacity=".16"><path d="M380-40q8-16 26-10 10-18 30-6 22-4 22 16z"/><path d="M20-200q8-14 22-8 10-14 26-4 18-2 18 12z"/><path d="M300-270q8-16 26-10 10-18 30-6 22-4 22 16z"/></g>';

function sky(): string {
  const luck = dice(77);
  let stars = "";
  for (let k = 0; k < 46; k++) stars += `<circle cx="${n(luck() * 660)}" cy="${n(luck() * 120)}" r="${n(0.5 + luck() * 1.1)}" opacity="${n(0.3 + 0.6 * luck())}"/>`;
  // What only a tall frame sees: more sky, and who travels through it slowly.
  let high = "";
  for (let k = 0; k < 44; k++) high += `M${n(luck() * 660)} ${n(luck() * -380)}h.1`;
  return `<defs><linearGradient id="hs" x2="0" y2="1"><stop stop-color="var(--h1)"/><stop offset=".42" stop-color="var(--h2)"/><stop offset=".72" stop-color="var(--h3)"/><stop offset="1" stop-color="var(--h4)"/></linearGradient><radialGradient id="hg"><stop stop-color="var(--sunc)" stop-opacity=".95"/><stop offset=".22" stop-color="var(--sunc)" stop-opacity=".5"/><stop offset="1" stop-color="var(--sunc)" stop-opacity="0"/></radialGradient></defs>
<rect x="-900" y="-2000" width="2460" height="1720" fill="var(--h1)"/><rect x="-900" y="-290" width="2460" height="560" fill="url(#hs)"/><circle cx="470" cy="150" r="150" fill="url(#hg)"/><circle cx="470" cy="150" r="30" fill="var(--sunc)"/><g fill="#fff" class="stars">${stars}<path d="${high}" stroke="#fff" stroke-width="1.7" stroke-linecap="round" opacity=".75"/></g>${AIR}
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
  if (lot.top) return `<g data-piece="hotel" data-at="${lot.number}"><g transform="translate(${n(x + 17 * s)} ${y}) scale(${n(s * 0.86)})">${HOTEL}</g></g>`;
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

/** Who has an airport and no debt on it has a plane at its gate. */
const parked = (tail: string): string =>
  `<g class="parked" transform="translate(-1 17)"><path d="M-13 1c2-4 14-4.5 23-2.2 4 .9 5.3 2.6 3.5 3.7-3 1.8-19 1.8-26 .6z" fill="#f6f2fb"/><path d="M-12.5.5-16.5-6.500h4l5.5 6z" fill="${tail}"/><path d="M1 2.5-5 7.500h4L7 3z" fill="#c9c0dc"/><path d="M-6 0H8" stroke="#5b4c80" stroke-width="1" stroke-dasharray="1.5 1.5"/><path d="M-4 4v3M8 4v3" stroke="#c9c0dc"/></g>`;

function gate(lot: Lot | undefined, k: number): string {
  if (!lot) return "";
  const owned = lot.owner !== null;
  return `<g data-lot="${lot.number}" transform="translate(${496 + k * 40} 402)"><title>${plain(lot.name)}</title><rect x="-16" y="-13" width="32" height="13" rx="3" fill="${owned ? seat(lot.owner!) : "var(--dim)"}" opacity="${lot.mortgaged ? 0.5 : 1}"/><rect x="-12" y="-9.5" width="24" height="4" fill="${owned && !lot.mortgaged ? "var(--win)" : "#fff3"}"/>${lot.mortgaged ? `<path data-piece="mortgage" d="M-14-2 14-11" stroke="#fff" stroke-width="1.5"/>` : owned ? parked(seat(lot.owner!)) : ""}${owned ? `<g data-piece="flag" transform="translate(0 -19) scale(.5)"><path d="${SHAPES[lot.owner!]}" fill="${seat(lot.owner!)}" stroke="#fff" stroke-width="2"/></g>` : ""}</g>`;
}

function mast(lot: Lot | undefined, x: number, y: number): string {
  if (!lot) return "";
  const owned = lot.owner !== null;
  return `<g data-lot="${lot.number}" transform="translate(${x} ${y})"><title>${plain(lot.name)}</title><path d="M-7 30 0-18 7 30M-5 14H5M-3.5 2h7" stroke="${owned ? seat(lot.owner!) : "var(--dim)"}" stroke-width="2.4" fill="none"/><circle cy="-20" r="3" fill="${owned && !lot.mortgaged ? "var(--win)" : "var(--dim)"}"/>${lot.mortgaged ? `<path data-piece="mortgage" d="M-8 24 8 6" stroke="#fff" stroke-width="1.5"/>` : ""}${owned ? `<g data-piece="flag" transform="translate(0 -34) scale(.5)"><path d="${SHAPES[lot.owner!]}" fill="${seat(lot.owner!)}" stroke="#fff" stroke-width="2"/></g>${lot.mortgaged ? "" : `<path class="twk" fill="none" stroke="var(--win)" stroke-width="1.6" d="M-8-28a11 11 0 0 0 0 16M8-28a11 11 0 0 1 0 16"/>`}` : ""}</g>`;
}

const AIRPORT = `<path d="M452 406h1108v50H452z" fill="#1a1630"/><path d="M458 433h1100" stroke="#fff" stroke-opacity=".65" stroke-width="2.5" stroke-dasharray="16 12"/><path d="M458 419h1100M458 447h1100" stroke="var(--win)" stroke-width="2" stroke-dasharray="1.5 12" stroke-linecap="round"/><path d="M462 404l3-46h8l3 46z" fill="var(--dim)"/><path d="M456 346h26l-4 13h-18z" fill="var(--dim)"/><path d="M459 348.5h20l-2 6h-16z" fill="var(--win)"/><path d="M469 346v-9" stroke="#fff" stroke-width="1.5"/><circle cx="469" cy="336" r="2.5" fill="#ff6b5e"/>`;

/** Where the landmarks of a street stand. */
const where = (row: number, nth: number): number => FROM_TO[row][0] + ((FROM_TO[row][1] - FROM_TO[row][0]) * nth) / (STREETS[row].length - 1);

function streets(sight: Sight): { drawn: string; pinned: string; over: number | null } {
  let drawn = "";
  let pinned = "";
  let over: number | null = null;
  STREETS.forEach((street, row) => {
    const y = GROUND[row];
    drawn += `<g data-part="street-${row}"><path d="M-900 ${y - 6}q1080-16 1560-4 400 4 900 4V${y + 94}H-900z" fill="${["var(--gr)", "var(--gr2)", "var(--street)"][row]}"/>${row === 2 ? `<rect x="-900" y="470" width="2460" height="900" fill="var(--street)"/>` : ""}${road(y)}${row === 2 ? AIRPORT : ""}</g>`;
    if (row === 1) drawn += MASTS.map(([number, x, base]) => mast(sight.lots[number], x, base)).join("");
    street.forEach((number, j) => {
      const lot = sight.lots[number];
      if (!lot) return;
      const x = where(row, j);
      if (sight.lit === number) {
        drawn += `<g data-part="lit"><ellipse class="twk" cx="${n(x)}" cy="${y + 3}" rx="46" ry="9" fill="none" stroke="var(--win)" stroke-width="3"/></g>`;
        over = y - 70 * SCALE[row];
        pinned = pin(x, over, lot.name);
      }
      drawn += site(lot, x, row);
    });
  });
  return { drawn, pinned, over };
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
  const shines = (number: number): boolean => sight.lots[number]?.owner != null && !sight.lots[number].mortgaged;
  const over = (number: number, drawn: string): string => {
    const row = STREETS.findIndex((street) => street.includes(number));
    return shines(number) ? `<g transform="translate(${n(where(row, STREETS[row].indexOf(number)))} ${GROUND[row]}) scale(${SCALE[row]})">${drawn}</g>` : "";
  };
  const wheel = over(
    24,
    `<g transform="translate(0 -26)"><g class="wheel">${Array.from({ length: 6 }, (_, k) => `<circle r="2.2" cy="-22" transform="rotate(${k * 60})" fill="#fff6d8"/>`).join("")}</g></g>`,
  );
  const beams = over(27, ["M-12-22-30-62h14z", "M14-18 34-60H20z"].map((d, k) => `<path class="beam" style="animation-delay:${-k * 3}s" d="${d}" fill="var(--win)" opacity=".35"/>`).join(""));
  const stars = Array.from(
    { length: frame.phone ? 3 : 8 },
    (_, k) => `<circle class="twk stars" style="animation-delay:${-k * 0.7}s" cx="${(k * 151 + 40) % 640}" cy="${((k * 47) % 96) + 14}" r="1.7" fill="#fff"/>`,
  ).join("");
  const flies = GATES.some((number) => sight.lots[number]?.owner != null);
  return (
    stars +
    beams +
    wheel +
    cars +
    (flies
      ? `<g class="plane"><g transform="scale(.95 -.95)"><path d="M-24 2c4-6 28-7 44-3 6 1 8 4 5 6-5 3-34 3-44 1z" fill="#fff"/><path d="M-22 1l-8-12h6l10 10zM2 3-8 17h6L14 4z" fill="#e6e0f0"/><path d="M-12-1h24" stroke="#5b8def" stroke-width="1.5" stroke-dasharray="2 2"/></g></g>`
      : "")
  );
}

export const draw: Draw = (sight, frame) => {
  const { drawn, pinned, over } = streets(sight);
  const [top, high] = frame.phone ? [60, 400] : [0, HIGH];
  const gates = GATES.map((number, k) => gate(sight.lots[number], k)).join("");
  const owned = sight.lots.filter((lot) => lot?.owner != null).length;
  return {
    painted: FAR + drawn + `${gates}<g data-part="pin">${pinned}</g>`,
    live: frame.still ? "" : moving(sight, frame),
    says: t("world-here", { owned }),
    box: frame.phone ? `14 ${top} 632 ${high}` : `0 ${top} 660 ${high}`,
    fit: "xMidYMax meet",
    least: frame.phone ? "10rem" : `${n((100 * HIGH) / 660)}cqw`,
    look: over === null ? 1 : looks(over, top, high),
  };
};
