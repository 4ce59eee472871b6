import { expect, test } from 'vitest'
import type { Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { fetchSellers } from './sellers.ts'

const answering =
  (result: ApiResult<unknown>): Transport =>
  async () =>
    result
const context = { language: 'pt', origins: [] } as const
const http = (status: number) => ({ ok: false, kind: 'http', status, message: '' }) as const

test.each([404, 405, 410])('an answer of %i means that the API lacks the call', async status => {
  expect(await fetchSellers(answering(http(status)), context)).toBeNull()
})

test.each([401, 409, 411, 500])('an answer of %i is a failure', async status => {
  expect(await fetchSellers(answering(http(status)), context)).toMatchObject({ ok: false, status })
})
