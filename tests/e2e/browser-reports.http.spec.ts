import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import {
  eventsWith,
  FAULT_STORE,
  forgetReceived,
  newName,
  readReceived,
  reportOf,
  untilReported
} from '../support/fault-api.ts'

// Browser reports as they reach the store's error collector.
const SECRETS = {
  mail: 'ana.souza@exemplo.com.br',
  password: 'Segredo-da-Ana-1',
  term: 'palavra-procurada',
  key: 'chave-da-loja-7'
}

test.use({ baseURL: FAULT_STORE })
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ playwright }) => {
  await untilReported(playwright)
})
test.beforeEach(forgetReceived)

test('a browser’s error report arrives without the personal data of its address and message', async ({ request }) => {
  const mark = newName()
  const address = `${FAULT_STORE}/assets/${mark}.js`
  await tell(request, [
    {
      kind: 'error',
      message: `${mark}: ${SECRETS.mail} {"senha":"${SECRETS.password}"}`,
      stack: `render@${address}:1:2345\nopen@${address}:6:7`,
      path: `/vitaminas?busca=${SECRETS.term}`
    }
  ])
  const { payload, wire } = await reportOf(mark)
  expect(payload.tags.event).toBe('browser-error')
  expect(payload.extra.path).toBe('/vitaminas')
  expect(payload.exception?.values[0]?.type).toBe('BrowserError')
  // Firefox and Safari use another stack format than Chromium.
  expect(payload.exception?.values[0]?.stacktrace?.frames).toHaveLength(2)
  expect(payload.exception?.values[0]?.stacktrace?.frames[0]?.filename).toContain(mark)
  for (const secret of Object.values(SECRETS)) expect(wire).not.toContain(secret)
})

test('a report that no page of the store sends is accepted and dropped', async ({ request }) => {
  const [bad, good] = [newName(), newName()]
  const error = { kind: 'error', message: bad, stack: '', path: '/' }
  for (const body of [
    JSON.stringify([{ ...error, message: bad + 'x'.repeat(20_000) }]),
    JSON.stringify([{ ...error, message: bad + 'x'.repeat(3_000) }]),
    JSON.stringify(Array.from({ length: 11 }, () => error)),
    JSON.stringify({ ...error }),
    JSON.stringify([{ ...error, kind: 'fault' }]),
    JSON.stringify([{ ...error, path: 7 }]),
    `[{"kind":"error","message":"${bad}`,
    bad,
    ''
  ])
    expect([body.slice(0, 80), (await tellRaw(request, body)).status()]).toEqual([body.slice(0, 80), 204])
  const foreign = await tellRaw(request, JSON.stringify([error]), { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status()).toBe(403)
  await tell(request, [{ ...error, message: good }])
  await reportOf(good)
  expect(eventsWith(await readReceived(), bad)).toEqual([])
})

test('violations of the content security policy arrive in both formats of browsers', async ({ request }) => {
  const [older, newer] = [newName(), newName()]
  const answers = [
    await request.post('/_csp', {
      headers: { 'content-type': 'application/csp-report' },
      data: JSON.stringify({
        'csp-report': {
          'document-uri': `${FAULT_STORE}/vitaminas?busca=${SECRETS.term}`,
          'blocked-uri': `https://evil.example/${older}.js?key=${SECRETS.key}`,
          'effective-directive': 'script-src-elem'
        }
      })
    }),
    await request.post('/_csp', {
      headers: { 'content-type': 'application/reports+json' },
      data: JSON.stringify([
        {
          type: 'csp-violation',
          url: `${FAULT_STORE}/`,
          body: {
            documentURL: `${FAULT_STORE}/busca?busca=${SECRETS.term}`,
            blockedURL: `https://evil.example/${newer}.css`,
            effectiveDirective: 'style-src-elem'
          }
        }
      ])
    })
  ]
  expect(answers.map(answer => answer.status())).toEqual([204, 204])
  const facts = []
  for (const name of [older, newer]) {
    const { payload, wire } = await reportOf(name)
    expect(payload.tags.event).toBe('csp-violation')
    facts.push(payload.extra)
    for (const secret of Object.values(SECRETS)) expect(wire).not.toContain(secret)
  }
  const path = (name: string) => expect.stringMatching(new RegExp(`/${name}$`))
  expect(facts).toEqual([
    { directive: 'script-src-elem', blocked: `https://evil.example/${older}.js`, path: path('vitaminas') },
    { directive: 'style-src-elem', blocked: `https://evil.example/${newer}.css`, path: path('busca') }
  ])
})

function tell(request: APIRequestContext, items: object[]): Promise<APIResponse> {
  return tellRaw(request, JSON.stringify(items))
}

function tellRaw(request: APIRequestContext, body: string, more: Record<string, string> = {}): Promise<APIResponse> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...more }
  return request.post('/_beacon', { headers, data: Buffer.from(body) })
}
