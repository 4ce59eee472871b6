import { createMiddleware } from 'hono/factory'
import type { Purges } from '../gateway/purges'
import type { EdgeEnv } from '../types'

/** What crawlers, and browsers that install the store, ask for by a fixed name; the app makes it. */
export const CRAWLER_FILE =
  /^\/(manifest\.webmanifest|robots\.txt|llms\.txt|sitemap\.xml|sitemaps\/\d{1,5}\.xml|feeds\/produtos\.xml|compartilhar\/[a-z0-9._/-]{1,200}\.jpg)$/

/** Those that name pages by the API's links: one that takes them for another site's would lose the shop. */
export const LINK_FILE = /^\/(llms\.txt|sitemap\.xml|sitemaps\/\d{1,5}\.xml|feeds\/produtos\.xml)$/

/** A crawler keeps what it has and comes back. */
export function unavailableFile(): Response {
  return new Response('', { status: 503, headers: { 'retry-after': '120', 'cache-control': 'no-store' } })
}

interface CrawlerFiles {
  scope: string
  purges: Pick<Purges, 'anySince'>
  now: () => number
}

/**
 * The files are the same for everybody: no cookie has a say in them, and the data centre keeps them for as long as they
 * say themselves, or until something is purged, however many crawlers come.
 */
export function crawlerFiles({ scope, purges, now }: CrawlerFiles) {
  return createMiddleware<EdgeEnv>(async function answerCrawlerFile(c, next) {
    if (!CRAWLER_FILE.test(c.req.path)) return next()
    const url = new URL(c.req.url)
    const key = new Request(url.origin + url.pathname)
    // Of another build or API they may be other files.
    const cache = await caches.open(`crawler-files-${scope}`)
    const held = await cache.match(key)
    if (held && !(await purges.anySince(Number(held.headers.get(MADE_AT))))) return withoutMark(held)
    await held?.body?.cancel()
    c.req.raw = new Request(key, { method: c.req.method })
    const begunAtMs = now()
    await next()
    c.res.headers.delete('vary')
    if (c.req.method !== 'GET' || c.res.status !== 200) return
    const kept = new Response(c.res.clone().body, c.res)
    kept.headers.set(MADE_AT, String(begunAtMs))
    c.executionCtx.waitUntil(cache.put(key, kept))
  })
}

/** On the file in the cache alone: when its making began, in milliseconds. */
const MADE_AT = 'x-made-at'

function withoutMark(held: Response): Response {
  const file = new Response(held.body, held)
  file.headers.delete(MADE_AT)
  return file
}
