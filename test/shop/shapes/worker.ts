/** A service worker that only passes everything on, as those of installable shops do. */
const TEXT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(clients.claim()));
self.addEventListener('fetch', event => event.respondWith(fetch(event.request)));
`;

export function serveWorker(): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Service-Worker-Allowed': '/' };
  return new Response(TEXT, { headers });
}
