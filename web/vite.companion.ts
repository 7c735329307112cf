/**
 * The companion: the same sources as the table, built on their own into static/companion, so that the folder can lie on any
 * host, and once more as one file with everything inside, which works from a disk with the network off.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const out = resolve(process.env.PASSGO_STATIC ?? "../src/passgo/static", "companion");
const ONE_FILE = "passgo-companion.html";
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="#0d5f63"/>
<rect x="96" y="84" width="320" height="250" rx="72" fill="#06211f"/><circle cx="256" cy="209" r="82" fill="#e5362b"/>
<circle cx="228" cy="180" r="20" fill="#ffb3a8"/><g fill="#ffc857"><rect x="96" y="366" width="68" height="68" rx="18"/>
<rect x="180" y="366" width="68" height="68" rx="18"/><rect x="264" y="366" width="68" height="68" rx="18"/>
<rect x="348" y="366" width="68" height="68" rx="18"/></g></svg>`;
const MANIFEST = {
  name: "Pass GO companion", short_name: "Companion", start_url: "./", scope: "./", display: "standalone",
  background_color: "#10151c", theme_color: "#0d5f63", orientation: "any",
  icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }, { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" }],
};

/** Kept at the first visit, so that the second needs no network; a new build has new names and puts the old away. */
const worker = (files: string[], version: string): string => `const KEPT = "companion-${version}";
const FILES = ${JSON.stringify(files)};
self.addEventListener("install", (e) => e.waitUntil(caches.open(KEPT).then((c) => c.addAll(FILES)).then(() => self.skipWaiting())));
self.addEventListener("activate", (e) => e.waitUntil(caches.keys()
  .then((all) => Promise.all(all.filter((one) => one.startsWith("companion-") && one !== KEPT).map((one) => caches.delete(one))))
  .then(() => self.clients.claim())));
self.addEventListener("fetch", (e) => {
  if (e.request.method === "GET" && new URL(e.request.url).origin === location.origin)
    e.respondWith(caches.match(e.request, { ignoreSearch: true }).then((found) => found ?? fetch(e.request)));
});
`;

/** The script inside the one file, packed: it unpacks itself into a script of the page, which needs no network and no rights. */
const unpacking = (script: string): string => `
const packed = "${gzipSync(script, { level: 9 }).toString("base64")}";
const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
const script = Object.assign(document.createElement("script"), { type: "module", textContent: await new Response(plain).text() });
document.head.append(script);
`;

/** Writes what stands beside the page: one file with everything, manifest, icon and worker. */
function beside(): Plugin {
  return {
    name: "beside",
    writeBundle(_, bundle) {
      const page = readFileSync(join(out, "companion.html"), "utf-8");
      const text = (name: string) => readFileSync(join(out, name), "utf-8");
      const names = Object.keys(bundle);
      const script = names.find((name) => name.endsWith(".js"))!;
      const style = names.find((name) => name.endsWith(".css"))!;
      const inside = (html: string, from: RegExp, what: string) => html.replace(from, () => what);
      let whole = inside(page, /<script [^>]*src="[^"]+"[^>]*><\/script>/, "");
      whole = inside(whole, /<link rel="stylesheet"[^>]*>/, `<style>${text(style)}</style>`);
      whole = inside(whole, /<link rel="manifest"[^>]*>/, "");
      whole = inside(whole, /<link rel="icon"[^>]*>/, `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}" />`);
      whole = inside(whole, /<\/body>/, `<script type="module">${unpacking(text(script))}</script></body>`);
      writeFileSync(join(out, ONE_FILE), whole);
      writeFileSync(join(out, "icon.svg"), ICON);
      writeFileSync(join(out, "manifest.webmanifest"), JSON.stringify(MANIFEST));
      renameSync(join(out, "companion.html"), join(out, "index.html"));
      writeFileSync(join(out, "worker.js"), worker(["./", `./${script}`, `./${style}`, "./icon.svg", "./manifest.webmanifest", `./${ONE_FILE}`],
        /-([\w-]+)\.js$/.exec(script)?.[1] ?? "0"));
    },
  };
}

export default defineConfig({
  base: "./",
  publicDir: false,
  plugins: [svelte(), beside()],
  build: {
    outDir: out,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2022",
    rollupOptions: { input: "companion.html" },
  },
});
