import { expect, test } from 'vitest'
import type { ApiFailure } from '../api/failure.ts'
import { pageFailure } from './page-failure.server.ts'

test.each([401, 403, 429, 500, 502, 504])('a page whose call is answered with %i has that status', status => {
  const failure = { ok: false, kind: 'http', status, message: 'Falhou' } as const
  expect(pageFailure(failure)).toMatchObject({
    data: { message: 'Falhou' },
    init: { status, headers: { 'cache-control': 'no-store' } }
  })
})

test.each<ApiFailure['kind']>(['network', 'timeout', 'shape'])(
  'an unanswered call is a 503 with Retry-After (%s)',
  kind => {
    const { init } = pageFailure({ ok: false, kind, status: 0, message: '' })
    expect(init).toEqual({ status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })
  }
)

test('a 404 of the API stays a 404', () => {
  expect(pageFailure({ ok: false, kind: 'http', status: 404, message: '' }).init).toEqual({ status: 404 })
})
