/** Web Push: where there is https and the server can, one is called though no page is open. Never needed. */
import type { Subscription } from "../wire";
import { api } from "./api";

export const canBeCalled = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (key: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

/** Where this browser is called; null: nowhere. `wish` false ends it. */
export async function subscription(wish: boolean): Promise<Subscription | null> {
  if (!canBeCalled()) return null;
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    if (!wish) {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return null;
    }
    const { key } = await api.push();
    if (!key || Notification.permission !== "granted") return null;
    const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
    return endpoint && keys ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
  } catch {
    // A browser without a push service of its own plays as well.
    return null;
  }
}

/** Say so by the system. Phones let only the worker do that; where there is none the page does. */
export async function call(title: string, body: string, room: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const words = { body, tag: room, icon: "/favicon.svg", data: room };
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active) return worker.showNotification(title, words);
  try {
    new Notification(title, words);
  } catch {
    // The title of the page says it too.
  }
}
