import { type APIRequestContext, expect, test } from '@playwright/test'
import {
  eventsWith,
  FAULT_STORE,
  forgetReceived,
  isReported,
  newName,
  type Received,
  readCalls,
  readReceived,
  reportOf,
  setCollector,
  setFaults,
  untilReported
} from '../support/fault-api.ts'
import { STATUS_TOKEN } from '../support/ports.ts'

// The store's reports, as its error collector and its operators receive them.
const FRONT = '/api/v2/front/'

test.use({ baseURL: FAULT_STORE })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  await untilReported(playwright)
})
test.beforeEach(forgetReceived)
test.afterEach(async () => {
  await setFaults([])
  await setCollector('ok')
})

test('404 responses are not reported; other API errors are, under the Request-Id of the answer, which the API got too', async ({
  request
}) => {
  const [absent, broken] = [newName(), newName()]
  await setFaults([
    { match: absent, kind: 'status', value: 404 },
    { match: broken, kind: 'status', value: 500 }
  ])
  expect((await request.get(`${FRONT}struct/menus/${absent}`)).status()).toBe(404)
  const answer = await request.get(`${FRONT}struct/menus/${broken}`)
  expect(answer.status()).toBe(500)
  const { payload } = await reportOf(`struct/menus/${broken}`)
  const id = answer.headers()['request-id']
  expect(payload).toMatchObject({ level: 'error', tags: { event: 'call-failure', requestId: id } })
  expect(payload.extra).toMatchObject({ method: 'GET', path: `struct/menus/${broken}`, status: 500 })
  const call = (await readCalls()).find(({ path }) => path.endsWith(broken))
  expect(call?.headers['request-id']).toBe(id)
  expect(eventsWith(await readReceived(), absent)).toEqual([])
})

test('requests slower than 3000 ms are reported', async ({ request }) => {
  const [quick, slow] = [newName(), newName()]
  await setFaults([
    { match: quick, kind: 'delay', value: 1_000 },
    { match: slow, kind: 'delay', value: 3_100 }
  ])
  const answers = await Promise.all([quick, slow].map(name => request.get(`${FRONT}struct/menus/${name}`)))
  expect(answers.map(answer => answer.status())).toEqual([200, 200])
  const { payload } = await reportOf(slow)
  expect(payload).toMatchObject({ level: 'warning', tags: { event: 'slow-call' } })
  expect(payload.extra.ms).toBeGreaterThan(3_000)
  expect(eventsWith(await readReceived(), quick)).toEqual([])
})

/** Personal data of shoppers, and secrets of the store. */
const SECRETS = {
  mail: 'ana.souza@exemplo.com.br',
  password: 'Segredo-da-Ana-1',
  cep: '01310-100',
  term: 'palavra-procurada',
  session: 'sessaosecreta123',
  cookie: 'valor-do-biscoito',
  key: 'chave-da-loja-7',
  appToken: 'foreign-token',
  statusToken: STATUS_TOKEN
}

test('no report contains a query, body, e-mail, postcode, cookie, token or password', async ({ request }) => {
  const { mail, password, cep, term, session, cookie, key } = SECRETS
  await setFaults([{ match: 'login|shipment|zipcode|search|evaluations', kind: 'status', value: 422 }])
  const headers = { cookie: `__Host-sid=${session}; outro=${cookie}`, origin: FAULT_STORE }
  const calls: [string, object][] = [
    ['checkout/login', { usuario: mail, senha: password }],
    ['shipment/product', { cep, itens: [] }],
    ['checkout/zipcode', { cep }]
  ]
  for (const [path, data] of calls) await request.post(FRONT + path, { headers, data })
  await request.get(`${FRONT}url/product/listing/search?url=/busca&busca=${term}`, { headers })
  await request.get(`${FRONT}evaluations/store/add/${key}`, { headers })
  await request.post('/checkout/acesso', { headers, form: { usuario: mail, email: mail, senha: password } })
  for (const path of [`/busca?busca=${term}`, `/pagina/avaliacao-de-loja?key=${key}`])
    await request.get(path, { headers })
  for (const path of [...calls.map(([path]) => path), 'listing/search', 'evaluations/store/add']) await reportOf(path)
  await expectTrace(request, headers, `/busca?busca=${term}&n=`)
  const wires = (await readReceived()).map(({ wire }) => wire).join('\n')
  for (const [what, secret] of Object.entries(SECRETS)) expect(wires.includes(secret), what).toBe(false)
})

test('about one page in five is traced, with its calls, and no call by itself', async ({ request }) => {
  await request.get(TRACED)
  await forgetReceived()
  for (let n = 0; n < 10; n += 1)
    await Promise.all(Array.from({ length: 10 }, () => request.get(TRACED).then(answer => answer.body())))
  await Promise.all(Array.from({ length: 20 }, () => request.get(`${FRONT}settings`)))
  await expect.poll(async () => ownTraces(await readReceived()).length).toBeGreaterThanOrEqual(5)
  const traces = ownTraces(await readAll())
  expect(traces.length).toBeLessThanOrEqual(45)
  const { spans } = traces.at(-1)?.payload ?? {}
  expect(spans).toContainEqual(expect.objectContaining({ description: 'settings', data: { cache: 'fresh' } }))
  const { length } = (await readReceived()).filter(({ payload }) => payload.transaction?.includes('/api/'))
  expect(length).toBe(0)
})

for (const mode of ['down', 'hang'] as const) {
  test(`a collector that is ${mode === 'down' ? 'down' : 'hung'} holds no answer up and breaks nothing`, async ({
    request
  }) => {
    await setCollector(mode)
    const name = newName()
    await setFaults([{ match: name, kind: 'status', value: 422 }])
    const times: number[] = []
    for (let n = 0; n < 20; n += 1) {
      const startedMs = performance.now()
      const broken = await request.get(`${FRONT}struct/menus/${name}-${n}`)
      const health = await request.get('/_health')
      expect([broken.status(), health.status()]).toEqual([422, 200])
      times.push(performance.now() - startedMs)
    }
    // A busy machine may delay one or two. Waiting for the collector would delay all responses, or all traced ones.
    expect(times.toSorted((a, b) => a - b).at(-4)).toBeLessThan(1_000)
    await setCollector('ok')
    await expect.poll(() => isReported(request)).toBe(true)
  })
}

test('only a client with the secret can read the status', async ({ request }) => {
  await request.get(`${FRONT}settings`)
  for (const authorization of ['', 'Bearer', 'Bearer wrong', STATUS_TOKEN, `Basic ${STATUS_TOKEN}`])
    expect((await request.get('/_status', { headers: { authorization } })).status()).toBe(404)
  const answer = await request.get('/_status', { headers: { authorization: `Bearer ${STATUS_TOKEN}` } })
  expect(answer.headers()['cache-control']).toBe('no-store')
  const { build } = await (await request.get('/_health')).json()
  const told = await answer.json()
  const number = expect.any(Number)
  expect(told).toMatchObject({ build, api: { calls: number, errorRate: number, p95Ms: number } })
  expect(told.api.errorRate).toBeLessThanOrEqual(1)
  expect(told.cache.groups['pt:settings']).toEqual({ keys: 1, newestS: number, oldestS: number })
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`foreign-token|${STATUS_TOKEN}`))
})

test('Server-Timing lists a page’s calls, whether they were cached, and their age', async ({ request }) => {
  const listing = `/vitaminas?marca=${Date.now()}`
  const timing = (await request.get(listing)).headers()['server-timing'] ?? ''
  expect(timing).toMatch(/^total;dur=\d/)
  expect(timing).toMatch(/url-product-listing-category;desc="none";dur=\d/)
  await expect
    .poll(async () => (await request.get(`${listing}1`)).headers()['server-timing'])
    .toMatch(/settings;desc="(fresh|stale) \d+s";dur=\d/)
})

/** Rendered for each request. */
const TRACED = '/vitaminas?marca=1'

/** Traces of this test alone: those of the test before may still arrive. */
function ownTraces(received: Received[]): Received[] {
  return received.filter(({ payload }) => payload.transaction === 'GET /vitaminas')
}

/** All items, once no more arrive. */
async function readAll(): Promise<Received[]> {
  let counts = [-2, -1]
  await expect
    .poll(async () => {
      counts = [counts[1] ?? 0, (await readReceived()).length]
      return counts[0] === counts[1]
    })
    .toBe(true)
  return readReceived()
}

/** Requests addresses with this prefix until one of them is traced. */
async function expectTrace(request: APIRequestContext, headers: Record<string, string>, path: string): Promise<void> {
  await expect(async () => {
    await request.get(path + Date.now(), { headers })
    expect((await readReceived()).some(({ payload }) => payload.transaction?.startsWith('GET /busca'))).toBe(true)
  }).toPass({ intervals: [50] })
}
