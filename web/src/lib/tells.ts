/** What the dock says while something is on the stage: what is read up there is not read twice, and what is shown as one is told as one. */
import { t } from "../text";
import type { Act } from "./acts";
import { builds } from "./events";
import { bought } from "./groups";
import type { Room } from "./room.svelte";

/** All that a builder buys in a row, in a sentence; empty: it was not several things. */
export function grouped(room: Room, act: Act | null): string {
  if (!act || !builds(act.told)) return "";
  const { count, what, where, group } = bought([act.told, ...act.more], room.board!);
  return count > 1 ? t("stage-builds", { name: room.name(act.told.who), count, what, where, group }) : "";
}

export function tells(room: Room): string {
  const { act, air, text } = room.stage;
  if (air && !air.outcome && room.channel) return t("tv-name");
  // The sentence may be one ahead of the picture.
  if (act?.told.text !== text) return text;
  if (act.shows === "reveal") return t("stage-opened");
  if (act.shows === "card" || act.told.name === "READ_FORTUNE") return t("stage-card", { name: room.name(act.told.who) });
  return grouped(room, act) || text;
}
