// Shows what the server tells a browser whose pages are closed, and takes away what has passed. It sees to nothing else.
self.addEventListener("push", (event) => event.waitUntil(hear(event.data ? event.data.json() : {})));

async function hear({ withdrawn = [], ...said }) {
  await withdraw(withdrawn);
  if (said.items) await show(said, false);
}

/** One paper for each table; where several were told at once, one for all of them. */
function show(said, silent) {
  const { items, lang, peace, peace_text } = said;
  const tag = items.length === 1 ? items[0].table : "several";
  const actions = peace ? [{ action: "peace", title: peace_text }] : [];
  const body = items.map((each) => each.text).join("\n");
  const title = items.length === 1 && silent ? items[0].text : said.title;
  const shown = { body: body === title ? "" : body, lang, tag, silent, actions, icon: "/icon.svg", data: said };
  return self.registration.showNotification(title || "Wellspent", { ...shown, renotify: !silent });
}

/** Nobody hears it: the paper goes, or loses a line. */
async function withdraw(tables) {
  if (!tables.length) return;
  for (const paper of await self.registration.getNotifications()) {
    const { items = [] } = paper.data ?? {};
    const left = items.filter((each) => !tables.includes(each.table));
    if (left.length === items.length) continue;
    paper.close();
    if (left.length) await show({ ...paper.data, items: left }, true);
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { items = [], peace = "" } = event.notification.data ?? {};
  if (event.action === "peace")
    event.waitUntil(fetch(peace.replace("/peace/", "/api/notices/peace/"), { method: "POST" }));
  else event.waitUntil(open(items.length === 1 ? items[0].link : "/"));
});

/** The window that is there already, or a new one. */
async function open(link) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = windows.find((each) => new URL(each.url).pathname === link);
  return same ? same.focus() : self.clients.openWindow(link);
}
