/** No sentence is missing, and every language has all of them. */
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { t } from "../src/text";

const CATALOGUES = import.meta.glob<string>("../src/text/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCE = Object.values({ ...import.meta.glob<string>(["../src/**/*.ts", "!../src/companion/**"], { query: "?raw", import: "default", eager: true }), ...import.meta.glob<string>(["../src/**/*.svelte", "!../src/companion/**"], { query: "?raw", import: "default", eager: true }) }).join("\n");
const ids = (catalogue: string): string[] => new FluentResource(catalogue).body.map(({ id }) => id).sort();
const english = ids(CATALOGUES["../src/text/en.ftl"]);

it("every sentence that is asked for is there", () => {
  for (const [, id] of SOURCE.matchAll(/\bt\(\s*"([\w-]+)"/g)) expect(english).toContain(id);
  for (const [, start] of SOURCE.matchAll(/\bt\(\s*`([\w-]+)\$/g)) expect(english.some((id) => id.startsWith(start)), start).toBe(true);
});

it("every language has all sentences of English", () => {
  for (const [name, catalogue] of Object.entries(CATALOGUES)) expect(ids(catalogue), name).toEqual(english);
});

it("a sentence says its numbers", () => {
  expect(t("race-leads", { leader: "Ada", sum: "$20k" })).toBe("Ada leads by $20k");
  expect(t("world-city", { blocks: 1, rails: 2 })).toBe("The city: one block, 2 railroads.");
});
