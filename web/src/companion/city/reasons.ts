/** Why a rent is what it is, in the words the rules have for it. */
import { exact } from "../../lib/money";
import { CITY } from "../lib/data";
import { t } from "../lib/text";
import { BONUSES, HAZARDS } from "./pieces";
import { rentOf, type Site } from "./sums";
import type { Plot } from "./unit";

/** `rent $7,000,000: a power station stands there, 2 residential blocks worthless under it, 4 industrial blocks …` */
export function rentWords(district: number, site: Site): string {
  const sum = exact(rentOf(district, site), "$");
  if (site.mortgaged) return t("rent-words", { sum, reasons: t("because-mortgaged") });
  const parts: string[] = [];
  const dead = site.hazard >= 0 && site.homes > 0;
  if (dead) parts.push(t("because-hazard", { piece: HAZARDS[site.hazard] }), t("because-worthless", { count: site.homes }));
  const homes = dead ? 0 : site.homes;
  const plain = exact(CITY.districts[district].rent[homes + site.works], "$");
  const what = homes + site.works === 0 ? "site" : site.works === 0 ? "residential" : homes === 0 ? "industrial" : "blocks";
  parts.push(`${t(`because-${what}`, { count: homes + site.works })} ${plain}`);
  const on = site.skyscraper >= 0 ? site.skyscraper : site.tower;
  if (on >= 0) parts.push(t(site.skyscraper >= 0 ? "because-skyscraper" : "because-tower", { where: CITY.districts[on].name }));
  return t("rent-words", { sum, reasons: parts.join(", ") });
}

/** What cannot stand on a printed board by the book; warnings, never refusals. */
export function warnings(plots: Plot[], district: number): string[] {
  const plot = plots[district];
  const found: string[] = [];
  if (plot.homes + plot.works > CITY.block_limit) found.push(t("warn-blocks", { most: CITY.block_limit }));
  if (plot.hazard >= 0 && plot.bonus >= 0) found.push(t("warn-hazard", { bonus: BONUSES[plot.bonus] }));
  if (plots.filter((one) => one.stadium).length > CITY.stadiums) found.push(t("warn-stadiums", { most: CITY.stadiums }));
  if (plots.filter((one) => one.rail).length > CITY.railroads) found.push(t("warn-rails", { most: CITY.railroads }));
  if (plots.filter((one) => one.tower).length > 1) found.push(t("warn-tower"));
  return found;
}
