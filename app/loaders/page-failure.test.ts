import { expect, test } from 'vitest'
import { pageFailure } from './page-failure.server.ts'

const refusal = (status: number) => ({ ok: false, kind: 'http', status, message: 'Recusado' }) as const

test('an API that refuses the store’s token makes no page with 401 or 403, which search engines would drop', () => {
  for (const status of [401, 403])
    expect(pageFailure(refusal(status)).init).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
})

test('a real 404 stays one', () => {
  expect(pageFailure(refusal(404)).init).toEqual({ status: 404 })
})
