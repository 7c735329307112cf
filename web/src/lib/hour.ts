/** How long a game that is played by the hour still lasts: in words, and how near its end is. */
import { t } from "../text";

const MINUTE = 60_000;
/** The last minutes of the hour are to be noticed. */
const SOON = 5 * MINUTE;

export const hourSays = (left: number): string => (left < MINUTE ? t("hour-seconds", { seconds: Math.ceil(left / 1000) }) : t("hour-minutes", { minutes: Math.ceil(left / MINUTE) }));

export const hourIs = (left: number): "" | "soon" | "late" => (left < MINUTE ? "late" : left < SOON ? "soon" : "");

/** The tens of seconds left of the last minute; 0: it is not the last minute, or over. */
export const lastTens = (left: number): number => (left < MINUTE ? Math.ceil(left / 10_000) : 0);
