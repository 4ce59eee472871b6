import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReportSender } from './report-sender.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ADDRESS = 'https://reports.example/'

function setUp() {
  const waiting: ((response: Response) => void)[] = []
  const send: typeof fetch = () => new Promise(resolve => waiting.push(resolve))
  const sender = createReportSender({ send, now: Date.now })
  return { waiting, sendAll: (count: number) => Array.from({ length: count }, () => sender(ADDRESS, {})) }
}

test('two reports are sent at a time, the others follow', async () => {
  const { waiting, sendAll } = setUp()
  const sent = sendAll(4)
  await vi.advanceTimersByTimeAsync(100)
  expect(waiting).toHaveLength(2)
  for (const answer of waiting.splice(0)) answer(new Response())
  await vi.advanceTimersByTimeAsync(100)
  expect(waiting).toHaveLength(2)
  for (const answer of waiting) answer(new Response())
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('a hanging collector times out, and waiting reports are dropped', async () => {
  const { waiting, sendAll } = setUp()
  const outcomes = Promise.allSettled(sendAll(10))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(waiting).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(9_000)
  // Reports of an aborted request never end: their slots are free again after a while.
  expect(waiting.length).toBeGreaterThan(2)
  for (const answer of waiting) answer(new Response())
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await outcomes).map(({ status }) => status)).toContain('rejected')
})

test('the response is read, because it would keep its connection', async () => {
  const response = new Response('{"id":"1"}')
  await createReportSender({ send: async () => response, now: Date.now })(ADDRESS, {})
  await expect(response.body?.getReader().read()).resolves.toMatchObject({ done: true })
})
