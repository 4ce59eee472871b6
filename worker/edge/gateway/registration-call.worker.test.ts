import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { json, setUp } from '../../../tests/support/gateway.ts'
import { readConfig } from '../../env.ts'
import { createRegistrationCall } from './registration-call.ts'

const bindings = { ...env, ASSETS: {}, APP_TOKEN: 'token' } as unknown as Parameters<typeof readConfig>[0]

function open(answer: () => Response | Promise<Response>) {
  const { seen, upstream, clock, defer, settle } = setUp(answer)
  const caller = { kv: env.CACHE, requestId: 'r1', defer }
  const isolate = () => {
    const hasCall = createRegistrationCall({ config: readConfig(bindings), upstream }, () => clock.ms)
    return async (again?: boolean) => {
      const has = await hasCall(caller, again)
      await settle()
      return has
    }
  }
  return { seen, clock, isolate }
}

test.each([
  [404, false],
  [405, false],
  [422, true],
  [400, true]
])('an API that answers an empty registration by %i: has the call: %s', async (status, expected) => {
  const { isolate, seen } = open(() => json({ error: 'Não existe' }, { status }))
  const ask = isolate()
  expect([await ask(), await ask(), await isolate()()]).toEqual([expected, expected, expected])
  // One question, whatever isolate asks.
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v2/front/checkout/register'])
  expect(await seen[0]?.json()).toEqual({})
  expect(seen[0]?.headers.get('cookie')).toBeNull()
})

test.each([401, 403, 429, 500, 503])(
  '%i says nothing about the call: the form stays, and the API is asked again',
  async status => {
    const { isolate, seen, clock } = open(() => json({}, { status }))
    const ask = isolate()
    expect([await ask(), await ask(), seen.length]).toEqual([true, true, 1])
    clock.ms += 61_000
    expect([await ask(), seen.length]).toEqual([true, 2])
  }
)

test('what is remembered is asked again where a form was refused', async () => {
  let status = 422
  const { isolate } = open(() => json({}, { status }))
  const ask = isolate()
  expect(await ask()).toBe(true)
  status = 404
  expect([await ask(), await ask(true), await ask(), await isolate()()]).toEqual([true, false, false, false])
})
