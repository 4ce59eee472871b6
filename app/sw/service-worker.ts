import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { PATHS } from '../links.ts'

/* Caches files that never change, and the offline pages. Nothing of a shopper: no page, no loader data, no API call. */
const OFFLINE_PAGES = [`${PATHS.offline}?idioma=0`, `${PATHS.offline}?idioma=1`] as const
const PICTURES_AT_MOST = 60
const ASSETS_AT_MOST = 150
const DAY_S = 86_400

// Defined by the build: see worker/tasks/service-worker.ts.
declare const BUILD: string
declare const SHELL_FILES: string[]
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> } }
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
}

const CACHES = { offline: `offline-${BUILD}`, assets: 'assets', pictures: 'pictures' }

const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [new ExpirationPlugin({ maxEntries: ASSETS_AT_MOST, maxAgeSeconds: 60 * DAY_S })]
})
const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: PICTURES_AT_MOST, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })]
})
const network = new NetworkOnly()

// Takes over at once. Safe for pages of an older build, because file names carry a hash of the content.
self.addEventListener('install', event => event.waitUntil(Promise.all([prepare(event), self.skipWaiting()])))
self.addEventListener('activate', event => event.waitUntil(tidy()))
clientsClaim()

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && /^\/(img|media)\//.test(url.pathname),
  pictures
)
registerRoute(({ request }) => request.mode === 'navigate', navigate)

/** Fails without the offline pages. The shell's files may fail; most come from the browser's HTTP cache. */
async function prepare(event: ExtendableEvent): Promise<void> {
  const offline = await caches.open(CACHES.offline)
  await offline.addAll(OFFLINE_PAGES.map(path => new Request(path, { cache: 'reload' })))
  await Promise.allSettled(SHELL_FILES.map(path => assets.handle({ event, request: new Request(path) })))
}

async function tidy(): Promise<void> {
  const names = await caches.keys()
  const known: string[] = Object.values(CACHES)
  await Promise.all(names.filter(name => !known.includes(name)).map(name => caches.delete(name)))
  // Lets the browser request the page while the worker starts.
  await self.registration.navigationPreload?.enable()
}

async function navigate({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  try {
    return await network.handle({ event, request })
  } catch {
    return (await offlinePage()) ?? Response.error()
  }
}

async function offlinePage(): Promise<Response | undefined> {
  const language = await self.cookieStore?.get('language')
  const path = OFFLINE_PAGES[language?.value === '1' ? 1 : 0]
  return caches.match(path, { cacheName: CACHES.offline })
}
