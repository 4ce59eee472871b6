import { afterEach, expect, test, vi } from 'vitest'
import type { GatewayCall } from './gateway'
import { logCall } from './log-call'

const call: GatewayCall = {
  method: 'GET',
  path: 'showcase/products/first-showcase',
  query: new URLSearchParams('busca=segredo'),
  language: 'pt',
  session: 'segredo',
  timing: 'section',
  requestId: 'r1'
}

const answer = (status: number, failure: 'timeout' | null = null) => ({ status, body: null, session: null, failure })

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

test('a failed call is logged by its path, with nothing of its query, its session or its body', () => {
  logCall(call, answer(500), 12)
  logCall(call, answer(0, 'timeout'), 2_000)
  const lines = warn.mock.calls.map(([line]) => String(line))
  expect(lines.map(line => JSON.parse(line).event)).toEqual(['call-failure', 'call-failure'])
  expect(lines.join()).not.toContain('segredo')
})

test('a 404 is not told of', () => {
  logCall(call, answer(404), 12)
  expect(warn).not.toHaveBeenCalled()
})

test('a call of more than 3,000 ms is', () => {
  logCall(call, answer(200), 3_000)
  expect(warn).not.toHaveBeenCalled()
  logCall(call, answer(200), 3_001)
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({ event: 'slow-call', ms: 3_001 })
})
