// Says whose turn it is when no page of ours is open, and leads to the table. It keeps nothing and answers no request.
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
