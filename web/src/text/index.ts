/** Sentences by their id, from a catalogue in the browser's language; English stands in for what another one lacks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";

const OTHERS = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" });

/** Sentences most tables never say. */
const MORE = import.meta.glob<string>(["./minds/*.ftl", "./mirror/*.ftl"], { query: "?raw", import: "default" });

const bundleOf = (language: string, catalogue: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
};

let bundles = [bundleOf("en", english)];
/** English is written as the figures on the boxes are, and its lists without a comma before the `and`. */
const LOCALES: Record<string, { figures: string; lists: string }> = { en: { figures: "en-US", lists: "en-GB" } };
const localeOf = (use: "figures" | "lists"): string => LOCALES[language()]?.[use] ?? language();

/** The language of the page. */
export const language = (): string => bundles[0].locales[0];

/** A number as the language writes it. */
export const figures = (value: number): string => value.toLocaleString(localeOf("figures"), { maximumFractionDigits: 3 });

/** `Ada, Ben and Cleo`. */
export const listed = (items: string[]): string => new Intl.ListFormat(localeOf("lists")).format(items);

/** The language of the page: the first of the browser's that there is a catalogue for. To be called before anything is drawn. */
export async function chooseLanguage(wanted: readonly string[] = navigator.languages): Promise<string> {
  for (const wish of wanted.map((one) => one.split("-")[0])) {
    if (wish === "en") break;
    const load = OTHERS[`./${wish}.ftl`];
    if (!load) continue;
    bundles = [bundleOf(wish, await load()), bundles.at(-1)!];
    document.documentElement.lang = wish;
    return wish;
  }
  return "en";
}

const known = new Set<string>();

/** Fetch those of minds, or of the bank at a real table, once. To be awaited before anything that says one is drawn. */
export const more = async (part: "minds" | "mirror"): Promise<void> => {
  if (known.has(part)) return;
  for (const bundle of bundles) bundle.addResource(new FluentResource(await MORE[`./${part}/${bundle.locales[0]}.ftl`]()));
  known.add(part);
};

/** Is there such a sentence? */
export const told = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

/** The sentence of this id; an id nobody knows is shown as it is, and fails the tests. */
export function t(id: string, params?: Record<string, FluentVariable>): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, params, []);
  }
  return id;
}
