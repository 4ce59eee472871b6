// Measures listings of the embedded backend, on the demonstration catalogue and on one of 10,000 products.
//   node tests/bench/listing.mjs
// Env: PRODUCTS (10000), CALLS (per case and round, 15), ROUNDS (7; medians are printed).
// The backend runs in workerd on D1, as deployed. One request runs CALLS calls inside, so that HTTP overhead does not
// count. Medians are milliseconds per call; `ratio` compares the two sizes.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { readDemo } from '../../worker/commerce/demo/read-demo.ts'
import { statementsOf } from '../../worker/commerce/demo/sql/statements.ts'
import { grownStore } from './listing-data.mjs'

const { PRODUCTS = '10000', CALLS = '15', ROUNDS = '7' } = process.env
const root = fileURLToPath(new URL('../../', import.meta.url))
const migrations = `${root}worker/commerce/migrations/`

const cases = {
  category: 'category?url=/vitaminas',
  'filtered category': 'category?url=/vitaminas?filtro=1,10%26marca=1,2,3,4,5,6%26preco=20-150',
  brand: 'brand?url=/marcas/{brand}',
  'landing page': 'landing-page?url=/c/sistema-imune',
  search: 'search?busca=vitamina',
  'narrow search': 'search?busca=whey%20isolado',
  'misspelt search': 'search?busca=creatna',
  'filtered search': 'search?url=/busca?busca=vitamina%26filtro=1',
  everything: 'search?busca=',
  'everything filtered': 'search?url=/busca?filtro=1,10%26marca=1,2,3,4,5,6',
  'by favourites': 'category?url=/vitaminas&order=favoritos',
  'deep page': 'category?url=/vitaminas&order=menorpreco&offset={deep}'
}

const source = await bundle()
const demo = readDemo()
const stores = [demo, grownStore(demo, Number(PRODUCTS))]
const backends = []
try {
  for (const store of stores) backends.push(await startBackend(store))
  for (const [name, path] of Object.entries(cases)) console.log(JSON.stringify(await compared(name, path)))
} finally {
  for (const backend of backends) await backend.stop()
}

/** Alternates between the sizes, so that other load on the machine affects both. */
async function compared(listing, path) {
  for (const backend of backends) backend.total = await call(backend, path, 3)
  const times = backends.map(() => [])
  for (let round = 0; round < Number(ROUNDS); round++)
    for (const [index, backend] of backends.entries()) times[index].push(await timed(backend, path))
  const ms = times.map(median)
  return { listing, total: backends.map(({ total }) => total), ms: ms.map(round), ratio: round(ms[1] / ms[0]) }
}

async function startBackend(store) {
  const folder = mkdtempSync(join(tmpdir(), 'seiva-listing-'))
  const worker = new Miniflare(workerOptions(folder))
  const stop = async () => {
    await worker.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  await fill(await worker.getD1Database('DB'), store)
  return { store, worker, stop }
}

function workerOptions(folder) {
  return convertV4MiniflareOptions({
    modules: true,
    script: source,
    compatibilityDate: '2026-10-01',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    d1Persist: folder,
    kvNamespaces: ['SESSIONS'],
    r2Buckets: ['MEDIA']
  })
}

async function fill(db, store) {
  const files = readdirSync(migrations).sort()
  const schema = files.flatMap(file => sqlOf(readFileSync(migrations + file, 'utf8')))
  await db.batch(schema.map(statement => db.prepare(statement)))
  for (const statement of statementsOf(store)) await db.prepare(statement).run()
}

/** Splits a migration into statements. Each ends a line; the statements inside a trigger are indented. */
function sqlOf(text) {
  const plain = text.replaceAll(/--.*$/gm, '')
  return plain
    .split(/;\s*(?:$|\n(?!END|\s))/)
    .map(statement => statement.trim())
    .filter(Boolean)
}

async function timed(backend, path) {
  const start = performance.now()
  await call(backend, path, Number(CALLS))
  return (performance.now() - start) / Number(CALLS)
}

/** The listing's total, after `calls` calls. */
async function call({ worker, store }, path, calls) {
  const address = `http://bench/api/v2/front/url/product/listing/${filledIn(path, store)}`
  const response = await worker.dispatchFetch(address, { headers: { 'app-token': 'bench', 'x-calls': String(calls) } })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  return Number(text)
}

function filledIn(path, { brands, products }) {
  const deep = Math.floor(products.length / 10 / 12) * 12
  return path.replace('{brand}', brands[0].key).replace('{deep}', String(deep))
}

/** Bundles the backend with a loop around it. */
async function bundle() {
  const contents = `
    import { createCommerceApp } from './worker/commerce/app.ts'
    let app
    export default {
      async fetch(request, env) {
        app ??= createCommerceApp({ db: env.DB, media: env.MEDIA, sessions: env.SESSIONS, appToken: 'bench' })
        let body = ''
        for (let left = Number(request.headers.get('x-calls')); left > 0; left--) {
          const answer = await app.fetch(new Request(request.url, request))
          body = await answer.text()
          if (answer.status !== 200) return new Response(body, { status: answer.status })
        }
        return new Response(String(JSON.parse(body).info.total))
      }
    }`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker'],
    external: ['node:*', 'cloudflare:*']
  })
  return outputFiles[0].text
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function round(value) {
  return Math.round(value * 100) / 100
}
