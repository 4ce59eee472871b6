import { expect, test } from 'vitest'
import { APP_TOKEN, edgeOver } from '../../../tests/support/edge.ts'

const SETTINGS = '/api/v2/front/settings'
const USER = '/api/v2/front/checkout/user'
const STACK = 'TypeError: x at /srv/app/index.php:12'

/** What the browser receives for this API answer. */
async function told(path: string, said: (request: Request) => Response) {
  const response = await edgeOver(said, {}, `api-${crypto.randomUUID()}.example`).ask(path)
  const text = await response.text()
  return { status: response.status, text, all: `${JSON.stringify([...response.headers])}${text}` }
}

test.each([400, 401, 403, 404, 409, 418, 422, 429, 500, 502, 503])(
  'of an answer %i the fields of the contract leave the edge, nothing else',
  async status => {
    const said = (request: Request) =>
      Response.json(
        {
          error: `Não foi possível: ${STACK.repeat(100)}`,
          campos: { email: `Inválido ${request.headers.get('app-token')}` },
          mensagens: [{ tipo: 'erro', mensagem: 'Esgotado', file: '/srv/app' }],
          stack: STACK,
          headers: Object.fromEntries(request.headers)
        },
        { status, headers: { 'retry-after': `30 ${request.headers.get('app-token')}` } }
      )
    const answer = await told(USER, said)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toEqual({
      error: expect.stringMatching(/^Não foi possível: .{1,500}$/),
      campos: { email: 'Inválido [hidden]' },
      mensagens: [{ tipo: 'erro', mensagem: 'Esgotado' }]
    })
    expect(answer.text.length).toBeLessThan(700)
    expect(answer.all).not.toContain(APP_TOKEN)
    expect(answer.all).not.toContain('"stack"')
  }
)

test.each([
  ['a page', '<h1>500</h1> token-4f1c09a2be77', 'text/html'],
  ['a text in JSON', '"token-4f1c09a2be77"', 'application/json'],
  ['a list', '[{"stack":"x"}]', 'application/json'],
  ['nothing', '', 'application/json']
])('a failure that is %s says nothing', async (_what, body, type) => {
  const answer = await told(USER, () => new Response(body, { status: 500, headers: { 'content-type': type } }))
  expect([answer.status, answer.text]).toEqual([500, '{}'])
})

test.each([SETTINGS, USER])('no successful answer of %s contains the token, in any spelling', async path => {
  const said = (request: Request) => {
    const token = request.headers.get('app-token') ?? ''
    const body = { nome: 'Loja', seo: {}, logado: false, eco: { [token]: [token, `Bearer ${token}!`] } }
    return Response.json(body)
  }
  const answer = await told(path, said)
  expect(answer.status).toBe(200)
  expect(answer.all).not.toContain(APP_TOKEN)
  expect(JSON.parse(answer.text).eco).toEqual({ '[hidden]': ['[hidden]', 'Bearer [hidden]!'] })
})
