import { Buffer } from 'node:buffer'
import { BoundedMap } from '../edge/gateway/bounded-map.ts'
import type { Purges } from '../edge/gateway/purges.ts'
import { EVERY_PURGE, tagOfName } from '../edge/pages/cache-tags.ts'
import { secondsIn } from '../edge/pages/seconds-in.ts'
import type { Defer } from '../edge/reports/reporter.ts'

interface Page {
  status: number
  headers: [string, string][]
  bytes: Uint8Array<ArrayBuffer>
  tags: string[]
  times: ReturnType<typeof timesIn>
  /** When the request for it began. */
  beganAtMs: number
}

/** A page that is being rendered. Requests that join it get its chunks as they come. */
interface Flight {
  page: Omit<Page, 'bytes'> | null
  chunks: Uint8Array[]
  state: 'open' | 'whole' | 'failed'
  isPurged: boolean
  seenAtMs: number
}

/** Renders a page, again where the cache has one: `etag`. */
type Ask = (etag?: string) => Promise<Response>

const MAX_BYTES = 24 * 1024 * 1024
const ENTRY_BYTES = 2_000
/** The work of a cancelled request never ends. */
const ABANDONED_MS = 20_000
const LOOK_MS = 5
const NO_TIMES = { freshS: 0, staleS: 0, errorS: 0 }

/**
 * Stands in for Workers Cache, which the local runtime lacks. It has the same rules for `Cache-Control`, tags and refreshes,
 * in one isolate. It reads purges from KV, because a local purge does not call `/_purge`.
 */
export function createLocalPageCache({ purges, now }: { purges: Pick<Purges, 'namesSince'>; now: () => number }) {
  const pages = new BoundedMap<string, Page>(MAX_BYTES, (key, { bytes }) => bytes.length + key.length + ENTRY_BYTES)
  const flights = new Map<string, Flight>()
  const refreshes = new Map<string, number>()

  async function find(key: string): Promise<Page | null> {
    const page = pages.get(key)
    if (!page) return null
    const names = await purges.namesSince(page.beganAtMs)
    if (!names.some(name => isPurgedBy(page.tags, name))) return page
    pages.delete(key)
    return null
  }

  function serve({ status, headers, bytes, beganAtMs }: Page, cache: 'HIT' | 'UPDATING' | 'STALE'): Response {
    const age = String(Math.floor((now() - beganAtMs) / 1_000))
    return new Response(bytes, { status, headers: [...headers, ['age', age], ['cf-cache-status', cache]] })
  }

  async function refresh(key: string, page: Page, ask: Ask): Promise<void> {
    const beganAtMs = now()
    if (beganAtMs - (refreshes.get(key) ?? Number.NEGATIVE_INFINITY) < ABANDONED_MS) return
    refreshes.set(key, beganAtMs)
    const { body } = await revalidate(key, page, ask).finally(() => refreshes.delete(key))
    await body?.cancel()
  }

  async function revalidate(key: string, page: Page, ask: Ask): Promise<Response> {
    const beganAtMs = now()
    const response = await ask(etagOf(page)).catch(() => null)
    const isPurged = pages.get(key) !== page
    if (response && isPurged) return response
    if (!response || response.status >= 500) {
      await response?.body?.cancel()
      return serve(page, 'STALE')
    }
    if (response.status === 304) page.beganAtMs = beganAtMs
    else if (isKept(response)) {
      const renewed = { ...toPage(response, beganAtMs), bytes: new Uint8Array(await response.arrayBuffer()) }
      pages.set(key, renewed)
      return serve(renewed, 'HIT')
    } else {
      pages.delete(key)
      return response
    }
    return serve(page, 'HIT')
  }

  async function fill(key: string, ask: Ask, defer: Defer): Promise<Response> {
    const beganAtMs = now()
    const flight: Flight = { page: null, chunks: [], state: 'open', isPurged: false, seenAtMs: beganAtMs }
    flights.set(key, flight)
    try {
      const response = await ask()
      if (!response.body || !isKept(response)) return response
      const page = toPage(response, beganAtMs)
      flight.page = page
      const [shown, kept] = response.body.tee()
      defer(collect(key, flight, page, kept))
      return new Response(shown, response)
    } finally {
      if (!flight.page) end(key, flight, 'failed')
    }
  }

  async function collect(key: string, flight: Flight, page: Omit<Page, 'bytes'>, body: ReadableStream<Uint8Array>) {
    try {
      for await (const chunk of body) {
        flight.chunks.push(chunk)
        flight.seenAtMs = now()
      }
    } catch {
      return end(key, flight, 'failed')
    }
    if (!flight.isPurged) pages.set(key, { ...page, bytes: Buffer.concat(flight.chunks) })
    end(key, flight, 'whole')
  }

  function end(key: string, flight: Flight, state: Flight['state']): void {
    flight.state = state
    if (flights.get(key) === flight) flights.delete(key)
  }

  const isAlive = ({ state, seenAtMs }: Flight) => state === 'open' && now() - seenAtMs < ABANDONED_MS

  /** Requests share chunks and never a promise: that of a cancelled request does not settle. */
  async function join(flight: Flight): Promise<Response | null> {
    while (!flight.page && isAlive(flight)) await sleep(LOOK_MS)
    if (!flight.page) return null
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        while (sent >= flight.chunks.length && isAlive(flight)) await sleep(LOOK_MS)
        const chunk = flight.chunks[sent]
        sent += 1
        if (chunk) controller.enqueue(chunk)
        else if (flight.state === 'whole') controller.close()
        else controller.error(new Error('The page was not rendered to its end'))
      }
    })
    return new Response(body, flight.page)
  }

  return {
    async fetch(key: string, ask: Ask, defer: Defer): Promise<Response> {
      const page = await find(key)
      const { freshS, staleS, errorS } = page?.times ?? NO_TIMES
      const ageS = page ? (now() - page.beganAtMs) / 1_000 : Number.POSITIVE_INFINITY
      if (page && ageS < freshS) return serve(page, 'HIT')
      if (page && ageS < freshS + staleS) {
        defer(refresh(key, page, ask).catch(() => null))
        return serve(page, 'UPDATING')
      }
      const flight = flights.get(key)
      const joined = flight && isAlive(flight) ? await join(flight) : null
      if (joined) return joined
      return page && ageS < freshS + errorS ? revalidate(key, page, ask) : fill(key, ask, defer)
    },
    async purge({ tags = [], purgeEverything = false }: CachePurgeOptions): Promise<boolean> {
      const isMeant = (all: string[]) => purgeEverything || tags.some(tag => all.includes(tag))
      for (const [key, page] of pages) if (isMeant(page.tags)) pages.delete(key)
      for (const flight of flights.values()) if (flight.page && isMeant(flight.page.tags)) flight.isPurged = true
      return true
    }
  }
}

function isPurgedBy(tags: string[], name: string): boolean {
  return name === '*' || tags.includes(EVERY_PURGE) || tags.includes(tagOfName(name))
}

function toPage({ status, headers }: Response, beganAtMs: number): Omit<Page, 'bytes'> {
  const tags = headers.get('cache-tag')?.split(',') ?? []
  return { status, headers: [...headers], tags, times: timesIn(headers.get('cache-control') ?? ''), beganAtMs }
}

/** As the platform does: with a `max-age`, and without a cookie. */
function isKept({ headers }: Response): boolean {
  return secondsIn(headers.get('cache-control') ?? '', 'max-age') > 0 && !headers.has('set-cookie')
}

function timesIn(cacheControl: string) {
  return {
    freshS: secondsIn(cacheControl, 'max-age'),
    staleS: secondsIn(cacheControl, 'stale-while-revalidate'),
    errorS: secondsIn(cacheControl, 'stale-if-error')
  }
}

function etagOf({ headers }: Page): string | undefined {
  return headers.find(([name]) => name === 'etag')?.[1]
}

function sleep(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
