import type { Context } from 'hono'
import { PAGE_PREFIX } from '../gateway/cache-key'
import { PURGES_KEY } from '../gateway/purges'
import { withTimeout } from '../gateway/with-timeout'
import type { EdgeEnv, EdgeOptions } from '../types'

/** GET /_status, for operators with the token: build, API health and age of the cache. 404 for everybody else. */
export function status({
  config,
  upstream,
  gateway,
  build
}: Pick<EdgeOptions, 'config' | 'upstream' | 'gateway' | 'build'>) {
  return async function answerStatus(c: Context<EdgeEnv>): Promise<Response> {
    if (!config.statusToken || !(await isToken(c.req.header('authorization'), config.statusToken)))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const cache = await withTimeout(KV_TIMEOUT_MS, () => cacheAges(c.env.CACHE, Date.now())).catch(error => ({
      failure: String(error)
    }))
    const api = { name: upstream.name ?? 'embedded', ...gateway.health() }
    return c.json({ build, api, cache }, 200, { 'cache-control': 'no-store' })
  }
}

/** Compares hashes, so that the timing reveals nothing. */
async function isToken(header: string | undefined, token: string): Promise<boolean> {
  const [given, wanted] = await Promise.all([digest(header ?? ''), digest(`Bearer ${token}`)])
  return given.every((byte, index) => byte === wanted[index])
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

const KV_TIMEOUT_MS = 2_000

interface Stored {
  storedAtMs?: number
}

/** Counts the first thousand keys by path prefix, with the ages of the newest and the oldest. */
async function cacheAges(kv: KVNamespace, nowMs: number) {
  const { keys, list_complete } = await kv.list<Stored>({ prefix: 'v1' })
  const groups: Record<string, { keys: number; newestS: number; oldestS: number }> = {}
  for (const { name, metadata } of keys) {
    if (name === PURGES_KEY) continue
    const ageS = Math.round((nowMs - (metadata?.storedAtMs ?? nowMs)) / 1000)
    const group = name.startsWith(PAGE_PREFIX) ? 'pages' : (GROUP.exec(name)?.[1] ?? name)
    const held = groups[group] ?? { keys: 0, newestS: ageS, oldestS: ageS }
    groups[group] = {
      keys: held.keys + 1,
      newestS: Math.min(held.newestS, ageS),
      oldestS: Math.max(held.oldestS, ageS)
    }
  }
  return { complete: list_complete, groups }
}

// After the version and the API's host with an optional port: the language and the first part of the path.
const GROUP = /^v1(?:@[^:]+(?::\d+)?)?:([^:]+:[^:?]+)/
