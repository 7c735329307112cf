/** What City stands on and under: the same in every game. */
import { dice, mix, n } from "../parts/draw";
import { P, poly } from "./iso";

const LOOP = `M${P(1.64, 1.64)}L${P(5.36, 1.64)}L${P(5.36, 5.36)}L${P(1.64, 5.36)}Z`;

/** The air over the city, and a skyline too far away to be anybody's: it fades into the haze before it could be mistaken for one. */
function sky(): string {
  const luck = dice(12);
  let far = "";
  let near = "";
  let lit = "";
  for (let x = -500; x < 1160;) {
    const w = 13 + luck() * 22;
    const high = 26 + luck() * 70;
    far += `M${n(x)} ${n(176 - high)}h${n(w)}V300h${n(-w)}z`;
    if (luck() < 0.6) near += `M${n(x + 6)} ${n(196 - high * 0.6)}h${n(w * 0.9)}V320h${n(-w * 0.9)}z`;
    for (let y = 184 - high; y < 200; y += 9) if (luck() < 0.4) lit += `M${n(x + 3 + luck() * (w - 8))} ${n(y)}h2.6v3h-2.6z`;
    x += w + 2 + luck() * 6;
  }
  const stars = Array.from({ length: 40 }, () => `<circle cx="${n(luck() * 900 - 120)}" cy="${n(luck() * 420 - 330)}" r="${n(0.5 + luck())}"/>`).join("");
  const clouds = ["40 92", "520 70", "300 34", "90 -70", "470 -40", "250 -150"].map((at) => `<path d="M${at}q8-16 26-10 10-18 30-6 22-4 22 16z"/>`).join("");
  return `<defs><linearGradient id="cg" gradientUnits="userSpaceOnUse" x1="0" y1="-180" x2="0" y2="330"><stop stop-color="var(--c0)"/><stop offset="1" stop-color="var(--c1)"/></linearGradient><linearGradient id="cf" gradientUnits="userSpaceOnUse" x1="0" y1="90" x2="0" y2="250"><stop stop-color="var(--far)"/><stop offset="1" stop-color="var(--far)" stop-opacity="0"/></linearGradient><radialGradient id="cs"><stop stop-color="var(--sunc)"/><stop offset=".3" stop-color="var(--sunc)" stop-opacity=".55"/><stop offset="1" stop-color="var(--sunc)" stop-opacity="0"/></radialGradient></defs><rect x="-900" y="-1600" width="2460" height="3600" fill="url(#cg)"/><g fill="#fff" class="stars">${stars}</g><circle cx="585" cy="66" r="92" fill="url(#cs)"/><circle cx="585" cy="66" r="21" fill="var(--sunc)"/><path d="${far}" fill="url(#cf)"/><path d="${near}" fill="url(#cf)" opacity=".7"/><path d="${lit}" class="far" fill="var(--cw)"/><g fill="#fff" class="clouds">${clouds}</g>`;
}

/** The sky, the plate, the park with its river, and the rails around it. */
export function ground(): string {
  const river = `M${P(1.75, 4.1)}C${P(2.8, 4.2)} ${P(3.2, 2.9)} ${P(5.25, 2.9)}`;
  const street = `M${P(3.5, 1.75)}L${P(3.5, 5.25)}`;
  return (
    `${sky()}<path d="M${P(-0.9, 7.9, -34)}L${P(7.9, 7.9, -34)}L${P(7.9, -0.9, -34)}L${P(7.3, -0.3, -14)}L${P(-0.3, 7.3, -14)}Z" fill="#0b2430" opacity=".13"/>` +
    poly([P(-0.35, 7.35), P(7.35, 7.35), P(7.35, 7.35, -14), P(-0.35, 7.35, -14)], mix("var(--road)", 70, "#000")) +
    poly([P(7.35, 7.35), P(7.35, -0.35), P(7.35, -0.35, -14), P(7.35, 7.35, -14)], mix("var(--road)", 55, "#000")) +
    poly([P(-0.35, -0.35), P(7.35, -0.35), P(7.35, 7.35), P(-0.35, 7.35)], "var(--road)") +
    poly([P(1.75, 1.75), P(5.25, 1.75), P(5.25, 5.25), P(1.75, 5.25)], "var(--grass)") +
    `<path d="${river}" stroke="var(--water)" stroke-width="21" fill="none"/><path d="${river}" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" stroke-dasharray="10 16" fill="none"/><path d="${street}" stroke="var(--road)" stroke-width="9"/><path d="${street}" stroke="var(--mark)" stroke-dasharray="5 5"/>` +
    `<path d="${LOOP}" fill="none" stroke="#5b4636" stroke-width="6" stroke-dasharray="1.6 3.4"/><path d="${LOOP}" fill="none" stroke="#d7dde0" stroke-width="3.6"/><path d="${LOOP}" fill="none" stroke="var(--road)" stroke-width="2"/>`
  );
}
