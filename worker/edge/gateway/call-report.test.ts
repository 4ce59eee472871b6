import { expect, test } from 'vitest'
import { callReport } from './call-report.ts'
import type { GatewayCall } from './gateway-call.ts'

const call: Omit<GatewayCall, 'endpoint'> = {
  method: 'GET',
  path: 'showcase/products/first-showcase',
  query: new URLSearchParams('busca=segredo'),
  language: 'pt',
  session: 'segredo',
  timing: 'section',
  requestId: 'r1'
}

const answer = (status: number, failure: 'timeout' | null = null) => ({ status, body: null, session: null, failure })

test('a report of a failed call contains its path, but not its query, session or body', () => {
  const reports = [callReport(call, answer(500), 12), callReport(call, answer(0, 'timeout'), 2_000)]
  expect(reports.map(report => report?.event)).toEqual(['call-failure', 'call-failure'])
  expect(JSON.stringify(reports)).not.toContain('segredo')
})

test('a 404 is not reported', () => {
  expect(callReport(call, answer(404), 12)).toBeNull()
})

test('a call of more than 3,000 ms is', () => {
  expect(callReport(call, answer(200), 3_000)).toBeNull()
  expect(callReport(call, answer(200), 3_001)).toMatchObject({ event: 'slow-call', facts: { ms: 3_001 } })
})

test('a refusal that a shopper can cause says so, one of the store’s own reads does not', () => {
  const provoked = (change: Partial<typeof call>, status: number) =>
    callReport({ ...call, ...change }, answer(status), 1)?.isProvoked
  expect([400, 401, 409, 422, 429].map(status => provoked({ method: 'POST', own: true }, status))).not.toContain(false)
  expect([provoked({}, 400), provoked({ own: true }, 401), provoked({ method: 'POST' }, 500)]).toEqual([
    true,
    false,
    false
  ])
})
