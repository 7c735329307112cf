/** No sentence is missing, none is left over, each is given what it needs, and every language has all of them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { more, t } from "../src/text";

const PARTS = import.meta.glob<string>(["../src/text/*.ftl", "../src/text/*/*.ftl"], { query: "?raw", import: "default", eager: true });
/** A language as a whole: what every table says, and what only some say. */
const CATALOGUES: Record<string, string> = {};
for (const [name, part] of Object.entries(PARTS)) {
  const language = name.replace(/text\/\w+\//, "text/");
  CATALOGUES[language] = `${CATALOGUES[language] ?? ""}${part}\n`;
}
const SVELTE = import.meta.glob<string>(["../src/**/*.svelte", "!../src/companion/**"], { query: "?raw", import: "default", eager: true });
const FILES: Record<string, string> = { ...import.meta.glob<string>(["../src/**/*.ts", "!../src/companion/**"], { query: "?raw", import: "default", eager: true }), ...SVELTE };
const SOURCE = Object.values(FILES).join("\n");
const ids = (catalogue: string): string[] => new FluentResource(catalogue).body.map(({ id }) => id).sort();
const english = ids(CATALOGUES["../src/text/en.ftl"]);
/** Ids that are put together: `hint-${name}`. */
const starts = [...SOURCE.matchAll(/\b(?:t|told)\(\s*`([\w-]+)\$/g)].map(([, start]) => start);

/** The parameters a message names, wherever in it they stand. */
const wants = (catalogue: string, id: string): string[] => {
  const message = new RegExp(`^${id} =(.*(?:\\n(?![a-zA-Z#]).*)*)`, "m").exec(catalogue)![1];
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();
};

/** What stands between this bracket and the one that closes it. */
function inside(text: string, from: number): string {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if ("({[".includes(text[i])) depth++;
    else if (")}]".includes(text[i]) && --depth === 0) return text.slice(from + 1, i);
  }
  return "";
}

/** The names in `{ name, sum: room.exact(1) }`. */
function names(object: string): string[] {
  let [depth, part] = [0, ""];
  const parts: string[] = [];
  for (const sign of object) {
    if ("({[".includes(sign)) depth++;
    if (")}]".includes(sign)) depth--;
    if (sign === "," && !depth) [parts[parts.length], part] = [part, ""];
    else part += sign;
  }
  return [...parts, part]
    .map((one) => one.split(":")[0].trim())
    .filter(Boolean)
    .sort();
}

/** Every place where sentences are said: the ids it can be, and what they are given. */
function said(): { where: string; ids: string[]; given: string[] }[] {
  const found = [];
  for (const [where, text] of Object.entries(FILES)) {
    for (const call of text.matchAll(/\bt\(/g)) {
      const all = inside(text, call.index + 1);
      const object = /,\s*(\{[^]*\})\s*$/.exec(all)?.[1];
      const first = object ? all.slice(0, all.length - object.length) : all;
      const words = [...first.matchAll(/"([a-z][\w-]*)"/g)].map(([, id]) => id).filter((id) => english.includes(id));
      if (words.length && !first.includes("===")) found.push({ where, ids: words, given: object ? names(object.slice(1, -1)) : [] });
    }
  }
  return found;
}

it("every sentence that is asked for is there", () => {
  for (const [, id] of SOURCE.matchAll(/\bt\(\s*"([\w-]+)"/g)) expect(english).toContain(id);
  for (const start of starts) expect(english.some((id) => id.startsWith(start)) || start.startsWith("choice-") || start.startsWith("option-"), start).toBe(true);
});

it("no sentence is left over", () => {
  expect(english.filter((id) => !SOURCE.includes(`"${id}"`) && !starts.some((start) => id.startsWith(start)))).toEqual([]);
});

/** Who is fetched together with the sentences of a part; nobody else may say them. */
const SPEAKERS: Record<string, RegExp> = {
  start: /screens\/(?!Table|Room)|lib\/(?:options|offline)|minds\/(?:BotOptions|TableRules)/,
  bench: /table\/(?:Menu|Ceremony|Podium|Figures|Curves|Story|Trade|TradeColumn|Build|RuleCard|DeedTools)\.|lib\/settings/,
  late: /table\/(?:Auction|Cards|Debt|Deed|OfferCard|Pick|Show|SpaceLine)\./,
  mirror: /\/mirror\//,
  minds: /\/minds\//,
};
it("what is fetched later is said only by who is fetched with it", () => {
  const early = Object.entries(SPEAKERS).flatMap(([part, speakers]) =>
    ids(PARTS[`../src/text/${part}/en.ftl`]).flatMap((id) =>
      Object.entries(FILES)
        .filter(([where, text]) => !speakers.test(where) && (text.includes(`"${id}"`) || [...text.matchAll(/\b(?:t|told)\(\s*`([\w-]+)\$/g)].some(([, start]) => id.startsWith(start))))
        .map(([where]) => `${id} in ${where}`),
    ),
  );
  expect(early).toEqual([]);
});

it("every sentence is given what it needs and nothing else", () => {
  const wrong = said().flatMap(({ where, ids, given }) =>
    ids.map((id) => ({ where, id, given: given.join(), wants: wants(CATALOGUES["../src/text/en.ftl"], id).join() })).filter((one) => one.given !== one.wants),
  );
  expect(wrong).toEqual([]);
});

it("no page says a sentence of its own", () => {
  const own = Object.entries(SVELTE).flatMap(([where, text]) => {
    let markup = text
      .replace(/<script[^]*?<\/script>/g, "")
      .replace(/<style[^]*?<\/style>/g, "")
      .replace(/<!--[^]*?-->/g, "");
    while (/\{[^{}]*\}/.test(markup)) markup = markup.replace(/\{[^{}]*\}/g, "");
    const words = [...markup.matchAll(/>([^<>]*[a-z]{2,}[^<>]*)</g)].map(([, word]) => word.trim());
    const labels = [...markup.matchAll(/(?:aria-label|title|label|placeholder)="([^"]+)"/g)].map(([, word]) => word).filter((word) => /[a-z]/i.test(word));
    return [...words, ...labels].filter((word) => !["Pass GO", "· Pass GO", "&nbsp;"].includes(word)).map((word) => `${where}: ${word}`);
  });
  expect(own).toEqual([]);
});

it("names in a sentence are listed as the language lists them", () => {
  const companion = import.meta.glob<string>("../src/companion/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
  for (const [where, text] of Object.entries({ ...FILES, ...companion })) expect(text, where).not.toMatch(/\b(?:names?|places): [^,{}\n]*\.join\("/);
});

it("every language has all sentences of English, with the same parameters", () => {
  const [first, ...others] = ["../src/text/en.ftl", ...Object.keys(CATALOGUES).filter((name) => !name.endsWith("/en.ftl"))];
  for (const name of others) {
    expect(ids(CATALOGUES[name]), name).toEqual(english);
    for (const id of english) expect(wants(CATALOGUES[name], id), `${name} ${id}`).toEqual(wants(CATALOGUES[first], id));
  }
});

it("every catalogue can be read", () => {
  for (const [name, catalogue] of Object.entries(CATALOGUES)) {
    const lines = catalogue.split("\n").filter((line) => /^[a-zA-Z]/.test(line)).length;
    expect(ids(catalogue).length, name).toBe(lines);
    expect(new FluentBundle("en").addResource(new FluentResource(catalogue)), name).toEqual([]);
  }
});

it("a sentence says its numbers", async () => {
  await more("start");
  expect(t("race-leads", { leader: "Ada", sum: "$20k" })).toBe("Ada leads by $20k");
  expect(t("world-city", { blocks: 1, rails: 2 })).toBe("The city: one block, 2 railroads.");
  expect([1, 2].map((count) => t("lobby-waiting-for", { count }))).toEqual([
    "Waiting for 1 more friend. You can also give the seat to a bot.",
    "Waiting for 2 more friends. You can also give the seat to a bot.",
  ]);
  expect(["usual", 0, 30].map((wait) => t("patience", { wait }))).toEqual(["5 minutes, if others join", "no limit", "30 seconds"]);
});

const COMPANION = import.meta.glob<string>("../src/companion/text/*.ftl", { query: "?raw", import: "default", eager: true });

it("says all of the companion in every language, with the same parameters", () => {
  const first = COMPANION["../src/companion/text/en.ftl"];
  for (const other of Object.values(COMPANION)) {
    expect(ids(other)).toEqual(ids(first));
    // A sum in dollars is no parameter.
    const named = (catalogue: string, id: string): string[] => wants(catalogue, id).filter((one) => /^[a-z]/.test(one));
    for (const id of ids(first)) expect(named(other, id), id).toEqual(named(first, id));
  }
  expect(Object.keys(COMPANION).length).toBeGreaterThan(1);
});
