/** Every text of the companion by its name, in the language of the device; another language is another file beside the English one. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "../../text";
import sharedGerman from "../../text/de.ftl?raw";
import german from "../text/de.ftl?raw";
import english from "../text/en.ftl?raw";

const CATALOGUES: Record<string, string> = { en: english, de: german };
/** What the parts shared with the table say: sums, the button for the colours. English is always there. */
const SHARED: Record<string, string> = { de: sharedGerman };
const wished = (globalThis.navigator?.languages ?? []).map((one) => one.split("-")[0]).find((one) => one in CATALOGUES);
export const LANGUAGE = wished ?? "en";

/** English stands in for what another language lacks. */
const bundles = [...new Set([LANGUAGE, "en"])].map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wrong = bundle.addResource(new FluentResource(CATALOGUES[language]));
  if (wrong.length) console.error(wrong);
  return bundle;
});
if (LANGUAGE in SHARED) speak(LANGUAGE, SHARED[LANGUAGE]);
if (globalThis.document) document.documentElement.lang = LANGUAGE;

/** The text called `id`; a name that is missing shows itself rather than nothing. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, values);
  }
  return id;
}

export const has = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cy`. */
export const listed = (names: string[]): string => new Intl.ListFormat(LANGUAGE, { type: "conjunction" }).format(names);
