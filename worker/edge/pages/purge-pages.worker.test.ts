import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge.ts'
import { PURGES_KEY } from '../gateway/purges.ts'

afterEach(() => env.CACHE.delete(PURGES_KEY))

const HEADERS = { authorization: 'Bearer purge-token', 'content-type': 'application/json' }

function setUp() {
  let made = 0
  const { ask } = openEdge({
    answer: () => Response.json({ configuracoes: {}, estrutura: { seo: {} } }),
    vars: { PURGE_TOKEN: 'purge-token' },
    async renderPage(_, { transport }) {
      made += 1
      await transport({ method: 'GET', path: 'settings', timing: 'section' })
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
    }
  })
  const purge = (body: unknown, headers: Record<string, string> = HEADERS) =>
    ask('/_purge', { method: 'POST', body: JSON.stringify(body), headers })
  return { ask, purge, made: () => made }
}

test.each(['settings', '*'])('a purge of %s removes the page at once', async name => {
  const { ask, purge, made } = setUp()
  await ask('/vitaminas')
  expect(await purge({ names: [name] })).toMatchObject({ status: 200, text: '{"purged":true}' })
  await ask('/vitaminas')
  expect(made()).toBe(2)
})

test('a page that is made of an older answer right after a purge is not kept', async () => {
  const { ask, purge, made } = setUp()
  await ask('/vitaminas')
  await env.CACHE.put(PURGES_KEY, JSON.stringify({ '*': Date.now() }))
  await purge({ names: ['*'] })
  for (const times of [2, 3, 3]) {
    await ask('/vitaminas')
    expect(made()).toBe(times)
  }
})

test('a purge of something else leaves the page', async () => {
  const { ask, purge, made } = setUp()
  await ask('/vitaminas')
  await purge({ names: ['menus'] })
  await ask('/vitaminas')
  expect(made()).toBe(1)
})

test.each([{}, { names: 'settings' }, { names: [''] }, { names: Array(51).fill('a') }, null])(
  'a body that names nothing is refused: %j',
  async body => {
    const { purge } = setUp()
    expect((await purge(body)).status).toBe(400)
  }
)

test.each<Record<string, string>>([{}, { authorization: 'Bearer other' }, { authorization: 'Bearer ' }])(
  'without the token nobody learns that the address exists',
  async headers => {
    const { purge } = setUp()
    expect((await purge({ names: ['*'] }, headers)).status).toBe(404)
  }
)

test('without a token in the settings it is closed', async () => {
  const { ask } = openEdge({ answer: () => Response.json({}) })
  const headers = { authorization: 'Bearer ' }
  expect((await ask('/_purge', { method: 'POST', body: '{"names":["*"]}', headers })).status).toBe(404)
})
