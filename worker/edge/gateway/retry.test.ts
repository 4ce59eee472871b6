import { expect, test } from 'vitest'
import type { GatewayCall, UpstreamAnswer } from './gateway-call.ts'
import { createRetry } from './retry.ts'

const READ = { method: 'GET' } as GatewayCall
const answer = (changes: Partial<UpstreamAnswer>): UpstreamAnswer => ({
  ...{ status: 503, body: undefined, session: null, failure: null },
  ...changes
})

test('a read is retried after 50 to 250 ms, a write and a refusal are not', () => {
  for (const [random, ms] of [
    [0, 50],
    [1, 250]
  ] as const)
    expect(createRetry(() => random).delayMs(READ, answer({}))).toBe(ms)
  const retry = createRetry(() => 0)
  expect(retry.delayMs({ ...READ, method: 'POST' }, answer({}))).toBeNull()
  expect(retry.delayMs(READ, answer({ status: 500 }))).toBeNull()
  expect(retry.delayMs(READ, answer({ status: 0, failure: 'network' }))).toBe(50)
  expect(retry.delayMs(READ, answer({ status: 0, failure: 'timeout' }))).toBeNull()
})

test('a Retry-After of up to two seconds is waited for', () => {
  const retry = createRetry(() => 0)
  const delays = ['0', '2', '3', 'soon'].map(retryAfter => retry.delayMs(READ, answer({ retryAfter })))
  expect(delays).toEqual([50, 2_000, null, null])
})

test('ten retries are saved, and every ten calls earn one more', () => {
  const retry = createRetry(() => 0)
  const tries = (count: number) =>
    Array.from({ length: count }, () => retry.delayMs(READ, answer({}))).filter(delay => delay !== null).length
  for (let call = 0; call < 100; call += 1) retry.earn()
  expect(tries(20)).toBe(10)
  for (let call = 0; call < 21; call += 1) retry.earn()
  expect(tries(20)).toBe(2)
})
