// Serves the plain Hono Worker twice: node tests/bench/hono-text/serve.mjs PORT
// On PORT behind the same file router as the store, on PORT + 1 without one.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { root } from '../../../worker/tasks/install.mjs'
import { serveWorkers } from '../../../worker/tasks/serve.ts'

const entry = fileURLToPath(new URL('worker.ts', import.meta.url))
const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false })
const worker = {
  name: 'hono',
  modules: [{ type: 'ESModule', path: 'worker.js', contents: outputFiles[0].text }],
  compatibilityDate: '2026-10-01'
}
const assets = {
  directory: join(root, 'build/client'),
  routerConfig: { has_user_worker: true, static_routing: { user_worker: ['/', '/text', '/60kb'] } }
}
const port = Number(process.argv[2])
const persistTo = join(root, 'test-results/bench')
const servers = await Promise.all([
  serveWorkers({ port: port + 1, persistTo }, [worker]),
  serveWorkers({ port, persistTo }, [{ ...worker, assets }])
])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => Promise.all(servers.map(server => server.dispose())).finally(() => process.exit(0)))
