import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import * as v from 'valibot'
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

const bindingSchema = v.object({ binding: v.string() })

/** What a built Worker may have. A new kind of binding gets a line here and in `readBuild`. */
const buildSchema = v.object({
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  vars: v.optional(v.record(v.string(), v.string())),
  assets: v.optional(v.object({ binding: v.string(), directory: v.string(), run_worker_first: v.array(v.string()) })),
  version_metadata: v.optional(bindingSchema),
  images: v.optional(bindingSchema),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
  d1_databases: v.array(v.object({ binding: v.string(), database_id: v.string() })),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
  services: v.optional(v.array(v.object({ binding: v.string(), service: v.string() })), []),
  ratelimits: v.array(
    v.object({
      name: v.string(),
      namespace_id: v.string(),
      simple: v.object({ limit: v.number(), period: v.picklist([10, 60]) })
    })
  )
})

function readBuild(name: string, build: string, vars: Record<string, string>): V4WorkerOptions {
  const built = v.parse(buildSchema, JSON.parse(readFileSync(join(build, 'wrangler.json'), 'utf8')))
  const chunks = globSync('**/*.js', { cwd: build }).filter(path => path !== 'index.js')
  const wasm = globSync('assets/**/*.wasm', { cwd: build })
  return {
    name,
    rootPath: build,
    modules: [
      ...['index.js', ...chunks].map(path => ({ type: 'ESModule' as const, path })),
      ...wasm.map(path => ({ type: 'CompiledWasm' as const, path }))
    ],
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    bindings: { ...built.vars, ...vars },
    assets: built.assets && { ...built.assets, routerConfig: { has_user_worker: true } },
    versionMetadata: built.version_metadata?.binding,
    images: built.images,
    kvNamespaces: Object.fromEntries(built.kv_namespaces.map(({ binding, id }) => [binding, id])),
    d1Databases: Object.fromEntries(built.d1_databases.map(({ binding, database_id }) => [binding, database_id])),
    r2Buckets: Object.fromEntries(built.r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name])),
    serviceBindings: Object.fromEntries(built.services.map(({ binding, service }) => [binding, service])),
    ratelimits: Object.fromEntries(built.ratelimits.map(limit => [limit.name, limit]))
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
