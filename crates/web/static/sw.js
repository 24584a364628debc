// One cache for one version: files of two versions never meet. A new worker waits until every page of the old version
// is closed, so that those keep their files.
const VERSION = "nurt-{version}";
const FILES = {files};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const old = (keys) => keys.filter((key) => key.startsWith("nurt-") && key !== VERSION);
  event.waitUntil(caches.keys().then((keys) => Promise.all(old(keys).map((key) => caches.delete(key)))).then(() => clients.claim()));
});

// Pages: the network's word first, so that a new version is met at once; without a network, ours. Files carry a
// hash in their names and never change.
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    const home = async () => (await (await caches.open(VERSION)).match("/")) ?? Response.error();
    event.respondWith(fetch(request).then((answer) => (answer.ok ? answer : home())).catch(home));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
  }
});
