// npm run bench -- --soak: mixed traffic for 20 minutes, one request in ten to an invented address. Fails when memory or latency
// grows, or when a request fails (Linux: reads /proc).
// Env: MINUTES (20), CONNS (6).
import { Agent, request } from 'node:http'
import { at, middle, round } from './closed-loop.mjs'
import { workerdMemory } from './processes.mjs'
import { endServers, serveStore } from './serve.mjs'

const SAMPLE_MS = 1_000
/** How much the last quarter may exceed the second. The first one fills the caches. */
const LIMITS = { memory: 1.1, p50: 1.3, p95: 1.5 }
const STATUS_TOKEN = 'soak'

export async function soak() {
  const { MINUTES = '20', CONNS = '6' } = process.env
  process.env.STATUS_TOKEN = STATUS_TOKEN
  try {
    const { base, pid } = await serveStore(8921)
    const seen = await drive(base, pid, { minutes: Number(MINUTES), conns: Number(CONNS) })
    const { rows, broken } = judgeSoak(seen)
    console.table(rows)
    for (const line of broken) console.log(`Broken: ${line}`)
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await endServers()
  }
}

/** Four quarters of a run, each `{ memory: MB samples, times: ms, errors, requests, keys }`. */
export function judgeSoak(quarters) {
  const rows = quarters.map(({ memory, times, errors, requests, keys }, index) => ({
    quarter: index + 1,
    requests,
    errors,
    'memory MB': Math.round(middle(memory) ?? 0),
    'p50 ms': round(percentile(times, 0.5)),
    'p95 ms': round(percentile(times, 0.95)),
    'KV keys': keys
  }))
  const [, second, , last] = rows
  const grew = (name, ratio) => last[name] > second[name] * ratio && `${name}: ${second[name]} -> ${last[name]}`
  const broken = [
    grew('memory MB', LIMITS.memory),
    grew('p50 ms', LIMITS.p50),
    grew('p95 ms', LIMITS.p95),
    ...rows.map(({ quarter, errors }) => errors > 0 && `${errors} failed requests in quarter ${quarter}`)
  ].filter(Boolean)
  return { rows, broken }
}

function percentile(times, p) {
  return at(
    times.toSorted((a, b) => a - b),
    p
  )
}

async function drive(base, pid, { minutes, conns }) {
  const paths = await readPaths(base)
  const agent = new Agent({ keepAlive: true, maxSockets: conns })
  const quarters = []
  let turn = 0
  for (let quarter = 0; quarter < 4; quarter++) {
    const seen = { memory: [], times: [], errors: 0, requests: 0, keys: 0 }
    const timer = setInterval(() => seen.memory.push(workerdMemory(pid)), SAMPLE_MS)
    const until = performance.now() + (minutes / 4) * 60_000
    await Promise.all(Array.from({ length: conns }, () => client(seen, until)))
    clearInterval(timer)
    seen.keys = await countKeys(base)
    quarters.push(seen)
    console.log(`Quarter ${quarter + 1} of 4: ${seen.requests} requests, ${Math.round(workerdMemory(pid))} MB`)
  }
  agent.destroy()
  return quarters

  async function client(seen, until) {
    while (performance.now() < until) {
      const wanted = nextRequest(turn++, paths)
      const { status, ms } = await send(agent, base, wanted)
      seen.requests += 1
      seen.times.push(ms)
      if (!wanted.statuses.includes(status)) {
        seen.errors += 1
        if (seen.errors < 4) console.log(`${status} ${wanted.path}`)
      }
    }
  }
}

const READERS = ['Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile', 'Googlebot/2.1']
const READ = ['settings', 'brands', 'struct/menus/menu-principal', 'showcase/products/first-showcase', 'checkout/cart']

/** The kinds take turns: pages of both languages and readers, searches, calls, pictures, carts and invented addresses. */
export function nextRequest(turn, { pages, pictures, product }) {
  const of = list => list[Math.floor(turn / 10) % list.length]
  const kinds = [
    () => ({ path: '/' }),
    () => ({ path: of(pages) }),
    () => ({ path: of(pages), cookie: 'language=1' }),
    () => ({ path: of(pages), agent: READERS[1] }),
    () => ({ path: `${of(pages)}?pg=1&order=Menor+Pre%C3%A7o`, statuses: [200, 301, 302, 404] }),
    () => ({ path: `/busca?busca=vitamina+${turn % 500}` }),
    () => ({ path: `/api/v2/front/${of(READ)}` }),
    () => ({ path: of(pictures) }),
    () => (turn % 50 === 8 ? addToCart(product) : { path: of(pages) }),
    () => ({ path: INVENTED[Math.floor(turn / 10) % INVENTED.length](turn), statuses: [200, 301, 302, 404] })
  ]
  return { method: 'GET', agent: READERS[0], statuses: [200], ...kinds[turn % kinds.length]() }
}

const INVENTED = [
  turn => `/nada-${turn}`,
  turn => `/vitaminas?marca=${turn}`,
  turn => `/api/v2/front/url/verify?url=/nada-${turn}`,
  turn => `/assets/nada-${turn}.js`,
  turn => `/?x${turn}=1`
]

function addToCart(product) {
  return { method: 'POST', path: '/api/v2/front/checkout/cart', body: JSON.stringify(product.carrinho) }
}

function send(agent, base, { method, path, cookie, agent: reader, body }) {
  const start = performance.now()
  const headers = {
    'user-agent': reader,
    // Limits count by address.
    'cf-connecting-ip': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
    origin: base,
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' })
  }
  return new Promise(done => {
    const req = request(base + path, { agent, method, headers }, response => {
      response.resume()
      response.on('end', () => done({ status: response.statusCode, ms: performance.now() - start }))
      response.on('error', () => done({ status: 0, ms: performance.now() - start }))
    })
    req.on('error', () => done({ status: 0, ms: performance.now() - start }))
    req.setTimeout(20_000, () => req.destroy())
    req.end(body)
  })
}

/** Pages of the sitemap and pictures of home. */
async function readPaths(base) {
  const map = await (await fetch(`${base}/sitemaps/1.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
  const home = await (await fetch(base)).text()
  const pictures = [...new Set(home.match(/\/img\/\d+\/media\/products\/[\w.-]+/g))]
  const { produtos } = await (await fetch(`${base}/api/v2/front/showcase/products/first-showcase`)).json()
  return { pages, pictures, product: produtos.find(product => !Array.isArray(product.carrinho)) }
}

async function countKeys(base) {
  const answer = await fetch(`${base}/_status`, { headers: { authorization: `Bearer ${STATUS_TOKEN}` } })
  const { cache } = await answer.json()
  const keys = Object.values(cache.groups).reduce((sum, group) => sum + group.keys, 0)
  return cache.complete ? keys : `over ${keys}`
}
