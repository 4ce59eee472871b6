import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import { type ApiCall, toResult } from '../../api/client.ts'
import { scopeContext } from '../../context.ts'
import { action, loader } from './store-review.server.ts'

const ORIGIN = 'https://loja.example'
const page = (query: string) => new URL(`/pagina/avaliacao-de-loja${query}`, ORIGIN)

function shop(status: number, body: unknown) {
  const asked: ApiCall[] = []
  const transport = async (call: ApiCall) => {
    asked.push(call)
    return toResult({ status, body })
  }
  const context = new RouterContextProvider()
  context.set(scopeContext, { ...REQUEST, transport, personalTransport: transport })
  return { context, asked }
}

function argsOf(context: RouterContextProvider, query: string, init?: RequestInit) {
  const url = page(query)
  return { context, url, request: new Request(url, init), params: {}, pattern: '/pagina/avaliacao-de-loja' }
}

/** Returns the key, or the redirect's target. */
async function open(query: string, status = 200, body: unknown = { sucesso: true }) {
  const { context, asked } = shop(status, body)
  const end = await loader(argsOf(context, query)).catch(thrown => thrown)
  return { end: end instanceof Response ? end.headers.get('location') : end.data.key, asked }
}

describe('spec 5: the store review page', () => {
  test('redirects home without the query key, and makes no call', async () => {
    for (const query of ['', '?key=', '?chave=x', '?key=../cart', '?key=a%2Fb'])
      expect(await open(query)).toEqual({ end: '/', asked: [] })
  })

  test('makes a call with the key, and shows the page on success', async () => {
    const { end, asked } = await open('?key=b7d1c0')
    expect(end).toBe('b7d1c0')
    expect(asked).toEqual([{ method: 'GET', path: 'evaluations/store/add/b7d1c0', timing: 'page' }])
  })

  test.each<[number, unknown]>([
    [200, { sucesso: false }],
    [200, {}],
    [200, '<html>'],
    [404, { error: 'Não encontrado' }],
    [401, {}],
    [500, {}]
  ])('redirects home on %i %j', async (status, body) => {
    expect((await open('?key=b7d1c0', status, body)).end).toBe('/')
  })

  test('sends a redirect that is not cached', async () => {
    const { context } = shop(200, { sucesso: false })
    const answer = await loader(argsOf(context, '?key=x')).catch(thrown => thrown)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
  })

  test('makes no second call in the request that sent the review', async () => {
    const { context, asked } = shop(200, { sucesso: false })
    await action(argsOf(context, '?key=b7d1c0', { method: 'POST', body: new URLSearchParams() }))
    expect((await loader(argsOf(context, '?key=b7d1c0'))).data).toEqual({ key: 'b7d1c0' })
    expect(asked).toEqual([])
  })
})

describe('a store review without JavaScript', () => {
  const right = { experiencia: '10', atendimento: '1', satisfacao: 'sim', autorizacao: 'on', mensagem: ' Boa. ' }

  async function send(fields: Record<string, string>, status = 200, body: unknown = { sucesso: true }) {
    const { context, asked } = shop(status, body)
    const form = { method: 'POST', body: new URLSearchParams(fields) }
    const { data, init } = await action(argsOf(context, '?key=b7d1c0', form))
    return { ...data, status: init?.status, asked }
  }

  test('is sent under its key', async () => {
    const { answer, status, asked } = await send(right)
    expect([answer.ok, status]).toEqual([true, 200])
    expect(asked).toEqual([
      {
        method: 'POST',
        path: 'evaluations/store/add/b7d1c0',
        idempotencyKey: expect.stringMatching(/^[\da-f]{64}$/),
        body: { experiencia: 10, atendimento: 1, satisfacao: true, autorizacao: true, mensagem: 'Boa.' }
      }
    ])
  })

  test('is accepted by every 2xx, with or without a message', async () => {
    for (const body of [undefined, [], { ok: 1 }, '']) expect((await send(right, 201, body)).answer.ok).toBe(true)
    expect((await send(right, 200, { sucesso: false })).answer.ok).toBe(false)
  })

  test('shows what is missing beside its field, and keeps what was typed', async () => {
    const { answer, typed, status, asked } = await send({ experiencia: '11', mensagem: 'Boa.' })
    expect(answer).toEqual({
      ok: false,
      message: '',
      errors: { experiencia: 'Selecione a nota!', atendimento: 'Selecione a nota!', satisfacao: 'Escolha uma opção.' }
    })
    expect([status, typed.mensagem, typed.autorizacao, asked]).toEqual([422, 'Boa.', '', []])
  })

  test.each([404, 500])('says so when it fails with %i, spec 8', async status => {
    expect((await send(right, status, null)).answer).toEqual({
      ok: false,
      message: 'Houve um erro ao enviar.',
      errors: {}
    })
  })

  test('redirects home without a key', async () => {
    const { context } = shop(200, { sucesso: true })
    const form = { method: 'POST', body: new URLSearchParams(right) }
    const end = await action(argsOf(context, '', form)).catch(thrown => thrown)
    expect(end.headers.get('location')).toBe('/')
  })
})
