import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { homeIcon } from "./icon.ts";

const server = process.env.PASSGO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), homeIcon()],
  build: {
    outDir: process.env.PASSGO_STATIC ?? "../src/passgo/static",
    emptyOutDir: true,
    // No data: URIs and nothing inline: the page lives under a strict content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
    // A world is known by its name: its weight is measured (tests/browser/test_browser_weight.py).
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const world = /src\/worlds\/(\w+)\//.exec(facadeModuleId ?? "")?.[1];
          return `assets/${world ? `world-${world}-` : ""}[name]-[hash].js`;
        },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node", css: true, testTimeout: 30_000 },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
});
