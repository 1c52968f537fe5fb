// Deployed as sw.js, this removes the offline worker and its cached files for every visitor. See SECURITY.md.

const site = self.registration.scope

async function takeAway() {
  // Not those of other sites on this host: a name ends with the address of its site.
  const stored = (await caches.keys()).filter(name => name.endsWith(`-${site}`))
  await Promise.all(stored.map(name => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(takeAway()))
