import { afterEach, expect, test, vi } from 'vitest'
import { fetchMenu } from '../../../app/api/menus.ts'
import { readMenu } from '../../../app/contract/menus.ts'
import { createGateway } from './gateway.ts'
import { findEndpoint } from './match-endpoint.ts'

const ITEMS = [{ id: 1, label: 'Frete', link: '/frete' }]
/** The API's answer. Each test sets the validation result. */
const TEXT = '{"menu":"counted"}'
const NO_CACHE = {
  read: async () => null,
  write: () => async () => {},
  remember() {},
  drop: async () => {}
}

afterEach(() => vi.restoreAllMocks())

/** A loader's call through the gateway, with its body read by the same contract. */
function loadMenu() {
  const upstream = { origin: 'https://api.example', name: 'api.example', fetch: async () => new Response(TEXT) }
  const reporter = { report() {} }
  const gateway = createGateway({ upstream, appToken: 'token', cache: NO_CACHE, now: Date.now, reporter })
  const shared = { query: new URLSearchParams(), language: 'pt', session: null, requestId: 'r1' } as const
  return fetchMenu(
    async ({ method, path }) => {
      const endpoint = findEndpoint(method, path)
      if (!endpoint) throw new Error(`No call ${method} ${path}`)
      const answer = await gateway.call({ endpoint, method, path, timing: 'section', ...shared }, () => {})
      if (answer.failure) return { ok: false, kind: answer.failure, status: 0, message: '' }
      return { ok: true, data: answer.body }
    },
    'pitch-bar',
    { language: 'pt', origins: [] }
  )
}

function parseTo(body: unknown): void {
  const { parse } = JSON
  vi.spyOn(JSON, 'parse').mockImplementation((text, ...more) => (text === TEXT ? body : parse(text, ...more)))
}

/** A body that counts the reads of its list. */
function countingBody(menu: unknown) {
  let reads = 0
  const body = {
    get menu() {
      reads += 1
      return menu
    }
  }
  return { body, reads: () => reads }
}

test('an answer that comes from the API is parsed once', async () => {
  const once = countingBody(ITEMS)
  readMenu(once.body)
  expect(once.reads()).toBeGreaterThan(0)
  const { body, reads } = countingBody(ITEMS)
  parseTo(body)
  expect(await loadMenu()).toMatchObject({ ok: true, data: { items: [{ label: 'Frete' }] } })
  expect(reads()).toBe(once.reads())
})

test('a body that does not match the contract has the failure shape', async () => {
  parseTo({ menu: 'x' })
  expect(await loadMenu()).toMatchObject({ ok: false, kind: 'shape' })
})
