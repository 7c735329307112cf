/** Which small drawing stands on a space: by what happens there, and by what a place is called. */
import type { BoardShown, BoardSpace } from "../wire";

const LANDINGS: Record<string, string> = {
  DRAW: "q",
  SCENE: "tv",
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
  [/airport/i, "plane"],
  [/cell phone/i, "phone"],
  [/internet/i, "wifi"],
  [/boat|ferry/i, "boat"],
  [/hopper/i, "plane"],
  [/railway/i, "train"],
  [/windmill/i, "wind"],
  [/springs/i, "drop"],
  [/community chest/i, "chest"],
  [/lifestyle/i, "life"],
  [/tax|fee|interest/i, "tax"],
];

export function iconOf(board: BoardShown, space: BoardSpace): string {
  if (space.number === 0) return "go";
  if (space.number === board.jail) return "jail";
  const named = NAMED.find(([word]) => word.test(space.name))?.[1];
  if (space.group !== null && space.rents.length && space.house) return "";
  if (space.landing === "SCENE") return "tv";
  return named ?? LANDINGS[space.landing] ?? "";
}

/** A long official name, as people say it; the whole of it is on the rule card and in the spoken label. */
export const shortName = (name: string): string => SHORT[name] ?? name;
const SHORT: Record<string, string> = {
  "O'Hare International Airport": "O’Hare Airport",
  "Los Angeles International Airport": "Los Angeles Airport",
  "John F. Kennedy International Airport": "J. F. Kennedy Airport",
  "Hartsfield-Jackson Atlanta International Airport": "Atlanta Airport",
  "Cell Phone Service Provider": "Cell Phone Provider",
  "Internet Service Provider": "Internet Provider",
  "Interest on Credit Card Debt": "Credit Card Interest",
};
