/** No sentence is missing, none is left over, and every language has all of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { t } from "../src/text";

const SRC = join(import.meta.dirname, "../src");
const ids = (file: string): string[] => new FluentResource(readFileSync(join(SRC, "text", file), "utf8")).body.map(({ id }) => id).sort();
const files = (folder: string): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? files(join(folder, one.name)) : [join(folder, one.name)]));
const source = files(SRC).filter((file) => /\.(svelte|ts)$/.test(file)).map((file) => readFileSync(file, "utf8")).join("\n");

it("every sentence that is asked for is there", () => {
  const known = ids("en.ftl");
  for (const [, id] of source.matchAll(/\bt\(\s*"([\w-]+)"/g)) expect(known).toContain(id);
  for (const [, start] of source.matchAll(/\bt\(\s*`([\w-]+)\$/g)) expect(known.some((id) => id.startsWith(start)), start).toBe(true);
});

it("every language has all sentences of English", () => {
  for (const file of readdirSync(join(SRC, "text")).filter((name) => name.endsWith(".ftl"))) expect(ids(file), file).toEqual(ids("en.ftl"));
});

it("a sentence says its numbers", () => {
  expect(t("race-leads", { leader: "Ada", sum: "$20k" })).toBe("Ada leads by $20k");
  expect(t("world-city", { blocks: 1, rails: 2 })).toBe("The city: one block, 2 railroads.");
});
