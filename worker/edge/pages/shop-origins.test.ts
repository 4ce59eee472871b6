import { expect, test } from 'vitest'
import type { Transport } from '../../../app/api/client.ts'
import { createShopOrigins } from './shop-origins.ts'

type Options = Parameters<typeof createShopOrigins>[0]

const API = 'https://api.example'
const SHOP = 'https://www.loja.example'
const told = { ok: true as const, data: { estrutura: { seo: { canonical: `${SHOP}/` } } } }

function origins() {
  const options = { upstream: { name: 'api.example', origin: API }, config: { siteOrigin: null } }
  return createShopOrigins(options as unknown as Options)
}

test('the shop’s public domain is read once from its home page’s canonical URL', async () => {
  let calls = 0
  const transport: Transport = async () => {
    calls += 1
    return told
  }
  const shopOrigins = origins()
  const whole = { origins: [API, SHOP], isWhole: true }
  expect(await shopOrigins(transport)).toEqual(whole)
  expect(await shopOrigins(transport)).toEqual(whole)
  expect(calls).toBe(1)
})

test('a slow API delays no page, and a later page uses its answer', async () => {
  const home = Promise.withResolvers<typeof told>()
  const shopOrigins = origins()
  expect(await shopOrigins(() => home.promise)).toEqual({ origins: [API], isWhole: false })
  home.resolve(told)
  await home.promise
  expect(await shopOrigins(async () => ({ ...told, data: {} }))).toEqual({ origins: [API, SHOP], isWhole: true })
})

test('callers that need the domain wait for the whole call', async () => {
  const slow = () => new Promise<typeof told>(resolve => setTimeout(resolve, 700, told))
  expect(await origins()(slow, true)).toEqual({ origins: [API, SHOP], isWhole: true })
})

test.each([
  [500, false],
  [401, false],
  [404, true]
])('an API whose home page is %i: what is known is all there is: %s', async (status, isWhole) => {
  const failure = { ok: false, kind: 'http', status, message: '' } as const
  expect(await origins()(async () => failure)).toEqual({ origins: [API], isWhole })
})
