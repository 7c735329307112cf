/** Which small drawing stands on a space: by what happens there, and by the key of a place. */
import { t, told } from "../text";
import type { BoardShown, BoardSpace, Landing } from "../wire";

const LANDINGS: Partial<Record<Landing, string>> = {
  DRAW: "q",
  FEE: "tax",
  INCOME_TAX: "tax",
  INDUSTRY_TAX: "fac",
  PLANNING: "plan",
  CHOOSE_DISTRICT: "gavel",
  PARK: "park",
  FREE_PARKING: "park",
  TAKE_DODGE: "park",
  TO_JAIL: "gojail",
  GO_TO_JAIL: "gojail",
  BY_LEVEL: "life",
};
const NAMED: [RegExp, string][] = [
  [/airport/, "plane"],
  [/cell-phone/, "phone"],
  [/internet/, "wifi"],
  [/boat|ferry/, "boat"],
  [/hopper/, "plane"],
  [/railway/, "train"],
  [/windmill/, "wind"],
  [/springs/, "drop"],
  [/community-chest/, "chest"],
  [/lifestyle/, "life"],
  [/tax|fee|interest/, "tax"],
];

export function iconOf(board: BoardShown, space: BoardSpace): string {
  if (space.number === 0) return "go";
  if (space.number === board.jail) return "jail";
  const named = NAMED.find(([word]) => word.test(space.key))?.[1];
  if (space.group !== null && space.rents.length && space.house) return "";
  if (space.landing === "SCENE") return "tv";
  return named ?? LANDINGS[space.landing] ?? "";
}

/** A long official name, as people say it; the whole of it is on the rule card and in the spoken label. */
export const shortName = (space: BoardSpace): string => (told(`short-${space.key}`) ? t(`short-${space.key}`) : space.name);
