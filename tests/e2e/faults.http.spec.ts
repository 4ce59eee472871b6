import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Fault } from '../support/foreign-api/faults.ts'
import { PORTS } from '../support/ports.ts'
import { follow, hydrated } from './test.ts'

// A store over an API with configurable faults: tests/support/foreign-api/faults.ts. New names are not cached yet. The
// API's own log shows its calls.
const STORE = `http://127.0.0.1:${PORTS.faultStore}`
const API = `http://127.0.0.1:${PORTS.faultApi}`
const MENU = `${STORE}/api/v2/front/struct/menus/`

test.describe.configure({ mode: 'serial' })
test.afterEach(() => setFaults([]))

/** Each fault, and the statuses that a browser may get when nothing is cached. */
const COLD: [Fault['kind'], Fault['value'], number[]][] = [
  ['status', 500, [500]],
  ['status', 429, [429]],
  ['truncate', undefined, [502]],
  ['reset', undefined, [502]],
  ['invalid-json', undefined, [502]],
  ['html', undefined, [502]],
  ['empty', undefined, [502]],
  ['huge', undefined, [502]],
  ['redirect', 'https://evil.example/', [502]],
  ['wrong-shape', undefined, [502]]
]

for (const [kind, value, statuses] of COLD) {
  test(`an API that answers with ${kind} ${value ?? ''} is told of as such, and nothing of it is kept`, async ({
    request
  }) => {
    const name = `frio-${randomUUID()}`
    await setFaults([{ match: name, kind, value }])
    const broken = await request.get(MENU + name, { maxRedirects: 0 })
    expect(statuses).toContain(broken.status())
    expect(await broken.text()).not.toMatch(/firewall|evil|foreign-token/)
    await untilAsked(request)
    await setFaults([])
    expect((await request.get(MENU + name)).status()).toBe(200)
  })
}

test('a cookie of a cached answer reaches no shopper', async ({ request }) => {
  const name = `frio-${randomUUID()}`
  await setFaults([{ match: name, kind: 'cookie' }])
  expect((await request.get(MENU + name)).headers()['set-cookie']).toBeUndefined()
})

test('a cached page stays when the API answers nonsense', async ({ request }) => {
  for (const path of ['/', '/vitaminas', '/magnesio-dimalato'])
    expect((await request.get(STORE + path)).status()).toBe(200)
  await wait(500)
  for (const [kind, value] of COLD) {
    await setFaults([{ match: '.', kind, value }])
    for (const path of ['/', '/vitaminas', '/magnesio-dimalato']) {
      const page = await request.get(STORE + path)
      expect([kind, path, page.status()]).toEqual([kind, path, 200])
      expect(await page.text()).toContain('</html>')
    }
  }
  await setFaults([{ match: '.', kind: 'reset' }])
  await wait(11_000)
  for (const path of ['/', '/vitaminas', '/magnesio-dimalato']) {
    const page = await request.get(STORE + path)
    expect([path, page.status()]).toEqual([path, 200])
    expect(Number(page.headers().age)).toBeGreaterThanOrEqual(10)
  }
  expect((await request.get(`${STORE}/magnesio-dimalato?nunca=visto`)).status()).toBe(200)
  expect([404, 503]).toContain((await request.get(`${STORE}/nunca-visto`)).status())
})

test('a hundred simultaneous requests for an uncached name make one call', async ({ request }) => {
  const name = `frio-${randomUUID()}`
  await untilAsked(request)
  await setFaults([{ match: name, kind: 'delay', value: 300 }])
  const answers = await Promise.all(Array.from({ length: 100 }, () => request.get(MENU + name)))
  expect(answers.filter(answer => answer.status() !== 200)).toEqual([])
  expect(await countCalls(name)).toBe(1)
})

test('an API that keeps failing is asked five times, then left alone', async ({ request }) => {
  await setFaults([{ match: 'ruim', kind: 'html' }])
  await request.delete(`${API}/_log`)
  for (let n = 0; n < 12; n += 1) await request.get(`${MENU}ruim-${n}-${randomUUID()}`)
  expect(await countCalls('ruim')).toBe(5)
})

test('the token and the cookies go to the API alone', async ({ request }) => {
  const name = `frio-${randomUUID()}`
  await untilAsked(request)
  await setFaults([{ match: name, kind: 'redirect', value: `http://127.0.0.1:${PORTS.foreignApi}/roubo` }])
  await request.get(MENU + name)
  expect(await countCalls(name)).toBeGreaterThan(0)
  const seen = JSON.stringify(await (await request.get(`http://127.0.0.1:${PORTS.foreignApi}/_log`)).json())
  expect(seen).not.toContain('roubo')
})

test('a category whose listing fails says so and is not cached; a brand and a search show the error page', async ({
  request
}) => {
  await request.get(STORE)
  // A page past the end that no other test has requested.
  const address = `${STORE}/vitaminas?pg=${100 + Math.floor(Math.random() * 800)}`
  await setFaults([{ match: 'product/listing', kind: 'status', value: 500 }])
  const page = await request.get(address)
  expect(page.status()).toBe(503)
  expect(page.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  const html = await page.text()
  expect(html).toMatch(/<title>Vitaminas \| /)
  expect(html).toMatch(/<h1>Vitaminas<\/h1>/)
  expect(html).toMatch(/aria-label="Você está aqui"/)
  expect(html).toContain('Não foi possível carregar os produtos.')
  expect(html).toContain(`href="${address.slice(STORE.length)}"`)
  const english = await request.get(address, { headers: { cookie: 'language=1' } })
  expect(await english.text()).toContain('The products could not be loaded.')
  const data = await request.get(address.replace('?', '.data?'))
  expect(data.status()).toBe(503)
  expect(data.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  for (const path of [`/busca?busca=${randomUUID()}`, `/marcas/${randomUUID()}`]) {
    const other = await request.get(STORE + path)
    expect([path, other.status()]).toEqual([path, 500])
    expect(await other.text()).toContain('Algo deu errado')
  }
  await setFaults([])
  await untilAsked(request)
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(302)
})

test('a category that fails after a click is the same page, with a link to try again', async ({ page, request }) => {
  await page.goto('/')
  await hydrated(page)
  await setFaults([{ match: 'product/listing', kind: 'status', value: 500 }])
  const path = `/vitaminas?pg=${100 + Math.floor(Math.random() * 800)}`
  await follow(page, path)
  const main = page.getByRole('main')
  await expect(main.getByText('Não foi possível carregar os produtos.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: 'Vitaminas' })).toBeVisible()
  await expect(page).toHaveTitle(/^Vitaminas \|/)
  await setFaults([])
  await untilAsked(request)
  await main.getByRole('link', { name: 'Tentar novamente' }).click()
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

type Asks = Parameters<Parameters<typeof test>[2]>[0]['request']

async function setFaults(faults: Fault[]): Promise<void> {
  await fetch(`${API}/_faults`, { method: 'PUT', body: JSON.stringify(faults) })
}

async function countCalls(name: string): Promise<number> {
  const log: { path: string }[] = await (await fetch(`${API}/_log`)).json()
  return log.filter(({ path }) => path.includes(name)).length
}

/** The circuit breaker stays open for ten seconds; the next successful call closes it. */
async function untilAsked(request: Asks): Promise<void> {
  const ask = () => request.get(`${MENU}aberto-${randomUUID()}`)
  await expect.poll(async () => (await ask()).status(), { timeout: 30_000 }).toBe(200)
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
