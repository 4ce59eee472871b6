import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from './app'

/** What crawlers, and browsers that install the store, ask for by a fixed name; the app makes it. */
export const CRAWLER_FILE = /^\/(manifest\.webmanifest|robots\.txt|llms\.txt|sitemap\.xml|sitemaps\/\d{1,5}\.xml)$/

/**
 * The files are the same for everybody: no cookie has a say in them, and the data centre keeps them for as long as they
 * say themselves, however many crawlers come.
 */
export function crawlerFiles({ build }: { build: string }) {
  return createMiddleware<EdgeEnv>(async function answerCrawlerFile(c, next) {
    if (!CRAWLER_FILE.test(c.req.path)) return next()
    const url = new URL(c.req.url)
    const key = new Request(url.origin + url.pathname)
    // Of another build they may be other files.
    const cache = await caches.open(`crawler-files-${build}`)
    const held = await cache.match(key)
    if (held) return new Response(held.body, held)
    c.req.raw = new Request(key, { method: c.req.method })
    await next()
    c.res.headers.delete('vary')
    if (c.req.method === 'GET' && c.res.status === 200) c.executionCtx.waitUntil(cache.put(key, c.res.clone()))
  })
}
