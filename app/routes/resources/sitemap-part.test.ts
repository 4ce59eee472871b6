import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope'
import type { ApiCall } from '../../api/client'
import type { ApiResult } from '../../api/failure'
import { scopeContext } from '../../context'
import { loader } from './sitemap-part'

test('a part after the last is missing, which may be kept: to know it, all pages may have to be followed', async () => {
  const { answer, calls } = await ask(2)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=300'])
  expect(calls.length).toBeGreaterThan(1)
})

test('a number that the index never names costs no call, and nothing keeps its answer', async () => {
  const { answer, calls } = await ask(51)
  expect([answer.status, answer.headers.get('cache-control'), calls]).toEqual([404, 'no-store', []])
})

/** Over an API without sitemap, menus and brands. */
async function ask(number: number) {
  const calls: ApiCall[] = []
  async function transport(call: ApiCall): Promise<ApiResult<unknown>> {
    calls.push(call)
    return { ok: false, kind: 'http', status: 404, message: '' }
  }
  const context = new RouterContextProvider()
  context.set(scopeContext, { ...REQUEST, transport, personalTransport: transport })
  const url = new URL(`https://loja.example/sitemaps/${number}.xml`)
  const place = { url, params: { file: `${number}.xml` }, pattern: '/sitemaps/:file' } as const
  return { answer: await loader({ ...place, request: new Request(url), context }), calls }
}
