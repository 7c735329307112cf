/** Installable: a worker that answers where there is no network, with a page left here in the words of this browser. */
import { t } from "../text";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page for who has no network: plain, and nothing it would have to fetch. */
export const page = (language: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Pass GO</title></head><body><main><h1>${escaped(t("offline-title"))}</h1><p>${escaped(t("offline-says"))}</p>
<p><a href="/">${escaped(t("offline-again"))}</a> · <a href="/companion/">${escaped(t("home-box"))}</a></p></main></body></html>`;

export async function prepare(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator) || !("caches" in window)) return;
  try {
    const left = await caches.open("passgo");
    await left.put("/offline", new Response(page(document.documentElement.lang), { headers: { "Content-Type": "text/html; charset=utf-8" } }));
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // A browser that keeps nothing needs the network.
  }
}
