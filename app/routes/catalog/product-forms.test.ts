import { describe, expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import { type ApiCall, toResult } from '../../api/client.ts'
import type { RequestScope } from '../../context.ts'
import { readForm } from '../../forms/read-form.server.ts'
import { productAction } from './product-action.server.ts'
import { requestAction } from './request.server.ts'
import { shippingAction } from './shipping.server.ts'

const ORIGIN = 'https://loja.example'
const conteudo = { id: 103, nome: 'Whey', status: 'disponivel', estoque: 4, precos: { por: 10 }, url: `${ORIGIN}/whey` }

function detail(status: string) {
  return { estrutura: {}, conteudo: { ...conteudo, status } }
}

function shop(status: number, body: unknown, product = { estrutura: {}, conteudo } as unknown) {
  const asked: ApiCall[] = []
  const scope: RequestScope = {
    ...REQUEST,
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
  test('is calculated for the shopper’s CEP, and comes with the page', async () => {
    const { scope, asked } = shop(200, { fretes: [{ id: '1', label: 'PAC', valor: 18.9, prazo: '6 dias' }] })
    const { data, init } = await shippingAction(form({ cep: '01310-100', quantidade: '40' }), scope, '/whey')
    expect(asked[0]?.body).toEqual({ cep: '01310100', idProduto: 103, idAtributoValor: 0, quantidade: 4 })
    expect([init?.status, data.shipping.ok]).toEqual([200, true])
  })

  test.each([
    ['0', 200, {}, 422, 'cep'],
    ['01310100', 200, { fretes: [] }, 422, 'refused'],
    ['01310100', 503, null, 502, 'failed']
  ] as const)('%j answered with %i %j is shown', async (cep, status, body, told, reason) => {
    const { scope } = shop(status, body)
    const { data, init } = await shippingAction(form({ cep }), scope, '/whey')
    expect([init?.status, data.shipping]).toEqual([told, expect.objectContaining({ ok: false, reason })])
  })

  test('is absent for a product that cannot be read', async () => {
    const { scope, asked } = shop(200, {}, null)
    expect((await shippingAction(form({ cep: '01310100' }), scope, '/whey')).init?.status).toBe(502)
    expect(asked).toEqual([])
  })
})

describe('requests without JavaScript', () => {
  const fields = { nome: 'Rui', email: 'rui@exemplo.example' }

  test('are accepted, and the page says so', async () => {
    const { scope, asked } = shop(200, { sucesso: true, mensagem: 'Pronto.' }, detail('indisponivel'))
    const { data, init } = await requestAction(form({ ...fields, mailing: 'on' }), 'avise-me', scope, '/whey')
    expect(init?.status).toBe(200)
    expect('request' in data && data.request).toMatchObject({
      kind: 'avise-me',
      answer: { ok: true, message: 'Pronto.' }
    })
    expect(asked[0]).toMatchObject({ body: { idProduto: 103, mailing: true }, idempotencyKey: expect.any(String) })
  })

  test('come back with what was typed when they are wrong', async () => {
    const { scope } = shop(422, { error: 'x', campos: { contato: 'Sem DDD.' } }, detail('sobConsulta'))
    const typed = { ...fields, contato: '11900000000', mensagem: 'Dez' }
    const { data, init } = await requestAction(form(typed), 'orcamento', scope, '/whey')
    expect(init?.status).toBe(422)
    expect('request' in data && data.request).toMatchObject({
      typed,
      answer: { ok: false, errors: { contato: 'Sem DDD.' } }
    })
  })

  test('are kept when the product cannot be read', async () => {
    const { scope } = shop(200, {}, null)
    const { data, init } = await requestAction(form(fields), 'avise-me', scope, '/whey')
    expect(init?.status).toBe(502)
    expect('request' in data && data.request.typed.nome).toBe('Rui')
  })

  test.each([
    ['avise-me', 'disponivel', /está disponível/],
    ['avise-me', 'sobConsulta', /peça um orçamento/],
    ['orcamento', 'disponivel', /está nesta página/],
    ['orcamento', 'indisponivel', /ser avisado/]
  ] as const)('say why they are not sent: %s of a product that is %s', async (kind, status, words) => {
    const { scope, asked } = shop(200, { sucesso: true }, detail(status))
    const { data, init } = await requestAction(form(fields), kind, scope, '/whey')
    expect(init?.status).toBe(422)
    expect('messages' in data && data.messages).toEqual([expect.stringMatching(words)])
    expect(asked).toEqual([])
  })
})

describe('a review without JavaScript', () => {
  const written = { intent: 'avaliacao', nota: '5', nome: 'Ana', email: 'ana@exemplo.example' }

  async function send(comentario: string) {
    const { scope, asked } = shop(200, { sucesso: true })
    const body = form({ ...written, comentario })
    const result = await productAction(await readForm(new Request(ORIGIN, { method: 'POST', body })), scope, '/whey')
    if (result instanceof Response || !('review' in result.data)) throw new Error('no review')
    return { status: result.init?.status, answer: result.data.review.answer, asked }
  }

  test.each([
    ['a little', 2_001, 422],
    ['far', 13 * 1024 * 1024, 413]
  ])('shows one message for a comment that is %s too long', async (_, length, status) => {
    const review = await send('x'.repeat(length))
    expect(review.status).toBe(status)
    expect(review.answer).toMatchObject({ ok: false, message: '', errors: { comentario: 'Use até 2000 caracteres.' } })
    expect(Object.keys(review.answer.ok ? {} : review.answer.errors)).toEqual(['comentario'])
    expect(review.asked).toEqual([])
  })
})

describe('a form that the page does not have', () => {
  test.each<[string, BodyInit | null, number, RegExp]>([
    ['nothing', null, 400, /Não entendemos/],
    ['an intent that is unknown', new URLSearchParams({ intent: 'roubar', quantidade: '1' }), 400, /Não entendemos/],
    ['two intents', new URLSearchParams('intent=combinacao&intent=frete'), 400, /Não entendemos/],
    ['no quantity', new URLSearchParams({ atributo: '41' }), 400, /Não entendemos/],
    ['JSON', new Blob(['{"quantidade":1}'], { type: 'application/json' }), 400, /Não entendemos/],
    ['words without a type', new Blob(['quantidade=1']), 400, /Não entendemos/],
    ['half a form', new Blob(['--x'], { type: 'multipart/form-data; boundary=x' }), 400, /Não entendemos/],
    ['a form of 257 KiB', new URLSearchParams({ quantidade: '1', a: 'x'.repeat(263_168) }), 413, /grande demais/],
    ['as much in parts', form({ quantidade: '1', a: 'x'.repeat(263_168) }), 413, /grande demais/]
  ])('%s adds nothing, and the page says so', async (_, body, status, words) => {
    const { scope, asked } = shop(200, {})
    const sent = await readForm(new Request(ORIGIN, { method: 'POST', body }))
    const result = await productAction(sent, scope, '/whey')
    if (result instanceof Response) throw new Error(`led to ${result.headers.get('location')}`)
    expect(result.init?.status).toBe(status)
    expect('messages' in result.data && result.data.messages).toEqual([expect.stringMatching(words)])
    expect(asked).toEqual([])
  })
})
