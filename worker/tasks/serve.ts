import { globSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { root } from './install.mjs'

interface Serving {
  port: number
  /** Folder of D1, KV, R2 and the caches, laid out as for Wrangler's `--persist-to`. */
  persistTo: string
  /** Variables and secrets. They override wrangler.toml. */
  vars: Record<string, string>
  build?: string
  inspectorPort?: number
  /** With a certificate that no browser knows. */
  https?: boolean
}

const BUILD = join(root, 'build/server')

/** `wrangler dev` adds a proxy that rewrites pages for live reload and so buffers streamed ones: decision 020. */
export async function serveProduction({ vars, build = BUILD, ...place }: Serving): Promise<Miniflare> {
  return serveWorkers(place, [storeWorker('seiva', build, vars), ...(vars.API_ORIGIN ? [] : [commerceWorker(vars)])])
}

export async function serveWorkers(
  { port, persistTo, inspectorPort, https }: Pick<Serving, 'port' | 'persistTo' | 'inspectorPort' | 'https'>,
  workers: V4WorkerOptions[]
): Promise<Miniflare> {
  const store = new Miniflare(
    convertV4MiniflareOptions({
      host: 'localhost',
      port,
      ...(inspectorPort && { inspectorPort }),
      ...(https && { https }),
      resourcePersistencePath: join(persistTo, 'v3'),
      telemetry: { enabled: false },
      handleStructuredLogs: writeLine,
      workers
    })
  )
  await store.ready.catch(error => {
    throw isTaken(error) ? new Error(`Port ${port} is taken: name another one with PORT`) : error
  })
  return store
}

/** With an API of its own, a store has no binding to the embedded backend. */
export function storeWorker(name: string, build: string, vars: Record<string, string>): V4WorkerOptions {
  const worker = readBuild(name, build, vars)
  return vars.API_ORIGIN ? { ...worker, serviceBindings: undefined } : worker
}

/** The embedded backend, under the name in the store's binding. */
export function commerceWorker({ APP_TOKEN = '' }: Record<string, string>): V4WorkerOptions {
  return readBuild('seiva-commerce', join(root, 'build/commerce'), { APP_TOKEN })
}

function readBuild(name: string, build: string, vars: Record<string, string>) {
  const { modulesRules: _, ...worker } = unstable_getMiniflareWorkerOptions(join(build, 'wrangler.json')).workerOptions
  const chunks = globSync('**/*.js', { cwd: build }).filter(path => path !== 'index.js')
  const wasm = globSync('assets/**/*.wasm', { cwd: build })
  return {
    ...worker,
    name,
    bindings: { ...Object(worker.bindings), ...vars },
    rootPath: build,
    modules: [
      ...['index.js', ...chunks].map(path => ({ type: 'ESModule' as const, path })),
      ...wasm.map(path => ({ type: 'CompiledWasm' as const, path }))
    ]
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE'
}

/** workerd's message about a client that disconnected during an answer, with a stack of addresses. */
const READER_LEFT = /^kj::\S+ = \S+ disconnected: /

function writeLine({ level, message }: { level: string; message: string }): void {
  if (READER_LEFT.test(message)) return
  if (level === 'error' || level === 'warn') console.error(message)
}
