import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

/*
 * Keeps what never changes under its address, and one page for when there is no connection. Nothing of a shopper comes in here:
 * no page, no data of pages, no call of the API. Those are not even listened to, except that a page that cannot be
 * fetched is answered by the offline page.
 */
const OFFLINE_PAGES = ['/sem-conexao?idioma=0', '/sem-conexao?idioma=1'] as const
const PICTURES_AT_MOST = 60
const ASSETS_AT_MOST = 150
const DAY_S = 86_400

// What the build says of itself: see worker/tasks/service-worker.ts.
declare const BUILD: string
declare const SHELL_FILES: string[]
declare const self: WorkerScope

interface WorkerScope {
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

// Files are named by their content, so that the pages of an older build lose nothing by a newer worker.
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

/** The offline pages must be there; the files of the shell come along, most of them out of the browser's own cache. */
async function prepare(event: ExtendableEvent): Promise<void> {
  const offline = await caches.open(CACHES.offline)
  await offline.addAll(OFFLINE_PAGES.map(path => new Request(path, { cache: 'reload' })))
  await Promise.allSettled(SHELL_FILES.map(path => assets.handle({ event, request: new Request(path) })))
}

async function tidy(): Promise<void> {
  const names = await caches.keys()
  const known: string[] = Object.values(CACHES)
  await Promise.all(names.filter(name => !known.includes(name)).map(name => caches.delete(name)))
  // The page is asked for while the worker still starts.
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
