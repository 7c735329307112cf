/** Hazards and bonus buildings as the language of the device calls them. */
import { CITY, ELSEWHERE } from "../lib/data";
import { LANGUAGE } from "../lib/text";

const ALL = ELSEWHERE[LANGUAGE]?.pieces ?? [...CITY.hazards, ...CITY.bonuses];
export const HAZARDS = ALL.slice(0, CITY.hazards.length);
export const BONUSES = ALL.slice(CITY.hazards.length);
