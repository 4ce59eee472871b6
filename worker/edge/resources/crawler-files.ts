import { createMiddleware } from 'hono/factory'
import { findPage } from '../find-page'
import type { Purges } from '../gateway/purges'
import type { EdgeEnv } from '../types'

interface CrawlerFiles {
  scope: string
  purges: Pick<Purges, 'anySince'>
  now: () => number
}

/** Caches the files for their `max-age` or until a purge. They are the same for everybody and ignore cookies. */
export function crawlerFiles({ scope, purges, now }: CrawlerFiles) {
  return createMiddleware<EdgeEnv>(async function answerCrawlerFile(c, next) {
    const { path } = c.req
    if (!findPage(path).file) return next()
    const url = new URL(c.req.url)
    // Another spelling of the path, or a file as the router's data, would be rendered again.
    if (url.pathname !== path || !isCrawlerFile(path)) return c.text('Not found', 404, { 'cache-control': 'no-store' })
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

/** Whether the path is exactly the one that the store links. */
export function isCrawlerFile(path: string): boolean {
  const page = findPage(path)
  return page.file !== undefined && (page.file.spelling?.test(path) ?? path === page.path)
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
