/** Bots by strength: the one that sits down when nobody says which. */
import type { EditionShown } from "../wire";

export const usual = (edition: EditionShown): string | null => (edition.bots.find((bot) => bot.level === "easy") ?? edition.bots.at(-1))?.name ?? null;
