/** Sentences by their id, from a catalogue in the browser's language; English stands in for what another one lacks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";

const OTHERS = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" });

/** Sentences a first table does not say, by who says them: fetched with it. */
const MORE = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });
export type Part = "start" | "bench" | "late" | "mirror" | "minds";
const fetched = new Map<Part, Promise<void>>();

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

/** To make one costs more than to use it a hundred times. */
let figure: Intl.NumberFormat | null = null;

/** A number as the language writes it. */
export const figures = (value: number): string => (figure ??= new Intl.NumberFormat(localeOf("figures"), { maximumFractionDigits: 3 })).format(value);

/** `Ada, Ben and Cleo`. */
export const listed = (items: string[]): string => new Intl.ListFormat(localeOf("lists")).format(items);

/** The language of the page: the first of the browser's that there is a catalogue for. To be called before anything is drawn. */
export async function chooseLanguage(wanted: readonly string[] = navigator.languages): Promise<string> {
  for (const wish of wanted.map((one) => one.split("-")[0])) {
    if (wish === "en") break;
    const load = OTHERS[`./${wish}.ftl`];
    if (!load) continue;
    speak(wish, await load());
    document.documentElement.lang = wish;
    return wish;
  }
  return "en";
}

/** Speak this language from now on, by a catalogue that is here already: the companion has no network to fetch one by. */
export function speak(language: string, catalogue: string): void {
  bundles = [bundleOf(language, catalogue), bundles.at(-1)!];
  figure = null;
}

async function fetchPart(part: Part): Promise<void> {
  for (const bundle of bundles) bundle.addResource(new FluentResource(await MORE[`./${part}/${bundle.locales[0]}.ftl`]()));
}

/** Fetch the sentences of a part, once. To be awaited before anything that says one is drawn. */
export function more(part: Part): Promise<void> {
  const known = fetched.get(part);
  if (known) return known;
  const coming = fetchPart(part);
  fetched.set(part, coming);
  // A line that broke is tried again by whoever asks next.
  coming.catch(() => fetched.delete(part));
  return coming;
}

/** What says the sentences of a part, once both are here. */
export const spoken = async <T>(part: Part, coming: Promise<T>): Promise<T> => (await Promise.all([coming, more(part)]))[0];

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
