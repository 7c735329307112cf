import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire.d.ts", "src/companion/", "src/sound/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      // Drawings are made by our own code from the state; every name in them goes through `plain`.
      "svelte/no-at-html-tags": "off",
      // Links lead to fragments of this one page.
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-unused-expressions": "off",
    },
  },
);
