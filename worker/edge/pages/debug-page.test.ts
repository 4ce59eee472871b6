import { expect, test } from 'vitest'
import { type ApiCall, toResult } from '../../../app/api/client.ts'
import type { RequestScope } from '../../../app/context.ts'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import { debugPage } from './debug-page.ts'

const CATEGORY = 'url/product/listing/category'

/** A page that makes the given calls, over an API that answers each with its status. */
async function show(answers: Record<string, number>, { status = 200, query = '?debug=1' } = {}) {
  const transport = async ({ path }: ApiCall) => toResult({ status: answers[path] ?? 200, body: { error: path } })
  const scope: RequestScope = { ...REQUEST, transport, personalTransport: transport }
  const render = debugPage(async (_request, { transport: call, error }) => {
    if (error) return new Response(error.message, { status: error.status })
    for (const path of Object.keys(answers)) await call({ method: 'GET', path } as ApiCall)
    return new Response('page', { status })
  })
  const response = await render(new Request(`https://loja.example/vitaminas${query}`), scope)
  return [response.status, await response.text()]
}

test('a page shows the call that failed only with the query debug', async () => {
  const answers = { 'struct/menus/rodape-principal': 500, settings: 200 }
  expect(await show(answers)).toEqual([500, 'struct/menus/rodape-principal'])
  expect(await show(answers, { query: '' })).toEqual([200, 'page'])
})

test.each(['struct/menus/menu-principal', 'struct/menus/pitch-bar', 'marketplace/sellers'])(
  '%s is this store’s own: that an API has no such name is no failure',
  async path => {
    expect(await show({ [path]: 404 })).toEqual([200, 'page'])
    expect(await show({ [path]: 500 })).toEqual([500, path])
  }
)

test('a category that stands without its products shows the failed listing', async () => {
  expect(await show({ [CATEGORY]: 500 }, { status: 503 })).toEqual([500, CATEGORY])
  expect(await show({ [CATEGORY]: 500 }, { status: 503, query: '' })).toEqual([503, 'page'])
})

test('a page that does not exist stays one, whatever else failed', async () => {
  expect(await show({ settings: 500, [CATEGORY]: 404 }, { status: 404 })).toEqual([404, 'page'])
})
