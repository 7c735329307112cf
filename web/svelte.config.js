import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // The name of a component's styles stands in every page: five letters of it are enough.
  compilerOptions: { cssHash: ({ hash, css }) => `s-${hash(css).slice(0, 5)}` },
};
