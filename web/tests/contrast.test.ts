/** Everything can be read by day and by night in every world (WORLDS.md, check 6): the pairs of colours that meet, by their ratio. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const CSS = readFileSync(new URL("../src/theme.css", import.meta.url), "utf-8").replace(/\/\*[^]*?\*\//g, "");
const TEXT = 4.5;
const SIGN = 3;

/** The tokens of one block: `--ink` and its colour. */
const tokens = (block: string): Record<string, string> => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, colour]) => [name, colour]));
const block = (selector: string): Record<string, string> => {
  const at = CSS.indexOf(`${selector} {`);
  return at < 0 ? {} : tokens(CSS.slice(at, CSS.indexOf("}", at)));
};

function light(colour: string): number {
  const part = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
function ratio(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const WORLDS = ["here", "city", "tropical", "million"];
for (const world of WORLDS)
  for (const theme of ["light", "dark"])
    it(`${world}, ${theme}`, () => {
      const dark = theme === "dark";
      const own = block(`[data-world="${world}"]`);
      const night = block(`:root[data-theme="dark"][data-world="${world}"], :root[data-theme="dark"] [data-world="${world}"]`);
      const all: Record<string, string> = { ...block(":root"), ...(dark ? block(':root[data-theme="dark"]') : {}), ...own, ...(dark ? night : {}) };
      if (world !== "here") expect([Object.keys(own).length > 10, Object.keys(night).length > 10]).toEqual([true, true]);
      const pairs: [string, string, number][] = [];
      for (const ground of ["page", "card", "sunk", "tile", "plain"]) {
        for (const text of ["ink", "soft", "accent", "good", "bad"]) pairs.push([text, ground, TEXT]);
        pairs.push(["edge", ground, SIGN]);
      }
      pairs.push(["accent-ink", "accent", TEXT], ["accent", "accent-wash", TEXT], ["ink", "accent-wash", TEXT], ["warn", "warn-wash", TEXT], ["bad", "bad-wash", TEXT]);
      for (const group of Object.keys(all).filter((name) => name.startsWith("group-"))) pairs.push(["on-group", group, TEXT]);
      for (let seat = 0; seat < 8; seat++) pairs.push([`seat-${seat}`, "card", SIGN], [`seat-${seat}`, "tile", SIGN], ["on-seat", `seat-${seat}`, TEXT]);
      expect(pairs.length).toBeGreaterThan(70);
      const low = pairs.filter(([one, other, least]) => ratio(all[one], all[other]) < least).map(([one, other]) => `${one} on ${other}: ${ratio(all[one], all[other]).toFixed(2)}`);
      expect(low).toEqual([]);
    });
