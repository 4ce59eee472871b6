import { BoundedMap } from '../gateway/bounded-map'
import { createInFlight } from '../gateway/in-flight'
import type { Purges } from '../gateway/purges'
import { mayRender, tooMany } from '../middleware/rate-limits'
import type { Defer } from '../reports/reporter'
import type { PageCache, Rendered } from '../types'
import { createPageCopies, type PageCopiesOptions } from './page-copies'
import { createPageLook, type PageLookOptions } from './page-look'
import { createPageStore, ERROR_S, NOT_FOUND_S } from './page-store'
import { serveAndKeep, servePage } from './serve-page'
import { type StoredPage, toStoredPage } from './stored-page'

/** Seconds since the render began. An older page is served while a new one renders in the background. */
const FRESH_S = 10

interface PageCacheOptions extends PageCopiesOptions, PageLookOptions {
  purges: Purges
}

/** Caches anonymous pages in memory, in the data centre, and in KV for other data centres: decision 029. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { scope, purges, now } = options
  const pages = createPageStore(scope, now)
  const copies = createPageCopies(options)
  const sources = createPageLook(options)
  const inFlight = createInFlight(now, ABANDONED_MS)
  /** Pages that could not be cached last time, so that no request waits for them. */
  const uncacheable = new BoundedMap<string, true>(MAX_UNCACHEABLE)

  /** The newest unpurged page. Reads KV too when this data centre has no page that can be served. */
  async function find(key: string, defer: Defer): Promise<StoredPage | null> {
    const renewed = purges.renew(undefined, defer)
    const found = await pages.find(key)
    const [copy] = await Promise.all([found && isShowable(key, found) ? null : copies.find(key), renewed])
    const near = await unlessPurged(found)
    const far = await unlessPurged(copy ?? (near ? null : await copies.find(key)))
    const isFar = far !== null && far.beganAtMs > (near?.beganAtMs ?? 0)
    if (isFar) defer(pages.write(key, far))
    const page = isFar ? far : near
    if (page) pages.hold(key, page)
    return page
  }

  async function unlessPurged(page: StoredPage | null): Promise<StoredPage | null> {
    return page && !(await purges.includeAny(page.dependencies)) ? page : null
  }

  /** Renders the page again, one render at a time. `sources.look` also fills the memory that the render reads. */
  async function refresh(key: string, render: () => Promise<Rendered>, shown?: StoredPage): Promise<void> {
    if (inFlight.count(key) > 0) return
    const end = inFlight.begin(key)
    try {
      if (shown) await sources.look(key, shown)
      const beganAtMs = now()
      const rendered = await render()
      await keep(key, beganAtMs, rendered, await rendered.response.text())
    } finally {
      end()
    }
  }

  async function waitForOthers(key: string): Promise<StoredPage | null> {
    const beganAtMs = now()
    while (inFlight.count(key) >= MAX_IN_FLIGHT && !uncacheable.has(key) && now() - beganAtMs < PATIENCE_MS) {
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
      const page = await unlessPurged(pages.held(key))
      if (page && page.beganAtMs >= beganAtMs - PATIENCE_MS) return page
    }
    return null
  }

  async function keep(key: string, beganAtMs: number, rendered: Rendered, html: string): Promise<void> {
    const { response, failed } = rendered
    const { status, headers } = response
    // Markdown is written in one piece, so it cannot be truncated.
    const isMarkdown = headers.get('content-type')?.startsWith('text/markdown')
    const isWhole = !failed() && (isMarkdown || html.trimEnd().endsWith('</html>'))
    if (!isWhole || headers.has('set-cookie') || (status !== 200 && status !== 404)) {
      uncacheable.set(key, true)
      // The store is closed or the page has moved: the cached page is outdated.
      if (!failed() && status >= 300 && status !== 500) await Promise.all([pages.drop(key), copies.drop(key)])
      return
    }
    uncacheable.delete(key)
    const page = await toStoredPage(rendered, { status, beganAtMs, html })
    pages.hold(key, page)
    if (status === 200) await Promise.all([pages.write(key, page), copies.keep(key, page)])
  }

  function ageOf({ beganAtMs }: StoredPage): number {
    return (now() - beganAtMs) / 1000
  }

  function isShowable(key: string, page: StoredPage): boolean {
    if (page.status === 404) return ageOf(page) < NOT_FOUND_S
    return ageOf(page) < FRESH_S || (now() < page.staleAtMs && !sources.lacks(key, page))
  }

  return {
    async answer(c, key, render) {
      const defer: Defer = work => c.executionCtx.waitUntil(work)
      const isGet = c.req.method === 'GET'
      const page = await find(key, defer)
      const ageS = page ? ageOf(page) : Number.POSITIVE_INFINITY
      if (page && isShowable(key, page)) {
        const isStale = page.status === 200 && ageS >= FRESH_S
        if (isStale) defer(isGet ? refresh(key, render, page) : sources.look(key, page))
        return servePage(c, page, ageS, isStale ? 'stale' : 'fresh')
      }
      const others = isGet ? await waitForOthers(key) : null
      if (others) return servePage(c, others, ageOf(others), 'fresh')
      if (!(await mayRender(c))) return tooMany(c)
      if (!isGet) return (await render()).response
      const end = inFlight.begin(key)
      const beganAtMs = now()
      const rendered = await render().catch(error => {
        end()
        throw error
      })
      const { status } = rendered.response
      const isFailure = (status > 500 || TOKEN_REFUSED.includes(status)) && rendered.failed()
      const isOutage = status === 500 || (isFailure && !rendered.incomplete())
      if (page && page.status === 200 && ageS < ERROR_S && isOutage) {
        end()
        await rendered.response.body?.cancel()
        return servePage(c, page, ageS, 'stale')
      }
      return serveAndKeep(c, rendered.response, end, async html => {
        await keep(key, beganAtMs, rendered, html)
        end()
        // The late data are in memory now. Without this render, a slow and rarely visited page would never be cached.
        if (rendered.incomplete() && (pages.held(key)?.beganAtMs ?? 0) < beganAtMs) await refresh(key, render)
      })
    }
  }
}

/** Calls of a page are anonymous: by these the API refuses the store's token, not the shopper. */
const TOKEN_REFUSED = [401, 403]
const MAX_UNCACHEABLE = 1_000
/** Concurrent renders of one page. Without a limit they would compete for the CPU. */
const MAX_IN_FLIGHT = 3
const PATIENCE_MS = 2_000
const POLL_MS = 20
const ABANDONED_MS = 20_000
