/**
 * The sums of City a person does with a card in the hand: rent and the final count. Every one of them is compared with the
 * rules themselves by tests/browser/test_companion_sums.py; nothing else may stand here.
 */
import { CITY } from "../lib/data";

export type Site = { homes: number; works: number; hazard: boolean; doubled: boolean; mortgaged: boolean };

/** The figure on the card for the blocks that count; doubled once; nothing while mortgaged [CT-73 CT-80 CT-81 CT-82]. */
export const rentOf = (district: number, site: Site): number =>
  site.mortgaged ? 0 : CITY.districts[district].rent[site.works + (site.hazard ? 0 : site.homes)] * (site.doubled ? 2 : 1);

/** Cash and the rent values of the districts that are not mortgaged [CT-133]. */
export const countOf = (cash: number, sites: [district: number, site: Site][]): number =>
  sites.reduce((sum, [district, site]) => sum + rentOf(district, site), cash);
