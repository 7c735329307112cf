/** A picture of the end to share: the world as it stands, and who has won. It is made here and goes nowhere by itself. */
import { figure } from "../parts/figures";
import { ranking } from "./ranking";
import type { Room } from "./room.svelte";

const [WIDTH, HEIGHT, BAND] = [1200, 900, 150];

/** Colours that stand in style sheets are written into a copy of the scene, for a picture has none. */
function painted(scene: SVGSVGElement): SVGSVGElement {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  const from = [scene, ...scene.querySelectorAll<SVGElement>("*")];
  const to = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  from.forEach((one, i) => {
    const style = getComputedStyle(one);
    for (const name of ["fill", "stroke", "stop-color", "font", "opacity"]) to[i].style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(HEIGHT));
  return copy;
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A figure in the colour its seat has just now. */
function stands(seat: number): Promise<HTMLImageElement> {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`).trim();
  return loaded(`<svg xmlns="http://www.w3.org/2000/svg" width="340" height="400" viewBox="0 0 34 40">${figure(seat, colour)}</svg>`);
}

/** The world, and below it who stood where in the end. */
async function paint(pen: CanvasRenderingContext2D, room: Room, scene: SVGSVGElement): Promise<void> {
  pen.drawImage(await loaded(new XMLSerializer().serializeToString(painted(scene))), 0, 0, WIDTH, HEIGHT);
  const top = HEIGHT - BAND;
  pen.fillStyle = "rgb(20 12 30 / 0.78)";
  pen.fillRect(0, top, WIDTH, BAND);
  pen.fillStyle = "#fff";
  pen.font = "800 52px sans-serif";
  pen.fillText(document.getElementById("over-title")?.textContent ?? room.board!.title, 40, top + 66, 500);
  pen.font = "500 28px sans-serif";
  pen.fillText(`Pass GO · ${room.board!.title}`, 40, top + 112, 500);
  const best = ranking(room).slice(0, 3);
  for (const [rank, player] of best.entries()) {
    const x = WIDTH - 620 + rank * 205;
    pen.drawImage(await stands(player.seat), x, top + 20 + rank * 8, 94 - rank * 10, 110 - rank * 12);
    pen.font = "700 26px sans-serif";
    pen.fillText(`${rank + 1} ${player.name}`, x + 98 - rank * 8, top + 64, 104);
    pen.font = "500 22px sans-serif";
    pen.fillText(room.view!.world.target ? room.short(player.cash) : player.score_text, x + 98 - rank * 8, top + 98, 104);
  }
}

export async function sharePicture(room: Room): Promise<void> {
  const scene = document.querySelector<SVGSVGElement>(".world .scene:not(.live)");
  if (!scene) return;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  await paint(canvas.getContext("2d")!, room, scene);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], `passgo-${room.lobby!.code}.png`, { type: blob.type });
  // A phone hands it on to whatever its owner sends pictures with.
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) return void navigator.share({ files: [file] }).catch(() => undefined);
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
