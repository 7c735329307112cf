/** Which of the small drawings stands before the window: that of its story, else that of its theme, as the channel's file says. */
import type { Scene } from "../lib/data";

const DRAWINGS: Record<string, string> = { whale: "whale", animal: "animal", weather: "storm", sea: "boat", crime: "law", party: "party", building: "house", bank: "money", market: "money" };

/** None is fine as well. */
export const pictureOf = ({ story, picture }: Scene): string => DRAWINGS[story] ?? DRAWINGS[picture] ?? "";
