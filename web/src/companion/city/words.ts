/** The Unit's figures in words. */
import { t } from "../lib/text";
import { RAIL } from "./unit";

/** 0:41:12 */
export function clockOf(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`;
}

export const faceWords = (press: number, face: number): string =>
  face === RAIL ? t("press-rail", { press }) : t("press-blocks", { press, blocks: face + 1 });

/** Twelve seconds, five minutes, two hours. */
export function since(ms: number): string {
  const all = Math.max(0, Math.round(ms / 1000));
  if (all < 100) return t("seconds", { count: all });
  return all < 5400 ? t("minutes", { count: Math.round(all / 60) }) : t("hours", { count: Math.round(all / 3600) });
}
