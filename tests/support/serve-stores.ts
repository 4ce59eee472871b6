// Serves the stores over other APIs, and those APIs, for the browser tests. One process runs the production build several
// times and loads its tools once. Each store has its own state.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { serveProduction } from '../../worker/tasks/serve.ts'
import { CART_URLS, serveCheckoutStores } from './checkout-stores.ts'
import { PORTS, STATUS_TOKEN, stateOf } from './ports.ts'

const SERVER = resolve(import.meta.dirname, 'foreign-api/server.ts')
const PLAIN = resolve(import.meta.dirname, 'plain-api/server.ts')

const apis = [
  [PORTS.foreignApi],
  [PORTS.slowApi, '--faulty'],
  [PORTS.faultApi],
  [PORTS.hostileApi],
  [PORTS.checkoutApi, '--carts', JSON.stringify(CART_URLS)]
].map(words => spawn(process.execPath, [SERVER, ...words.map(String)], { stdio: 'inherit' }))
apis.push(spawn(process.execPath, [PLAIN, String(PORTS.plainApi), String(PORTS.store)], { stdio: 'inherit' }))
process.on('exit', () => {
  for (const api of apis) api.kill()
})
const stores = await Promise.all([
  serve(PORTS.foreignStore, 'foreign', PORTS.foreignApi),
  serve(PORTS.slowStore, 'slow', PORTS.slowApi),
  serve(PORTS.faultStore, 'fault', PORTS.faultApi, {
    SENTRY_DSN: `http://key@127.0.0.1:${PORTS.faultApi}/1`,
    STATUS_TOKEN
  }),
  serve(PORTS.hostileStore, 'hostile', PORTS.hostileApi),
  serveCheckoutStores(emptied('checkout')),
  serve(PORTS.plainStore, 'plain', PORTS.plainApi)
])
console.log('The stores are ready')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)

function serve(port: number, name: string, apiPort: number, more: Record<string, string> = {}) {
  const vars = { APP_TOKEN: 'foreign-token', API_ORIGIN: `http://127.0.0.1:${apiPort}`, ...more }
  return serveProduction({ port, persistTo: emptied(name), vars })
}

function emptied(name: string): string {
  const persistTo = resolve(stateOf(name))
  rmSync(persistTo, { recursive: true, force: true })
  return persistTo
}

async function end(): Promise<void> {
  await Promise.all(stores.map(store => store.dispose()))
  process.exit()
}
