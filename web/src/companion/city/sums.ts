/**
 * The sums of City a person does with a card in the hand: rent and the final count. Every one of them is compared with the
 * rules themselves by tests/browser/test_companion_sums.py; nothing else may stand here.
 */
import { CITY } from "../lib/data";
import type { Plot } from "./unit";

/** `skyscraper`, `tower`: the district it stands on, or -1. `hazard`: which, or -1. */
export type Site = { homes: number; works: number; hazard: number; skyscraper: number; tower: number; mortgaged: boolean };

/** The figure on the card for the blocks that count; doubled once; nothing while mortgaged [CT-73 CT-80 CT-81 CT-82]. */
export const rentOf = (district: number, site: Site): number =>
  site.mortgaged ? 0 : CITY.districts[district].rent[site.works + (site.hazard < 0 ? site.homes : 0)] * (site.skyscraper >= 0 || site.tower >= 0 ? 2 : 1);

/** What doubles a district: a skyscraper anywhere in its colour, or the Tower on a district of the same owner [CT-51 CT-52 CT-55]. */
export function siteOf(plots: Plot[], district: number): Site {
  const { homes, works, hazard, mortgaged, owner } = plots[district];
  const { group } = CITY.districts[district];
  return {
    homes, works, hazard, mortgaged,
    skyscraper: plots.findIndex((plot, n) => plot.skyscraper && CITY.districts[n].group === group),
    tower: plots.findIndex((plot) => plot.tower && owner >= 0 && plot.owner === owner),
  };
}

/** Cash and the rent values of the districts that are not mortgaged [CT-133]. */
export const countOf = (plots: Plot[], seat: number, cash: number): number =>
  plots.reduce((sum, plot, n) => sum + (plot.owner === seat ? rentOf(n, siteOf(plots, n)) : 0), cash);
