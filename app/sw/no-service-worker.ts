/*
 * In the service worker's place when it is switched off (SERVICE_WORKER=off): it takes itself and everything kept away.
 * Browsers that have the other one ask for its file with the next page, and get this.
 */
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  skipWaiting(): Promise<void>
  registration: { unregister(): Promise<boolean> }
}

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map(name => caches.delete(name)))
  await self.registration.unregister()
}

export {}
