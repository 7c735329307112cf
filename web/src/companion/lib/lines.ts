/** A line of a history in words. */
import { faceWords } from "../city/words";
import { short } from "../../lib/money";
import { ISLAND } from "./data";
import type { BoxName } from "./keep.svelte";
import { t } from "./text";

type Line = { at: number; what: string; a: number; b: number; who: string };

export function lineWords(box: BoxName, line: Line): string {
  if (box === "city" && line.what === "build") return faceWords(line.b, line.a);
  const scene = box === "island" ? ISLAND.scenes.find((one) => one.id === line.who) : undefined;
  const title = ISLAND.stories.find((one) => one.id === scene?.story)?.name ?? scene?.text.split(/\s+/).slice(0, 9).join(" ");
  return t(`${box}-line-${line.what}`, { left: Math.ceil(line.a / 1000), who: line.who || "?", sum: short(line.a, "$"), n: line.b, text: title ? `${title}${scene?.story ? "" : "…"}` : line.who });
}
