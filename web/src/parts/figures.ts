/** Eight figures with a character of their own, each standing on a foot in the colour of its seat, in a box of 34 by 40. */
const eye = (x: number, y: number, r = 2): string => `<g class="blink"><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + 0.5}" cy="${y + 0.3}" r="${r * 0.52}" fill="#16121f"/></g>`;

export const FIGURES: [string, (c: string) => string][] = [
  [
    "Teapot",
    (c) =>
      `<path d="M6 17c-5-1-5 9 2 9" fill="none" stroke="${c}" stroke-width="2.6"/><path d="M24 19c4 0 3-6 8-6-1 5-3 10-8 11z" fill="${c}"/><ellipse cx="16.5" cy="21" rx="10.5" ry="9.5" fill="${c}"/><path d="M9.5 13.5c2-3.5 12-3.5 14 0z" fill="${c}" stroke="#fff8" stroke-width="1"/><circle cx="16.5" cy="8.8" r="2.3" fill="${c}"/>${eye(13, 19)}${eye(20, 19)}<path d="M13.5 24q3 2.5 6 0" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round"/>`,
  ],
  [
    "Snail",
    (c) =>
      `<path d="M4 30c0-4 4-4 8-4h9c3 0 3-3 3-6v-4c0-3 6-3 6 0 0 8-2 14-7 14z" fill="${c}"/><circle cx="14" cy="19" r="10" fill="${c}" stroke="#fff9" stroke-width="1.2"/><path d="M14 19m0 0c2-1 3 2 1 3.5-3 1.7-6.5-1-5.5-4.5 1-4 6.5-5.5 9.5-2" fill="none" stroke="#fffc" stroke-width="1.5" stroke-linecap="round"/><path d="M25 15l-1.5-6M28.5 15l1.5-6" stroke="${c}" stroke-width="1.8"/>${eye(23.5, 8, 2.3)}${eye(30, 8, 2.3)}`,
  ],
  [
    "Cactus",
    (c) =>
      `<path d="M12 31V11c0-7 10-7 10 0v20zM12 22H8c-3 0-4-2-4-4v-3c0-3 4-3 4 0v2h4M22 19h4c3 0 4-2 4-4v-2c0-3-4-3-4 0v1h-4" fill="${c}"/><path d="M15 9v2M19 7.5v2M17 26v2M14.5 23v1.5M20 24v1.5" stroke="#fffb" stroke-width="1.1"/>${eye(14.8, 15)}${eye(19.6, 15)}<path d="M15.5 19q1.6 1.6 3.2 0" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round"/><path d="M14 5l1.5-3 1.5 2.5L18.5 2 20 5z" fill="#f7a8c4"/>`,
  ],
  [
    "Paper boat",
    (c) =>
      `<path d="M2 20h30l-7 11H9z" fill="${c}"/><path d="M17 3 6 20h22z" fill="${c}" opacity=".8"/><path d="M17 3v17h11z" fill="#fff" opacity=".28"/><path d="M2 20l7 11 8-11 8 11 7-11" fill="none" stroke="#fff9" stroke-width="1"/>${eye(14.2, 15.5, 1.8)}${eye(19.6, 15.5, 1.8)}`,
  ],
  [
    "Rocket",
    (c) =>
      `<path d="M17 1c7 6 8 16 6 26H11C9 17 10 7 17 1z" fill="${c}"/><path d="M11 18 5 28l6-1zM23 18l6 10-6-1z" fill="${c}" opacity=".75"/><path d="M13 28h8l-4 5z" fill="#ffb454"/>${eye(17, 13, 3.6)}`,
  ],
  [
    "Owl",
    (c) =>
      `<path d="M6 8 9 3l4 3.5h8L25 3l3 5c2 14-3 23-11 23S4 22 6 8z" fill="${c}"/><circle cx="12.2" cy="13" r="4.6" fill="#fff"/><circle cx="21.8" cy="13" r="4.6" fill="#fff"/><g class="blink"><circle cx="12.8" cy="13.4" r="2.2" fill="#16121f"/><circle cx="21.2" cy="13.4" r="2.2" fill="#16121f"/></g><path d="M15.4 16.5h3.2L17 19.5z" fill="#ffb454"/><path d="M11 23q2 2 4 0M15 23q2 2 4 0M19 23q2 2 4 0" fill="none" stroke="#fff9" stroke-width="1"/>`,
  ],
  [
    "Robot",
    (c) =>
      `<rect x="6" y="8" width="22" height="14" rx="4" fill="${c}"/><rect x="10" y="23" width="14" height="8" rx="2" fill="${c}"/><path d="M17 8V4" stroke="${c}" stroke-width="2"/><circle cx="17" cy="3" r="2" fill="#ffb454"/><rect x="9" y="11" width="16" height="8" rx="3" fill="#fff3"/>${eye(13, 14.8, 2.3)}${eye(21, 14.8, 2.3)}<path d="M13 27h8" stroke="#fff9" stroke-width="1.4" stroke-dasharray="2 1.5"/>`,
  ],
  [
    "Pineapple",
    (c) =>
      `<path d="M17 1l2.5 6L25 3l-2 7H11L9 3l5.5 4z" fill="#4f9d4a"/><ellipse cx="17" cy="20.5" rx="9.5" ry="11" fill="${c}"/><path d="M9 15l13 14M8 21l9 9M12 11l14 14M25 15 12 29M26 21l-9 9M22 11 8 25" stroke="#fff5" stroke-width="1"/>${eye(13.6, 18.5)}${eye(20.4, 18.5)}<path d="M14.5 23q2.5 2 5 0" fill="none" stroke="#16121f" stroke-width="1.2" stroke-linecap="round"/>`,
  ],
];

/** The drawing of a figure; `colour` is that of its seat. */
export function figure(seat: number, colour: string): string {
  const foot = (y: number, more = ""): string => `<ellipse cx="17" cy="${y}" rx="13" ry="4.3" fill="${colour}"${more}/>`;
  return `${foot(35)}${foot(33.3, ' stroke="#fff" stroke-width="1"')}<g stroke="var(--card)" stroke-width=".8" paint-order="stroke">${FIGURES[seat % FIGURES.length][1](colour)}</g>`;
}
