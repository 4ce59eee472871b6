import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { serveCloudflareApi } from '../support/cloudflare-api.ts'
import { PORTS, STATUS_TOKEN } from '../support/ports.ts'
import { type Fault, serveShopOfVersions } from '../support/shop-of-versions.ts'

const BEFORE = '11111111-1111-4111-8111-111111111111'
const BACKEND_BEFORE = '22222222-2222-4222-8222-222222222222'
const STORE = { name: 'seiva', config: 'build/server/wrangler.json' }
const COMMERCE = { name: 'seiva-commerce', config: 'build/commerce/wrangler.json' }
const WATCHING = {
  minutes: 0,
  everyMs: 200,
  statusToken: STATUS_TOKEN,
  limits: { maxErrorRate: 0.5, maxP95Ms: 60_000 }
}

type Api = Awaited<ReturnType<typeof serveCloudflareApi>>

// Each starts wrangler five to fifteen times.
test.setTimeout(240_000)

test('a release is tested before any shopper gets it, and then answers 5, 50 and 100 % of the requests', async () => {
  const { api, shop, run } = await openShop()
  api.addWorker('seiva-commerce', BACKEND_BEFORE)
  const { code, said } = await run({ commerce: COMMERCE })
  expect(said).toMatch(/answers of 1 isolate by \/_status: \d+, \d+ failed, p95 (\d+ ms|of too few)/)
  expect(code).toBe(0)
  const version = newVersion(api)
  expect(api.sharesOf('seiva')).toEqual([
    `${BEFORE}@100`,
    `${version}@0 ${BEFORE}@100`,
    `${version}@5 ${BEFORE}@95`,
    `${version}@50 ${BEFORE}@50`,
    `${version}@100`
  ])
  expect(api.sharesOf('seiva-commerce')).toHaveLength(2)
  for (const path of ['/_health', '/llms.txt', '/', '/vitaminas', '/api/v2/front/checkout/cart', '/_status'])
    expect(shop.visits).toContain(`${path} of ${version}`)
  expect(shop.visits.filter(visit => !visit.endsWith(version))).toEqual([])
  expect(api.calls.filter(call => call.startsWith('PUT'))).toEqual(['PUT /workers/scripts/seiva-commerce/schedules'])
})

test('a version that fails its test reaches nobody', async () => {
  const { api, run } = await openShop(path => (path === '/api/v2/front/checkout/cart' ? 502 : null))
  const { code, said } = await run()
  expect(said).toContain('cart: /api/v2/front/checkout/cart answers 502')
  expect(said).toContain('The release was taken back: shoppers get what they got before')
  expect(code).toBe(1)
  expect(api.sharesOf('seiva')).toEqual([`${BEFORE}@100`, `${newVersion(api)}@0 ${BEFORE}@100`, `${BEFORE}@100`])
})

test('a version that fails during its stages is taken back', async () => {
  const { api, run } = await openShop((path, percentage) => (percentage === 5 && path === '/' ? 500 : null))
  const limits = { ...WATCHING.limits, maxErrorRate: 0.1 }
  const { code, said } = await run({ watching: { ...WATCHING, minutes: 1, limits } })
  expect(said).toMatch(/visits of the release: 3 of \d+ failed, \d+\.\d % of at most 10\.0 %\n {2}\/ answers 500/)
  expect(code).toBe(1)
  expect(api.sharesOf('seiva').slice(2)).toEqual([`${newVersion(api)}@5 ${BEFORE}@95`, `${BEFORE}@100`])
})

test('an interrupted release is taken back', async () => {
  const { api, run } = await openShop()
  const { code, said } = await run({ watching: { ...WATCHING, minutes: 3 } }, 'at 5 %, watched')
  expect(said).toContain('Interrupted by SIGINT')
  expect(code).toBe(1)
  expect(api.sharesOf('seiva').at(-1)).toBe(`${BEFORE}@100`)
})

test('one command undoes an unfinished release, and the next release refuses to start over it', async () => {
  const { api, run } = await openShop()
  const half = '33333333-3333-4333-8333-333333333333'
  api.split('seiva', { [half]: 5, [BEFORE]: 95 }, `release ${half} at 5 %`)
  const refused = await run()
  expect(refused.said).toContain(
    `seiva: a release is under way or was left half way (${half} at 5 %, ${BEFORE} at 95 %)`
  )
  expect(refused.code).toBe(1)
  expect((await run({ back: true })).said).toContain(`seiva answers with version ${BEFORE}`)
  expect(api.sharesOf('seiva').at(-1)).toBe(`${BEFORE}@100`)
  expect((await run({ back: true })).said).toContain('seiva was taken back already')
  expect(api.sharesOf('seiva')).toHaveLength(3)
})

test('the first release has nothing to go back to, and is tested at the shop’s address', async () => {
  const { api, shop, run } = await openShop()
  api.workers.clear()
  api.addWorker('seiva', BEFORE, ['secret_text'])
  const { code } = await run()
  expect(code).toBe(0)
  expect(api.sharesOf('seiva')).toEqual([`${BEFORE}@100`, `${newVersion(api)}@100`])
  expect(shop.visits).toContain(`/vitaminas of ${newVersion(api)}`)
})

async function openShop(fault?: Fault) {
  const api = await serveCloudflareApi()
  api.addWorker('seiva', BEFORE)
  const shop = await serveShopOfVersions(`http://localhost:${PORTS.store}`, api, fault)
  return { api, shop, run }

  /** `interruptAt` is Ctrl-C when the release says that: a terminal sends it to wrangler too. */
  function run(more: object = {}, interruptAt?: string): Promise<{ code: number | null; said: string }> {
    const release = { store: STORE, commerce: null, build: 'b1', origin: shop.origin, watching: WATCHING, ...more }
    const child = spawn(process.execPath, ['tests/support/run-release.ts', JSON.stringify(release)], {
      env: { ...process.env, ...api.env },
      detached: true
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', part => {
        if (interruptAt && !said.includes(interruptAt) && `${said}${part}`.includes(interruptAt))
          process.kill(-(child.pid ?? 0), 'SIGINT')
        said += part
      })
    return new Promise(resolve => child.on('close', code => resolve({ code, said })))
  }
}

function newVersion(api: Api): string {
  const versions = [...(api.workers.get('seiva')?.versions.keys() ?? [])]
  return versions.filter(id => id !== BEFORE).join(' ')
}
