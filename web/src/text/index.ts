/** Sentences by their id, from a catalogue in the browser's language; English stands in for what another one lacks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";

const OTHERS = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" });

const bundleOf = (language: string, catalogue: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
};

let bundles = [bundleOf("en", english)];

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

/** The sentence of this id; an id nobody knows is shown as it is, and fails the tests. */
export function t(id: string, params?: Record<string, FluentVariable>): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, params, []);
  }
  return id;
}
