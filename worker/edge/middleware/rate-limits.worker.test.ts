import { beforeEach, expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge.ts'

const CART = '/api/v2/front/checkout/cart'
const MINUTE_MS = 60_000
/** Of wrangler.toml. */
const WRITES = 60
const ACTIONS_OF_ADDRESS = 600

const { ask } = openEdge({ answer: () => Response.json({ itens: [] }), isEmbedded: true })

/** How many of these writes are served; `sessions` and `addresses` are taken in turns. */
async function served(writes: number, sessions: string[], addresses: string[]): Promise<number> {
  let count = 0
  for (let at = 0; at < writes; at += 1) {
    const headers = {
      'content-type': 'application/json',
      'cf-connecting-ip': addresses[at % addresses.length] ?? '',
      ...(sessions.length > 0 && { cookie: `__Host-sid=${sessions[at % sessions.length]}` })
    }
    const { status } = await ask(CART, { method: 'POST', headers, body: '{}' })
    if (status === 200) count += 1
    else expect(status).toBe(429)
  }
  return count
}

function names(count: number): string[] {
  return Array.from({ length: count }, () => crypto.randomUUID())
}

/** The limiters count by the minute of the clock. */
beforeEach(async () => {
  const leftMs = MINUTE_MS - (Date.now() % MINUTE_MS)
  if (leftMs < 20_000) await new Promise(resolve => setTimeout(resolve, leftMs))
})

test('fifty shoppers behind one address are served', async () => {
  expect(await served(500, names(50), ['203.0.113.1'])).toBe(500)
})

test('one session is stopped, from however many addresses', async () => {
  const addresses = Array.from({ length: 100 }, (_, at) => `198.51.100.${at}`)
  expect(await served(100, names(1), addresses)).toBe(WRITES)
})

test.each([
  ['without a session', 0, '203.0.113.2'],
  ['that invents a session for each write', 700, '203.0.113.3']
])('one address %s is stopped', async (_, sessions, address) => {
  expect(await served(700, names(sessions), [address])).toBe(ACTIONS_OF_ADDRESS)
  expect(await served(1, names(1), ['203.0.113.4'])).toBe(1)
})

test('guesses of passwords and coupons are few for an address, whatever its sessions', async () => {
  for (const [method, path] of [
    ['POST', 'checkout/login'],
    ['PUT', 'promotional/coupon/BEMVINDO']
  ]) {
    const statuses: number[] = []
    for (const session of names(40)) {
      const headers = {
        'content-type': 'application/json',
        'cf-connecting-ip': '203.0.113.5',
        cookie: `__Host-sid=${session}`
      }
      const answer = await ask(`/api/v2/front/${path}`, { method: method ?? '', headers, body: '{}' })
      statuses.push(answer.status)
    }
    // At most ten in ten seconds of the clock, of which the forty may touch two.
    expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(20)
    expect(statuses).toContain(429)
  }
})
