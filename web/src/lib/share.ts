/** A picture of the end to share: the world as it stands, and who has won. It is made here and goes nowhere by itself. */
import type { Room } from "./room.svelte";

const [WIDTH, HEIGHT] = [1200, 900];

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

export async function sharePicture(room: Room): Promise<void> {
  const scene = document.querySelector<SVGSVGElement>(".world .scene:not(.live)");
  if (!scene) return;
  const source = new XMLSerializer().serializeToString(painted(scene));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "rgb(20 12 30 / 0.72)";
  pen.fillRect(0, HEIGHT - 130, WIDTH, 130);
  pen.fillStyle = "#fff";
  pen.font = "800 52px sans-serif";
  pen.fillText(document.getElementById("over-title")?.textContent ?? room.board!.title, 40, HEIGHT - 66);
  pen.font = "500 28px sans-serif";
  pen.fillText(`Pass GO · ${room.board!.title}`, 40, HEIGHT - 24);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], `passgo-${room.lobby!.code}.png`, { type: blob.type });
  // A phone hands it on to whatever its owner sends pictures with.
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) return void navigator.share({ files: [file] }).catch(() => undefined);
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
