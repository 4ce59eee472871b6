import { createMiddleware } from 'hono/factory'
import type { Purges } from '../gateway/purges'
import { plainPath } from '../middleware/rate-limits'
import type { EdgeEnv } from '../types'

export const CRAWLER_FILE =
  /^\/(manifest\.webmanifest|robots\.txt|llms\.txt|sitemap\.xml|sitemaps\/[1-9]\d{0,4}\.xml|feeds\/produtos\.xml|compartilhar\/[a-z0-9._/-]{1,200}\.jpg)$/

/** Files that contain page links of the API. If the API's own addresses counted as external, they would list no pages. */
export const LINK_FILE = /^\/(llms\.txt|sitemap\.xml|sitemaps\/[1-9]\d{0,4}\.xml|feeds\/produtos\.xml)$/

interface CrawlerFiles {
  scope: string
  purges: Pick<Purges, 'anySince'>
  now: () => number
}

/** Caches the files for their `max-age` or until a purge. They are the same for everybody and ignore cookies. */
export function crawlerFiles({ scope, purges, now }: CrawlerFiles) {
  return createMiddleware<EdgeEnv>(async function answerCrawlerFile(c, next) {
    const { path } = c.req
    if (!CRAWLER_FILE.test(plainPath(path))) return next()
    const url = new URL(c.req.url)
    // Another spelling of the path, or a file as the router's data, would be rendered again.
    if (url.pathname !== path || !CRAWLER_FILE.test(path))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const key = new Request(url.origin + url.pathname)
    const cache = await caches.open(`crawler-files-${scope}`)
    const held = await cache.match(key)
    if (held && !(await purges.anySince(Number(held.headers.get(MADE_AT))))) return withoutMark(held)
    await held?.body?.cancel()
    const isHead = c.req.method === 'HEAD'
    // A HEAD request renders the whole file, so its result is cached for GET.
    c.req.raw = new Request(key, { method: isHead ? 'GET' : c.req.method })
    const begunAtMs = now()
    await next()
    c.res.headers.delete('vary')
    if (c.req.method !== 'GET' || !mayKeep(c.res)) return
    const kept = new Response((isHead ? c.res : c.res.clone()).body, c.res)
    kept.headers.set(MADE_AT, String(begunAtMs))
    c.executionCtx.waitUntil(cache.put(key, kept))
  })
}

/** A 404 is kept only when it has a `max-age`: the number of such addresses is bounded. */
function mayKeep({ status, headers }: Response): boolean {
  return status === 200 || (status === 404 && /\bmax-age=[1-9]/.test(headers.get('cache-control') ?? ''))
}

/** Header of the cached file only: when its render began, in milliseconds. */
const MADE_AT = 'x-made-at'

function withoutMark(held: Response): Response {
  const file = new Response(held.body, held)
  file.headers.delete(MADE_AT)
  return file
}
