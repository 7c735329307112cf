/** What stands on the island: huts, the resort, the four developments, the ship, palms. */
import { n } from "../parts/draw";

export const palm = (x: number, y: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0q-4-14 2-26" fill="none" stroke="#8a6238" stroke-width="3"/><path fill="var(--g3)" d="M2-26q-12-9-18 1 8-5 18-1zM2-26q12-10 18 0-8-4-18 0zM2-26q-8 2-11 11 4-8 11-11zM2-26q8 3 10 12-4-8-10-12zM2-26q-4-10 2-13 0 6-2 13z"/><circle cx="1" cy="-24" r="1.8" fill="#6b4423"/><circle cx="4" cy="-23" r="1.8" fill="#6b4423"/></g>`;

export const hut = (x: number, y: number, s: number, colour: string): string =>
  `<g data-piece="house"><g transform="translate(${n(x)} ${n(y)}) scale(${s})"><path d="M-6 0v-7H6V0z" fill="#f4dfb4"/><path d="M-9-6 0-15l9 9z" fill="${colour}"/><path d="M-9-6 0-15l9 9" fill="none" stroke="#0003"/><path d="M-1.8 0v-5h3.6v5z" fill="#7a4a20"/></g></g>`;

export const resort = (colour: string): string =>
  `<path d="M-16 0v-13h32V0zM-10-13v-11h20v11z" fill="#fff8ea" stroke="#0002"/><path d="M-19-12h38l-4-5h-30zM-13-23h26l-5-7H-8z" fill="${colour}"/><path d="M-12-9h5v5h-5zM-3-9h6v9h-6zM7-9h5v5H7zM-6-21h4v5h-4zM2-21h4v5H2z" fill="#2a8fa3"/>`;

export const DEVELOPMENTS: Record<string, string> = {
  casino:
    "<path d='M-17 0v-15h34V0z' fill='#7b2d5e'/><path d='M-11-15a11 11 0 0 1 22 0z' fill='#e9b949'/><path d='M0-26v-6' stroke='#fff' stroke-width='1.5'/><path d='M0-32l7 2-7 3z' fill='#e4572e'/><g fill='#ffe9a3'><circle cx='-12' cy='-10' r='1.6'/><circle cx='-6' cy='-10' r='1.6'/><circle cx='6' cy='-10' r='1.6'/><circle cx='12' cy='-10' r='1.6'/></g><path d='M-3.5 0v-8h7v8z' fill='#ffe9a3'/>",
  restaurant:
    "<path d='M-15 0v-14h30V0z' fill='#fff3dc'/><path d='M-18-13h36l-3-7h-30z' fill='#e4572e'/><path d='M-12-13l2-7M-4-13l1-7M4-13l-1-7M12-13l-2-7' stroke='#fff' stroke-width='3'/><path d='M-11-9h7v6h-7zM4-9h7v6H4z' fill='#7cc6d6'/><path d='M-2 0v-9h4v9z' fill='#7a4a20'/>",
  park: "<ellipse cx='0' cy='-1' rx='19' ry='6' fill='#5aa653'/><ellipse cx='3' cy='-1' rx='7' ry='2.5' fill='#7fd3e0'/><circle cx='-10' cy='-10' r='7' fill='#2f8050'/><circle cx='11' cy='-9' r='6' fill='#3a9460'/><path d='M-10-4v4M11-4v4' stroke='#6b4423' stroke-width='2'/><path d='M3-2v-8M3-10q-4 1-4 5M3-10q4 1 4 5' stroke='#dff6fa' stroke-width='1.3' fill='none'/>",
  pier: "<path d='M-21-3h42v4h-42z' fill='#a87443'/><path d='M-17 1v6M-9 1v7M0 1v7M9 1v7M17 1v6' stroke='#7a4f2a' stroke-width='2.4'/><path d='M3-3v-10h14v10z' fill='#fff3dc'/><path d='M0-12l10-8 10 8z' fill='#2a9d8f'/><path d='M-20-8H0' stroke='#7a4f2a' stroke-width='1.3'/><path d='M-19-3v-5M-10-3v-5M-1-3v-5' stroke='#7a4f2a' stroke-width='1.3'/>",
};

export const ship = (x: number, y: number, s: number): string =>
  `<g data-piece="ship" transform="translate(${x} ${y}) scale(${s})"><g class="bob"><path d="M-70 0H72l-12 17H-56z" fill="#fff"/><path d="M-66 6h133l-5 6H-61z" fill="#d8452f"/><path d="M-52 0v-11H52V0zM-42-11v-9h80v9zM-32-20v-8h58v8z" fill="#f5f8f8" stroke="#0002"/><path d="M8-28v-13h14v13z" fill="#d8452f"/><path d="M8-35h14" stroke="#fff" stroke-width="3"/><path d="M-48-6H48M-38-15h72M-28-24h50" stroke="#1d6f83" stroke-width="3.4" stroke-dasharray="4 3.5"/><circle cx="17" cy="-48" r="5" fill="#fff" opacity=".7"/></g></g>`;

/** Ferries, railway and island hopper: what is no property with houses. */
export const SERVICES: Record<number, { x: number; y: number; drawing: string }> = {
  5: { x: 44, y: 398, drawing: "<path d='M-18 0h36l-6 8h-24z' fill='#ffcf33' stroke='#7a5a00'/><path d='M-12-2q4-9 8 0M-2-2q4-9 8 0M8-2q4-9 8 0' fill='#e4572e'/>" },
  15: { x: 590, y: 176, drawing: "<path d='M-20 0q20-10 36-3 4 2 0 4-20 5-36-1z' fill='#fff' stroke='#0003'/><path d='M-4 0-14 10h6L6 0zM-18-1l-4-8h5l5 7z' fill='#d8452f'/>" },
  25: {
    x: 240,
    y: 392,
    drawing:
      "<path d='M-20 0v-10h12v-4h8v4h18V0z' fill='#d8452f' stroke='#0003'/><circle cx='-12' cy='2' r='3.5' fill='#333'/><circle cx='0' cy='2' r='3.5' fill='#333'/><circle cx='12' cy='2' r='3.5' fill='#333'/><path d='M-28 6h56' stroke='#6b4423' stroke-width='2.5' stroke-dasharray='3 2'/>",
  },
  35: {
    x: 622,
    y: 268,
    drawing:
      "<path d='M-24 0h48l-8 10h-32z' fill='#9fe3ea' stroke='#1d6f83' stroke-width='1.5'/><path d='M-14-8h28v8h-28z' fill='#fff' stroke='#0003'/><path d='M-9-5h4M-2-5h4M5-5h4' stroke='#1d6f83' stroke-width='2.5'/>",
  },
  12: { x: 404, y: 172, drawing: "<path d='M-3 4 0-22 3 4z' fill='#f4f6f7'/><path d='M0-22 0-36M0-22 12-15M0-22-12-15' stroke='#fff' stroke-width='2.6' stroke-linecap='round'/>" },
  28: { x: 428, y: 304, drawing: "<path d='M-12 2q12-8 24 0-12 6-24 0z' fill='#7fd3e0'/><path d='M0 0v-14M0-14q-7 2-7 9M0-14q7 2 7 9' stroke='#dff6fa' stroke-width='2' fill='none'/>" },
};
