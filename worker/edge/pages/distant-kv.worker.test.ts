import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadHead, loadSections } from '../../../app/routes/home/load.server.ts'
import { loadShell } from '../../../app/shell/load-shell.server.ts'
import { edgeWithPages } from '../../../tests/support/cached-edge.ts'
import { createDistantKv } from '../../../tests/support/distant-kv.ts'
import { silent } from '../../../tests/support/gateway.ts'
import { type Bindings, readConfig } from '../../env.ts'
import { createApiCache } from '../gateway/api-cache.ts'
import { createGateway } from '../gateway/gateway.ts'
import { createPurges } from '../gateway/purges.ts'
import type { EdgeOptions } from '../types.ts'

/** Isolates that share one distant KV. The pages are home, rendered by its own loaders. */
function setUp() {
  const upstream = {
    origin: 'https://api.example',
    name: `api-${crypto.randomUUID()}.example`,
    fetch: async () => Response.json({ configuracoes: {}, menu: [], banners: [], produtos: [], estrutura: { seo: {} } })
  }

  /** An isolate with empty memory. */
  return function isolate() {
    const { kv, count, restart } = createDistantKv(env.CACHE)
    const bindings = { ...env, CACHE: kv, ASSETS: {}, APP_TOKEN: 'token', API_ORIGIN: upstream.origin }
    const purges = createPurges({ kv, now: Date.now })
    const cache = createApiCache({ kv, purges, now: Date.now })
    const { edge } = edgeWithPages({
      config: readConfig(bindings as unknown as Bindings),
      upstream,
      gateway: createGateway({ upstream, appToken: 'token', cache, now: Date.now, reporter: silent }),
      purges,
      reporter: { ...silent, trace: () => {}, isTraced: () => false },
      runMiddleware: async () => null,
      renderPage,
      build: 'test'
    })
    return async function ask(path: string) {
      restart()
      const context = createExecutionContext()
      const response = await edge.fetch(new Request(`https://loja.example${path}`), bindings, context)
      await response.text()
      const atEnd = { ...count }
      await waitOnExecutionContext(context)
      return { age: response.headers.get('age'), atEnd }
    }
  }
}

const renderPage: EdgeOptions['renderPage'] = async (_, scope) => {
  const [sections] = await Promise.all([loadSections(scope), loadHead(scope), loadShell(scope)])
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      await Promise.all(Object.values(sections).flatMap(named => Object.values<unknown>(named)))
      controller.enqueue(new TextEncoder().encode('<html>home</html>'))
      controller.close()
    }
  })
  return new Response(body, { headers: { 'content-type': 'text/html' } })
}

test('a render reads all of its answers in one operation', async () => {
  const isolate = setUp()
  await isolate()('/')
  const { atEnd } = await isolate()('/')
  // First the shop's public domain, which an isolate learns once, then the answers; at last the purges since.
  expect(atEnd.rounds).toBeLessThanOrEqual(2)
  expect(atEnd.operations).toBeLessThanOrEqual(4)
  expect(atEnd.keys).toBeGreaterThan(40)
})

test('a cached page reads nothing', async () => {
  const ask = setUp()()
  await ask('/')
  const { age, atEnd } = await ask('/')
  expect({ age, operations: atEnd.operations }).toEqual({ age: '0', operations: 0 })
})
