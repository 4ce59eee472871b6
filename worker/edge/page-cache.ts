import type { Context } from 'hono'
import type { ApiCache } from './api-cache'
import type { EdgeEnv } from './app'
import type { Source } from './gateway'
import { createPageStore, NOT_FOUND_S } from './page-store'
import type { Purges } from './purges'
import { servePage } from './serve-page'
import { createSlots } from './slots'
import { hashOf, type StoredPage, withoutNonce } from './stored-page'
import { createUnderway } from './underway'

/**
 * Seconds since a page was begun. Until `fresh` it is served as it is, until `stale` while a newer one is made behind it,
 * unless what it was made of may not be shown for as long.
 */
const FRESH_S = 10
const STALE_S = 600
/** Longer than that only when no newer one can be had. */
const ERROR_S = 86_400

/** What the page's render leaves besides its response. */
export interface Rendered {
  response: Response
  nonce: string
  tagManager: () => boolean
  formOrigins?: readonly string[]
  /** Complete when the body has ended. */
  madeOf: readonly Source[]
  /** Whether one of its calls failed, or has not been answered in time: such a page is shown, and not kept. */
  failed: () => boolean
  /** Whether nothing failed and all is answered by now, too late for this page: the next one is whole. */
  late: () => boolean
}

export interface PageCache {
  answer(c: Context<EdgeEnv>, key: string, render: () => Promise<Rendered>): Promise<Response>
}

interface PageCacheOptions {
  scope: string
  purges: Purges
  /** Tells what was taken out of KV by hand. */
  apiCache: Pick<ApiCache, 'has'>
  now: () => number
}

/**
 * Anonymous pages, which hold nothing of one shopper: per address, language and build, in the data centre's cache with ten
 * seconds of isolate memory before it.
 */
export function createPageCache({ scope, purges, apiCache, now }: PageCacheOptions): PageCache {
  const pages = createPageStore(scope, now)
  const makers = createUnderway(now, ABANDONED_MS)
  const lookedAtMs = new Map<string, number>()
  const leftOut = new Set<string>()

  async function find(key: string): Promise<StoredPage | null> {
    const page = await pages.find(key)
    if (!page) return null
    if (await purges.includeAny(page.madeOf)) return null
    pages.hold(key, page)
    return page
  }

  /** Behind an answer that was served from the cache; one at a time. */
  async function remake(key: string, render: () => Promise<Rendered>): Promise<void> {
    if (makers.count(key) > 0) return
    const end = makers.begin(key)
    try {
      const beganAtMs = now()
      const rendered = await render()
      await keep(key, beganAtMs, rendered, await rendered.response.text())
    } finally {
      end()
    }
  }

  /** Pages that cannot be kept just now: nobody waits for them. */
  function leaveOut(key: string): void {
    leftOut.add(key)
    if (leftOut.size > MAX_LOOKS) leftOut.delete(leftOut.values().next().value ?? '')
  }

  /** The page that others are making already, or null where it is better to make one too. */
  async function waitForOthers(key: string): Promise<StoredPage | null> {
    const beganAtMs = now()
    while (makers.count(key) >= MAKERS && !leftOut.has(key) && now() - beganAtMs < PATIENCE_MS) {
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
      const page = pages.held(key)
      if (page && page.beganAtMs >= beganAtMs - PATIENCE_MS && !(await purges.includeAny(page.madeOf))) return page
    }
    return null
  }

  async function keep(key: string, beganAtMs: number, rendered: Rendered, html: string): Promise<void> {
    const { response, nonce, madeOf, failed, tagManager, formOrigins = [] } = rendered
    const { status, headers } = response
    const isWhole = !failed() && html.trimEnd().endsWith('</html>')
    if (!isWhole || headers.has('set-cookie') || (status !== 200 && status !== 404)) {
      leaveOut(key)
      // Closed or moved: what was shown here before is not the page any more.
      if (!failed() && status >= 300 && status !== 500) await pages.drop(key)
      return
    }
    leftOut.delete(key)
    const { bytes, nonceAt } = withoutNonce(html, nonce)
    const etag = `W/"${await hashOf(bytes)}"`
    const staleAtMs = Math.min(beganAtMs + STALE_S * 1_000, ...madeOf.map(source => source.staleAtMs))
    const made = { beganAtMs, madeOf: [...madeOf], staleAtMs, tagManager: tagManager(), formOrigins }
    const page: StoredPage = { status, bytes, nonceAt, headers: keptHeaders(headers), etag, ...made }
    pages.hold(key, page)
    if (status === 200) await pages.write(key, page, ERROR_S)
  }

  /** An older page is shown while nothing that it was made of was purged by hand. That asks only for what making it anew needs. */
  async function isShowable(key: string, { status, madeOf, staleAtMs }: StoredPage, ageS: number): Promise<boolean> {
    if (status === 404) return ageS < NOT_FOUND_S
    if (ageS < FRESH_S) return true
    if (now() >= staleAtMs) return false
    // One looks for all that come at the same time.
    if (now() - (lookedAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < LOOK_MS) return true
    lookedAtMs.set(key, now())
    if (lookedAtMs.size > MAX_LOOKS) lookedAtMs.delete(lookedAtMs.keys().next().value ?? '')
    const slots = createSlots()
    const there = await Promise.all(madeOf.map(source => !source.isStored || apiCache.has(source.key, slots)))
    if (!there.every(Boolean)) lookedAtMs.delete(key)
    return there.every(Boolean)
  }

  return {
    async answer(c, key, render) {
      const page = await find(key)
      const ageS = page ? (now() - page.beganAtMs) / 1000 : Number.POSITIVE_INFINITY
      if (page && (await isShowable(key, page, ageS))) {
        const isStale = page.status === 200 && ageS >= FRESH_S
        if (isStale && c.req.method === 'GET') c.executionCtx.waitUntil(remake(key, render))
        return servePage(c, page, ageS, isStale ? 'stale' : 'fresh')
      }
      if (c.req.method !== 'GET') return (await render()).response
      const others = await waitForOthers(key)
      if (others) return servePage(c, others, (now() - others.beganAtMs) / 1000, 'fresh')
      const end = makers.begin(key)
      const beganAtMs = now()
      const rendered = await render().catch(error => {
        end()
        throw error
      })
      const { status } = rendered.response
      const isOutage = status === 500 || (status > 500 && rendered.failed() && !rendered.late())
      if (page && page.status === 200 && ageS < ERROR_S && isOutage) {
        end()
        await rendered.response.body?.cancel()
        return servePage(c, page, ageS, 'stale')
      }
      return storeWhileStreaming(c, rendered, end, async html => {
        await keep(key, beganAtMs, rendered, html)
        end()
        // Where that is slow each time and visits are rare, no visit would ever find what it needs in memory.
        if (rendered.late() && (pages.held(key)?.beganAtMs ?? 0) < beganAtMs) await remake(key, render)
      })
    }
  }
}

/** How long a look into KV is good for. */
const LOOK_MS = 10_000
const MAX_LOOKS = 1_000
/** So many may make one page at the same time. A hundred would take one another's CPU. */
const MAKERS = 3
const PATIENCE_MS = 2_000
const POLL_MS = 20
/** A page that takes longer to make is nobody's any more. */
const ABANDONED_MS = 15_000

/** The shopper reads the page as it comes; what was read is kept when it has ended. */
function storeWhileStreaming(
  c: Context<EdgeEnv>,
  { response }: Rendered,
  end: () => void,
  keep: (html: string) => Promise<void>
): Response {
  if (!response.body) {
    end()
    return response
  }
  const [shown, kept] = response.body.tee()
  const work = new Response(kept).text().then(keep)
  c.executionCtx.waitUntil(work.catch(() => null).finally(end))
  return new Response(shown, response)
}

// Everything else belongs to one answer: its id, its policy, its cookies.
const KEPT = ['content-type', 'link', 'vary', 'cache-control', 'x-robots-tag', 'content-language']

function keptHeaders(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => KEPT.includes(name))
}
