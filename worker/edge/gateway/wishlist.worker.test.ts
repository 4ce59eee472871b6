import { expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge.ts'

/** The wishlist calls that the API receives: from an action, from a browser, and from one that adds something. */
async function heard(isEmbedded: boolean) {
  const prefers: (string | null)[] = []
  const { ask, calls } = openEdge({
    isEmbedded,
    answer(request) {
      if (request.url.includes('wishlist')) prefers.push(request.headers.get('prefer'))
      return Response.json({ favoritos: [7] })
    },
    async renderPage(_, { personalTransport }) {
      await personalTransport({ method: 'GET', path: 'wishlist', minimal: true })
      return new Response('page')
    }
  })
  await ask('/favoritos', { method: 'POST', body: new URLSearchParams(), headers: { cookie: '__Host-sid=s1' } })
  await ask('/api/v2/front/wishlist', { headers: { prefer: 'return=minimal' } })
  await ask('/api/v2/front/wishlist?produtos=0&offset=2')
  return { calls: calls.filter(call => call.includes('wishlist')), prefers }
}

test('a real API receives the wishlist call without parameters', async () => {
  const { calls, prefers } = await heard(false)
  expect(calls).toEqual(Array(3).fill('GET wishlist'))
  expect(prefers).toEqual([null, null, null])
})

test('only the embedded backend receives Prefer: return=minimal', async () => {
  const { calls, prefers } = await heard(true)
  expect(calls).toEqual(['GET wishlist', 'GET wishlist', 'GET wishlist?produtos=0&offset=2'])
  expect(prefers).toEqual(['return=minimal', 'return=minimal', null])
})
