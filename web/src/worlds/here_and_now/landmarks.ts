/** A landmark for every deed with houses, by the number of its space: own drawings, in a box x -30…30, y -50…0.
 *  `@b` is the body, `@d` what is dark in it, `@w` what shines. */
const DRAWN: Record<number, string> = {
  1: "<path fill='@b' d='M-28 0v-13q28-14 56 0V0z'/><path fill='@d' d='M-24-2v-8q24-11 48 0v8z'/><path fill='@b' d='M-25-13v-17h-4v-5h10v5h-3v17zM22-13v-17h-3v-5h10v5h-4v17z'/><path fill='@w' d='M-29-35h10v4h-10zM19-35h10v4H19zM-18-5h36v2h-36z'/>",
  3: "<path fill='@b' d='M-30 0c0-16 10-22 30-22S30-16 30 0z'/><ellipse fill='@d' cx='0' cy='-19' rx='15' ry='4'/><path fill='@w' d='M-22-8h6v5h-6zM-10-9h6v6h-6zM4-9h6v6H4zM16-8h6v5h-6z'/>",
  6: "<path fill='@b' d='M-24 0v-24L0-42l24 18V0z'/><path fill='@d' d='M-7 0v-14q7-8 14 0V0z'/><path fill='@w' d='M-19-21h8v9h-8zM11-21h8v9h-8zM-4-33h8v6h-8z'/>",
  8: "<path d='M-25 0C-24-66 24-66 25 0' fill='none' stroke='@b' stroke-width='5.5'/><path fill='@w' d='M-2-51h4v3h-4z'/>",
  9: "<path fill='@b' d='M-30 0v-17h60V0z'/><path fill='@b' d='M-20-17q7-15 14 0zM6-17q7-15 14 0z'/><path fill='@w' d='M-26-12h52v5h-52zM-16-20q3-6 6 0zM10-20q3-6 6 0z'/>",
  11: "<path fill='@b' d='M-28 0v-4h56v4z'/><g fill='none' stroke='@w' stroke-width='1.8'><path d='M-18-4q0-22-6-24M-18-4q0-22 6-24M0-4q0-34-7-36M0-4q0-34 7-36M18-4q0-22-6-24M18-4q0-22 6-24'/></g>",
  13: "<path fill='@b' d='M-30 0 -24-34-8-42-14 0zM30 0 22-36 6-44 12 0z'/><path fill='@d' d='M-14 0 14 0 9-8-9-8z'/><path fill='@w' d='M-8-6h16v2H-8zM-6-10H6v1.5H-6z'/>",
  14: "<path fill='@b' d='M-22 0v-4h44v4zM-18-4v-38h5v38zM13-4v-38h5v38zM-21-46h42v5h-42z'/><path fill='@w' d='M-3-41h6v4c7 3 6 16 10 21h-26c4-5 3-18 10-21zM-2-15h4v4h-4z'/>",
  16: "<path fill='@b' d='M-16 0v-32h5v-7h6v-7h10v7h6v7h5V0z'/><path fill='@w' d='M-12-27h24v3h-24zM-12-20h24v3h-24zM-12-13h24v3h-24z'/><path d='M24 0q-3-14 1-24' fill='none' stroke='@b' stroke-width='2.6'/><path fill='@b' d='M25-24q-9-6-12 1 6-3 12-1 5-8-2-10 4 4 2 10 8-4 9 3-4-4-9-3z'/>",
  18: "<path fill='@b' d='M0-50c6 7 7 16 6 30l7 9v9H-13v-9l7-9c-1-14 0-23 6-30z'/><path fill='@d' d='M-30 0v-26h5V0zM-27-24h16v3h-16zM-27-14h14v3h-14z'/><path fill='@w' d='M-3-36h6v6h-6zM-5-2h10l-5 8z'/>",
  19: "<path fill='@b' d='M-10 0v-34l10-14 10 14V0z'/><path fill='@b' d='M-30 0v-12h20V0zM10 0v-16h20V0z'/><circle fill='@w' cx='0' cy='-29' r='5.5'/><path fill='@w' d='M-26-9h4v5h-4zM-18-9h4v5h-4zM15-12h4v5h-4zM23-12h4v5h-4zM-3-14h6v7h-6z'/>",
  21: "<path fill='@b' d='M-30 0c4-14 10-20 15-20 4 0 5 5 9 4 4-2 6-22 13-22C17-38 24-12 30 0z'/><path fill='@d' d='M7-38c3 10 9 24 4 38H30C24-12 17-38 7-38z'/><path fill='@w' d='M-20-3v-8h2v4h3v-5h2v7h-5v2z'/>",
  23: "<path fill='@d' d='M-30 0c10-18 18-22 26-22S22-8 30 0z'/><path d='M-6 0q-4-22 4-36' fill='none' stroke='@b' stroke-width='3'/><path fill='@b' d='M-2-36q-13-8-17 2 8-5 17-2 6-12-3-14 6 6 3 14 12-6 14 4-6-6-14-4 5 5 3 12-4-6-3-12z'/><path fill='@w' d='M15 0c-4-14-3-26 1-31 5 6 6 18 2 31z'/>",
  24: "<circle cx='0' cy='-26' r='22' fill='none' stroke='@b' stroke-width='3.2'/><g stroke='@b' stroke-width='1.5'><path d='M0-48V-4M-22-26H22M-15.5-41.5 15.5-10.5M15.5-41.5-15.5-10.5'/></g><path fill='@b' d='M-2-26-14 0h5L0-20 9 0h5L2-26z'/><g fill='@w'><circle cx='0' cy='-48' r='3'/><circle cx='22' cy='-26' r='3'/><circle cx='-22' cy='-26' r='3'/><circle cx='15.5' cy='-41.5' r='3'/><circle cx='-15.5' cy='-41.5' r='3'/><circle cx='15.5' cy='-10.5' r='3'/><circle cx='-15.5' cy='-10.5' r='3'/></g>",
  26: "<path fill='@b' d='M-24 0v-36h48V0z'/><path fill='@d' d='M-27-38h54v4h-54zM-27-21h54v2h-54z'/><g stroke='@d' stroke-width='1'><path d='M-26-20v5M-20-20v5M-14-20v5M-8-20v5M-2-20v5M4-20v5M10-20v5M16-20v5M22-20v5'/></g><path fill='@w' d='M-19-33h7v10h-7zM-4-33h7v10h-7zM11-33h7v10h-7zM-19-13h7V0h-7zM-4-13h7V0h-7zM11-13h7V0h-7z'/>",
  27: "<path fill='@d' d='M-30 0c8-20 16-30 26-30S22-14 30 0z'/><path fill='@w' opacity='.45' d='M-12-22-28-50h10zM14-18 30-48H18z'/><path fill='@b' d='M-16-20h6v10h-6zM-8-22h6v10h-6zM0-23h6v10H0zM8-21h6v10H8z'/><path fill='@w' d='M-15-17h4v3h-4zM-7-19h4v3h-4zM1-20h4v3H1zM9-18h4v3H9z'/>",
  29: "<path d='M-30-12h60' stroke='@b' stroke-width='3.5'/><path fill='@b' d='M-17 0v-46h5V0zM12 0v-46h5V0zM-18-34h7v3h-7zM11-34h7v3h-7z'/><path d='M-30-20Q-22-40-14.5-44 0-4 14.5-44 22-40 30-20' fill='none' stroke='@b' stroke-width='1.8'/><g stroke='@b' stroke-width='.8'><path d='M-9-32v20M-4-24v12M0-22v10M4-24v12M9-32v20M-22-35v23M22-35v23'/></g><path fill='@w' d='M-16-48h3v3h-3zM13-48h3v3h-3z'/>",
  31: "<path fill='@b' d='M-6 0v-44l6-6 6 6V0zM-28 0v-22h18V0zM10 0v-30h18V0z'/><path fill='@w' d='M-3-42h6v4h-6zM-3-34h6v4h-6zM-3-26h6v4h-6zM-25-18h12v3h-12zM-25-12h12v3h-12zM13-27h12v8H13zM13-15h12v3H13z'/>",
  32: "<path fill='@b' d='M-28 0v-16q28-10 56 0V0z'/><path fill='@b' d='M-9-18v-20H9v20z'/><path fill='@w' d='M-6-35H6v5H-6zM-6-28H6v4H-6zM-22-9h8v5h-8zM-8-10h16v6H-8zM14-9h8v5h-8z'/>",
  34: "<path fill='@b' d='M-30 0v-20h60V0z'/><path fill='@b' d='M-12-20 0-30l12 10zM0-30v-8h7v4H1z'/><path fill='@d' d='M-10-2v-16h2.5v16zM-4-2v-16h2.5v16zM2-2v-16h2.5v16zM8-2v-16h2.5v16z'/><path fill='@w' d='M-26-15h4v5h-4zM-19-15h4v5h-4zM15-15h4v5h-4zM22-15h4v5h-4zM-26-7h4v4h-4zM22-7h4v4h-4z'/>",
  37: "<path fill='@b' d='M-30 0v-12q26-12 34-6v-14h26V0z'/><path fill='@w' d='M8-28h18v8H8zM-24-8h7v4h-7zM-12-9h7v5h-7z'/><path fill='@b' d='M-22-12v-22h-5v-5h12v5h-5v22z'/><path fill='@w' d='M-27-39h12v4h-12z'/>",
  39: "<path fill='@b' d='M-10 0v-42h5v-8h10v8h5V0zM-28 0v-26h16V0zM12 0v-32h16V0z'/><path fill='@w' d='M-7-39H7v9H-7zM-7-27H7v7H-7zM-25-22h10v12h-10zM15-28h10v8H15zM15-17h10v10H15z'/>",
};

export function landmark(space: number, body: string, dark: string, lit: string): string {
  return (DRAWN[space] ?? "").replaceAll("@b", body).replaceAll("@d", dark).replaceAll("@w", lit);
}
