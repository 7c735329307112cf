/** Every text of the companion by its name, from one catalogue; another language is another file beside it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../text/en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
const wrong = bundle.addResource(new FluentResource(english));
if (wrong.length) console.error(wrong);

/** The text called `id`; a name that is missing shows itself rather than nothing. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cy`. */
export const listed = (names: string[]): string => new Intl.ListFormat("en", { type: "conjunction" }).format(names);
