/* The one worker of the site: it shows pushes and leads to what they tell of. It keeps no pages and answers no requests. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Every push shows something: a browser takes the right away from a site whose pushes are silent. */
self.addEventListener("push", (event) => {
  const told = read(event.data);
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      // What is new of a match takes the place of what was there.
      tag: told.tag,
      renotify: Boolean(told.tag) && !told.silent,
      silent: told.silent,
      icon: "/icon.svg",
      lang: told.lang,
      timestamp: told.at,
      data: { path: told.path, matchId: told.matchId },
      actions: told.actions,
    }),
  );
});

function read(data) {
  const plain = { title: "Scoreline", body: "", path: "/", silent: false, actions: [] };
  try {
    const told = data ? data.json() : {};
    // Only to pages of our own.
    const path = typeof told.path === "string" && /^\/(?!\/)/.test(told.path) ? told.path : "/";
    return { ...plain, ...told, path };
  } catch {
    return plain;
  }
}

self.addEventListener("notificationclick", (event) => {
  const { path, matchId } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "mute" && matchId ? mute(matchId) : open(path ?? "/"));
});

/** Nothing more of one match. */
function mute(matchId) {
  return fetch("/api/notification/setting/update", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choices: [{ kind: "match", id: matchId, kinds: [] }] }),
  });
}

/** In a tab that is open, or in a new one. */
async function open(path) {
  const address = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
  if (!tab) return self.clients.openWindow(address);
  // A browser that does not let us bring it to the front still lets us lead it there.
  await tab.focus().catch(() => {});
  if (tab.url === address) return undefined;
  return tab.navigate(address).catch(() => self.clients.openWindow(address));
}
