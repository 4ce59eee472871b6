import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { prepareData } from '../../worker/tasks/data.ts'
import { readReleaseFiles } from '../../worker/tasks/release-files.ts'
import { commerceWorker, serveWorkers, storeWorker } from '../../worker/tasks/serve.ts'

/** Answers each request by either release at random. `x-release` says which. */
const ROUTER = `export default {
  async fetch(request, env) {
    const name = Math.random() < 0.5 ? 'A' : 'B'
    const response = await env[name].fetch(request)
    const answer = new Response(response.body, response)
    answer.headers.set('x-release', name)
    return answer
  }
}`

interface Rollout {
  port: number
  persistTo: string
  releases: { a: string; b: string }
  /** False leaves out what a deployment stores, to see what it is good for. */
  keepsFiles: boolean
}

/** Two releases behind one address, with one KV, database and bucket, as during a gradual deployment. */
export async function serveRollout({ port, persistTo, releases, keepsFiles }: Rollout): Promise<Miniflare> {
  await prepareData({ persistTo, force: false })
  const vars = { APP_TOKEN: 'wapstore', API_ORIGIN: '' }
  const server = (release: string) => join(release, 'build/server')
  const router = {
    name: 'router',
    modules: [{ type: 'ESModule' as const, path: 'router.js', contents: ROUTER }],
    compatibilityDate: '2026-10-01',
    serviceBindings: { A: 'release-a', B: 'release-b' }
  }
  const store = await serveWorkers({ port, persistTo }, [
    router,
    storeWorker('release-a', server(releases.a), vars),
    storeWorker('release-b', server(releases.b), vars),
    commerceWorker(vars)
  ])
  if (keepsFiles) for (const release of [releases.a, releases.b]) await keepFiles(store, release)
  return store
}

/** What `npm run deploy` does with `wrangler kv bulk put`. */
async function keepFiles(store: Miniflare, release: string): Promise<void> {
  const kv = await store.getKVNamespace('CACHE', 'release-a')
  for (const { key, value } of readReleaseFiles(join(release, 'build/client'))) {
    await kv.put(key, new Uint8Array(Buffer.from(value, 'base64')).buffer)
  }
}
