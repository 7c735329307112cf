// Says whose turn it is when no page of ours is open, and leads to the table. Where there is no network it shows the page that
// was left for that (lib/offline.ts); all else is asked of the server, always.
self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode !== "navigate" || /^\/(api|companion)\b/.test(pathname)) return;
  event.respondWith(fetch(event.request).catch(async (trouble) => (await caches.match("/offline")) ?? Promise.reject(trouble)));
});

self.addEventListener("push", (event) => {
  const { title, body, room } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: room, icon: "/favicon.svg", data: room }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const place = `/#/room/${encodeURIComponent(event.notification.data)}`;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.endsWith(place));
      return open ? open.focus() : self.clients.openWindow(place);
    }),
  );
});
