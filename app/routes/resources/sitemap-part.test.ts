import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import { scopeContext } from '../../context.ts'
import { readSitemap } from '../../contract/sitemap.ts'
import { loader } from './sitemap-part.ts'

test('a sitemap part after the last is a cacheable 404', async () => {
  const { answer, calls } = await ask(2)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=300'])
  expect(calls.length).toBeGreaterThan(1)
})

test('a part number that the index never has costs no call, and is not cached', async () => {
  const { answer, calls } = await ask(51)
  expect([answer.status, answer.headers.get('cache-control'), calls]).toEqual([404, 'no-store', []])
})

test('the first part lists the store’s own pages once, whatever the API lists', async () => {
  const home = '<loc>https://loja.example/</loc>'
  const [without, within] = await Promise.all([ask(1, ['/whey']), ask(1, ['/whey', '/'])])
  for (const { answer } of [without, within]) expect((await answer.text()).split(home)).toHaveLength(2)
  expect(await (await ask(2, ['/creatina'])).answer.text()).not.toContain(home)
})

/** Over an API whose sitemap lists these paths; by default over one without sitemap, menus and brands. */
async function ask(number: number, paths?: string[]) {
  const calls: ApiCall[] = []
  async function transport(call: ApiCall): Promise<ApiResult<unknown>> {
    calls.push(call)
    if (paths) return { ok: true, data: readSitemap({ paths: paths.map(url => ({ url })), info: { total: 2_000 } }) }
    return { ok: false, kind: 'http', status: 404, message: '' }
  }
  const context = new RouterContextProvider()
  context.set(scopeContext, { ...REQUEST, transport, personalTransport: transport })
  const url = new URL(`https://loja.example/sitemaps/${number}.xml`)
  const place = { url, params: { file: `${number}.xml` }, pattern: '/sitemaps/:file' } as const
  return { answer: await loader({ ...place, request: new Request(url), context }), calls }
}
