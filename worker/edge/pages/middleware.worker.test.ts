import { expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge.ts'

/** A store whose page prints its scope, and the paths that the middleware saw. */
function open(isUnknown: () => boolean = () => false) {
  const seen: string[] = []
  const { ask } = openEdge({
    answer: () => Response.json({ estrutura: { seo: { canonical: 'https://loja.example/' } } }),
    async runMiddleware({ url }) {
      seen.push(new URL(url).pathname)
      return isUnknown() ? { status: 500, message: 'Unknown middleware' } : null
    },
    renderPage: async (_, { error }) =>
      new Response(`<html>${error?.message ?? 'the page'}</html>`, {
        status: error?.status,
        headers: { 'content-type': 'text/html' }
      })
  })
  return { ask, seen }
}

test('runs before a cached page is served, for documents and for data', async () => {
  const { ask, seen } = open()
  await ask('/conta')
  const kept = await ask('/conta')
  expect([kept.status, kept.headers.has('age')]).toEqual([200, true])
  await ask('/conta.data')
  await ask('/api/v2/front/settings')
  expect(seen).toEqual(['/conta', '/conta', '/conta.data'])
})

test('its error replaces a cached page in the response, but not in the cache', async () => {
  let isUnknown = false
  const { ask } = open(() => isUnknown)
  await ask('/conta')
  isUnknown = true
  for (const path of ['/conta', '/conta.data']) {
    const { status, text, headers } = await ask(path)
    expect([status, text, headers.get('cache-control')]).toEqual([500, '<html>Unknown middleware</html>', 'no-store'])
  }
  isUnknown = false
  expect(await ask('/conta')).toMatchObject({ status: 200, text: '<html>the page</html>' })
})

test('an error that nobody handled is a plain 500 that is not cached', async () => {
  const { ask } = openEdge({
    answer: () => Response.json({}),
    async runMiddleware() {
      throw new Error('broken')
    }
  })
  const { status, text, headers } = await ask('/conta')
  expect([status, text, headers.get('cache-control')]).toEqual([500, '500', 'no-store'])
})
