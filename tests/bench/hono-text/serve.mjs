// Serves the plain Hono Worker the way `npm start` serves the store: node tests/bench/hono-text/serve.mjs PORT
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const entry = fileURLToPath(new URL('worker.ts', import.meta.url))
const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false })
const worker = new Miniflare(
  convertV4MiniflareOptions({
    host: 'localhost',
    port: Number(process.argv[2]),
    telemetry: { enabled: false },
    modules: true,
    script: outputFiles[0].text,
    compatibilityDate: '2026-10-01'
  })
)
await worker.ready
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => worker.dispose().finally(() => process.exit(0)))
