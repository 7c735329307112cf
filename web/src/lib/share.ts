/** A picture of the end to share: the world as it stands, its title over it, and who has won it. It is made here and goes nowhere by itself. */
import { figure } from "../parts/figures";
import { word } from "../parts/letters";
import { t } from "../text";
import { placeOf } from "../worlds/places";
import { sightOf, type Scene } from "../worlds/sight";
import "../worlds/covers.css";
import { ranking, result } from "./ranking";
import type { Room } from "./room.svelte";

const [WIDTH, HEIGHT, BAND] = [1200, 900, 168];
/** The best stand at the right, on steps of this width, so high by their place. */
const [STEP, STEPS] = [204, [138, 112, 92]];
/** How it is said that somebody held out until a round. */
type Until = (round: number) => string;
const STYLES = ["fill", "stroke", "stop-color", "font", "opacity", "display"];

/** What stands in style sheets, looked up where nobody sees it. */
function hidden<T>(classes: string, inside: string, look: (box: HTMLElement) => T): T {
  const box = document.createElement("div");
  box.className = classes;
  box.style.cssText = "position:fixed;left:-9999px;visibility:hidden";
  box.innerHTML = inside;
  document.body.append(box);
  const seen = look(box);
  box.remove();
  return seen;
}

/** The whole scene, standing still; its colours are written into it, for a picture has no style sheet. What only travels through it is left out. */
function painted({ painted: paint, live, box, fit }: Scene, world: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT - BAND}" viewBox="${box}" preserveAspectRatio="${fit}">${paint}${live}</svg>`;
  return hidden(`world won sc-${world}`, svg, (frame) => {
    for (const one of frame.querySelectorAll<SVGElement>("svg, svg *")) {
      const style = getComputedStyle(one);
      const values = STYLES.map((name) => [name, style.getPropertyValue(name)]);
      if (style.offsetPath !== "none") one.style.display = "none";
      else for (const [name, value] of values) one.style.setProperty(name, value);
    }
    return new XMLSerializer().serializeToString(frame.firstChild!);
  });
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

const drawing = (wide: number, high: number, box: string, body: string): Promise<HTMLImageElement> =>
  loaded(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${box}">${body}</svg>`);
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A line in letters as large as fit. */
function write(pen: CanvasRenderingContext2D, says: string, x: number, y: number, weight: number, size: number, most: number): void {
  do pen.font = `${weight} ${size}px sans-serif`;
  while (pen.measureText(says).width > most && --size > 12);
  pen.fillText(says, x, y, most);
}

/** The title as its world wears it, in the sky; an edition from elsewhere has its name in the band alone. */
async function titled(pen: CanvasRenderingContext2D, room: Room): Promise<void> {
  const { title, world } = placeOf(room.lobby!.edition);
  if (!title.length) return;
  const { box, body } = word(title, world);
  const [wide, high] = box
    .split(" ")
    .slice(2)
    .map((size) => Number(size) * 2.7);
  const colour = hidden(`cover ${world}`, '<span class="title"></span>', (cover) => getComputedStyle(cover.firstElementChild!).color);
  pen.drawImage(await drawing(wide, high, box, `<g color="${colour}">${body}</g>`), 30, 26);
}

async function podium(pen: CanvasRenderingContext2D, room: Room, until: Until): Promise<void> {
  const best = ranking(room).slice(0, 3);
  const order = [best[1], best[0], best[2]].filter((one) => one !== undefined);
  for (const [column, one] of order.entries()) {
    const { player, place } = one;
    const [x, high] = [WIDTH - 30 - (order.length - column) * STEP, STEPS[place - 1] ?? STEPS[2]];
    const size = place > 1 ? 0.84 : 1;
    const colour = token(`--seat-${player.seat}`);
    pen.drawImage(await drawing(340, 400, "0 0 34 40", figure(player.seat, colour)), x + STEP / 2 - 55 * size, HEIGHT - high - 122 * size, 110 * size, 129 * size);
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x + 4, HEIGHT - high, STEP - 8, high + 20, 14);
    pen.fill();
    pen.fillStyle = token("--on-seat");
    pen.textAlign = "center";
    write(pen, `${place} · ${player.name}`, x + STEP / 2, HEIGHT - high + 38, 800, 28, STEP - 28);
    write(pen, result(room, one, until), x + STEP / 2, HEIGHT - high + 70, 600, 23, STEP - 28);
  }
}

/** The world, and below it who stood where in the end. */
async function paint(pen: CanvasRenderingContext2D, room: Room, until: Until): Promise<void> {
  const place = placeOf(room.lobby!.edition);
  pen.fillStyle = "#140c1e";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const scene = await place.scene?.();
  if (scene) pen.drawImage(await loaded(painted(scene.draw(sightOf(room.board!, room.view!, room.spaces, null), { phone: false, still: true }), place.world)), 0, 0);
  await titled(pen, room);
  const top = HEIGHT - BAND;
  pen.fillStyle = "#fff";
  write(pen, document.getElementById("over-title")?.textContent ?? room.board!.title, 40, top + 78, 800, 58, WIDTH - 3 * STEP - 90);
  write(pen, `Pass GO · ${room.board!.title} · ${t("banner-round", { round: String(room.view!.round) })}`, 40, top + 126, 500, 28, WIDTH - 3 * STEP - 90);
  await podium(pen, room, until);
}

export async function sharePicture(room: Room, until: Until): Promise<void> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  await paint(canvas.getContext("2d")!, room, until);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], `passgo-${room.lobby!.code}.png`, { type: blob.type });
  // A phone hands it on to whatever its owner sends pictures with.
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) return void navigator.share({ files: [file] }).catch(() => undefined);
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
