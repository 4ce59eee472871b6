import { timingSafeEqual } from 'hono/utils/buffer'
import type { createCallStats } from '../gateway/call-stats.ts'
import { PURGES_KEY } from '../gateway/purges.ts'
import { withTimeout } from '../gateway/with-timeout.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'

const KV_TIMEOUT_MS = 2_000

interface StatusOptions extends Pick<EdgeOptions, 'config' | 'upstream' | 'gateway' | 'build'> {
  answers: ReturnType<typeof createCallStats>
}

/** GET /_health, for everybody: which release answers. */
export function health(build: string) {
  return (c: EdgeContext) => c.json({ ok: true, build, version: c.env.VERSION.id })
}

/** GET /_status, for operators with the token: this isolate's answers, API health and age of the cache. 404 for everybody else. */
export function status({ config, upstream, gateway, build, answers }: StatusOptions) {
  const isolate = crypto.randomUUID()
  return async function answerStatus(c: EdgeContext): Promise<Response> {
    if (!(await hasToken(c, config.statusToken))) return c.text('Not found', 404)
    const cache = await withTimeout(KV_TIMEOUT_MS, () => cacheAges(c.env.CACHE, Date.now())).catch(error => ({
      failure: String(error)
    }))
    const api = { name: upstream.name ?? 'embedded', ...gateway.health() }
    const version = c.env.VERSION.id
    return c.json({ build, version, isolate, answers: answers.read(), api, cache })
  }
}

/** Not by `hono/bearer-auth`, whose 401 tells everybody that there is a page. */
export async function hasToken(c: EdgeContext, token: string): Promise<boolean> {
  return token !== '' && timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${token}`)
}

async function cacheAges(kv: KVNamespace, nowMs: number) {
  const { keys, list_complete } = await kv.list<{ storedAtMs?: number }>({ prefix: 'v1' })
  const cached = keys.filter(({ name }) => name !== PURGES_KEY)
  const groups = [...Map.groupBy(cached, ({ name }) => groupOf(name))].map(([group, held]) => {
    const ages = held.map(({ metadata }) => Math.round((nowMs - (metadata?.storedAtMs ?? nowMs)) / 1000))
    return [group, { keys: ages.length, newestS: Math.min(...ages), oldestS: Math.max(...ages) }]
  })
  return { complete: list_complete, groups: Object.fromEntries(groups) }
}

// After the version and the API's host with an optional port: the language and the first part of the path.
const GROUP = /^v1(?:@[^:]+(?::\d+)?)?:([^:]+:[^:?]+)/

function groupOf(name: string): string {
  return GROUP.exec(name)?.[1] ?? name
}
