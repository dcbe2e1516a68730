// Shows what the server tells a browser whose pages are closed. It sees to nothing else.
self.addEventListener("push", (event) => {
  const said = event.data ? event.data.json() : {};
  const shown = { body: said.body, lang: said.lang, icon: "/icon.svg", data: { link: said.link || "/" } };
  if (said.tag) shown.tag = said.tag;
  event.waitUntil(self.registration.showNotification(said.title || "Wellspent", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** The window that is there already, or a new one. */
async function open(link) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = windows.find((each) => new URL(each.url).pathname === link);
  return same ? same.focus() : self.clients.openWindow(link);
}
