import { describe, expect, test } from 'vitest'
import { type ApiCall, toResult } from '../../api/client.ts'
import type { RequestScope } from '../../context.ts'
import { requestAction } from './request.server.ts'
import { shippingAction } from './shipping.server.ts'

const ORIGIN = 'https://loja.example'
const conteudo = { id: 103, nome: 'Whey', status: 'disponivel', estoque: 4, precos: { por: 10 }, url: `${ORIGIN}/whey` }

function shop(status: number, body: unknown, product = { estrutura: {}, conteudo } as unknown) {
  const asked: ApiCall[] = []
  const scope: RequestScope = {
    language: 'pt',
    origin: ORIGIN,
    ownOrigins: [ORIGIN],
    media: undefined,
    nonce: '',
    isCrawler: false,
    transport: async () => toResult(product ? { status: 200, body: product } : { status: 500, body: null }),
    personalTransport: async call => {
      asked.push(call)
      return toResult({ status, body })
    }
  }
  return { scope, asked }
}

function form(fields: Record<string, string>): FormData {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.set(name, value)
  return filled
}

describe('shipping without JavaScript', () => {
  test('is asked for on the shopper’s behalf, and comes with the page', async () => {
    const { scope, asked } = shop(200, { fretes: [{ id: '1', label: 'PAC', valor: 18.9, prazo: '6 dias' }] })
    const { data, init } = await shippingAction(form({ cep: '01310-100', quantidade: '40' }), scope, '/whey')
    expect(asked[0]?.body).toEqual({ cep: '01310100', idProduto: 103, idAtributoValor: 0, quantidade: 4 })
    expect([init?.status, data.shipping.ok]).toEqual([200, true])
  })

  test.each([
    ['0', 200, {}, 422, 'cep'],
    ['01310100', 200, { fretes: [] }, 422, 'refused'],
    ['01310100', 503, null, 502, 'failed']
  ] as const)('%j answered %i %j is told', async (cep, status, body, told, reason) => {
    const { scope } = shop(status, body)
    const { data, init } = await shippingAction(form({ cep }), scope, '/whey')
    expect([init?.status, data.shipping]).toEqual([told, expect.objectContaining({ ok: false, reason })])
  })

  test('a product that cannot be read has none', async () => {
    const { scope, asked } = shop(200, {}, null)
    expect((await shippingAction(form({ cep: '01310100' }), scope, '/whey')).init?.status).toBe(502)
    expect(asked).toEqual([])
  })
})

describe('requests without JavaScript', () => {
  const fields = { nome: 'Rui', email: 'rui@exemplo.example' }

  test('are taken, and the page says so', async () => {
    const { scope, asked } = shop(200, { sucesso: true, mensagem: 'Pronto.' })
    const { data, init } = await requestAction(form({ ...fields, mailing: 'on' }), 'avise-me', scope, '/whey')
    expect(init?.status).toBe(200)
    expect(data.request).toMatchObject({ kind: 'avise-me', answer: { ok: true, message: 'Pronto.' } })
    expect(asked[0]).toMatchObject({ body: { idProduto: 103, mailing: true }, idempotencyKey: expect.any(String) })
  })

  test('that are wrong come back with what was typed', async () => {
    const { scope } = shop(422, { error: 'x', campos: { contato: 'Sem DDD.' } })
    const typed = { ...fields, contato: '11900000000', mensagem: 'Dez' }
    const { data, init } = await requestAction(form(typed), 'orcamento', scope, '/whey')
    expect(init?.status).toBe(422)
    expect(data.request).toMatchObject({ typed, answer: { ok: false, errors: { contato: 'Sem DDD.' } } })
  })

  test('of a product that cannot be read are not lost', async () => {
    const { scope } = shop(200, {}, null)
    const { data, init } = await requestAction(form(fields), 'avise-me', scope, '/whey')
    expect([init?.status, data.request.typed.nome]).toEqual([502, 'Rui'])
  })
})
