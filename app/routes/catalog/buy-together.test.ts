import { describe, expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import { buyTogetherAction } from './buy-together.server.ts'

const ORIGIN = 'https://loja.example'
const precos = { de: 0, por: 149.9, vista: 142.41, parcelamento: [] }
const flavours = { simples: { nome: 'Sabor', valores: [flavour(41), flavour(42)] } }

const withSoldOut = { simples: { nome: 'Sabor', valores: [flavour(41), flavour(42), { ...flavour(43), estoque: 0 }] } }

type Answer = (call: ApiCall) => ApiResult<unknown>

function ok(data: unknown): ApiResult<unknown> {
  return { ok: true, data }
}

function flavour(id: number) {
  return { idAtributoValor: id, label: `Sabor ${id}`, estoque: 5, precos }
}

function item(id: number, changes: object = {}) {
  return { id, nome: `Produto ${id}`, status: 'disponivel', precos, url: `${ORIGIN}/p-${id}`, ...changes }
}

function detail(changes: object = {}) {
  const combinacoes = [
    { id: 501, tipoDesconto: 'porcentagem', desconto: 10, produto: item(104, { precos: { por: 89.9 } }) },
    { id: 502, tipoDesconto: 'valor', desconto: 5, produto: item(105, { atributos: flavours }) }
  ]
  return ok({ estrutura: {}, conteudo: item(103, { combinacoes, ...changes }), info: [] })
}

const emptyCart = ok({ itens: [], total: 0, url: `${ORIGIN}/checkout/carrinho` })

/** The server's answer for two products. Its items carry their server-side identities. */
function combined(call: ApiCall): ApiResult<unknown> {
  const { produtoPrincipal, produtoIndicado } = call.body as Record<string, { id: number; idAtributoValor: number }>
  const itens = [produtoPrincipal, produtoIndicado].map((product, at) => ({
    idProduto: String(product?.id),
    idAtributoSimples: String(product?.idAtributoValor),
    idUnidadeVenda: '0',
    idArmazem: '0',
    quantidade: '1',
    adicional: at === 1 ? 'combinacao:501' : ''
  }))
  return ok({ carrinho: { hash: 'c501', tipo: 'produto', itens } })
}

function shop({
  product = detail(),
  combine = combined,
  cart = () => emptyCart
}: {
  product?: ApiResult<unknown>
  combine?: Answer
  cart?: Answer
}) {
  const writes: ApiCall[] = []
  const scope: RequestScope = {
    ...REQUEST,
    transport: async () => product,
    personalTransport: async call => {
      if (call.method !== 'GET') writes.push(call)
      return call.path === 'product/combination' ? combine(call) : cart(call)
    }
  }
  return { scope, writes }
}

function form(fields: Record<string, string> = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ intent: 'combinacao', combinacao: '501', ...fields }))
    data.set(name, value)
  return data
}

async function refused(result: Awaited<ReturnType<typeof buyTogetherAction>>) {
  if (result instanceof Response) throw new Error(`led to ${result.headers.get('location')}`)
  const { data, init } = result
  return { status: init?.status, ...('combination' in data ? data.combination : data) }
}

describe('buying together without JavaScript', () => {
  test('asks for both at the offered prices, adds them in one write and redirects to the cart', async () => {
    const { scope, writes } = shop({})
    const result = await buyTogetherAction(form(), scope, '/p-103')
    expect(result).toMatchObject({ status: 303 })
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST product/combination',
      'POST checkout/cart'
    ])
    expect(writes[0]?.body).toEqual({
      produtoPrincipal: { id: 103, idAtributoValor: 0, preco: 149.9 },
      produtoIndicado: { id: 104, idAtributoValor: 0, preco: 80.91 }
    })
    expect(writes[1]?.body).toMatchObject({
      tipo: 'produto',
      itens: [
        { idProduto: 103, quantidade: 1 },
        { idProduto: 104, quantidade: 1, adicional: 'combinacao:501' }
      ]
    })
  })

  test('adds the chosen combination and options', async () => {
    const { scope, writes } = shop({ product: detail({ atributos: flavours }) })
    await buyTogetherAction(form({ combinacao: '502', atributo: '42', 'atributo-502': '41' }), scope, '/p-103')
    expect(writes[0]?.body).toEqual({
      produtoPrincipal: { id: 103, idAtributoValor: 42, preco: 149.9 },
      produtoIndicado: { id: 105, idAtributoValor: 41, preco: 144.9 }
    })
  })

  test.each([
    { ok: false, kind: 'http', status: 404, message: 'Not found' },
    { ok: false, kind: 'http', status: 501, message: '' },
    { ok: false, kind: 'timeout', status: 0, message: '' },
    { ok: true, data: { carrinho: [] } }
  ] as const)('adds the products themselves where the API lacks the call: %o', async answer => {
    const { scope, writes } = shop({ combine: () => answer })
    const result = await buyTogetherAction(form(), scope, '/p-103')
    expect(result).toMatchObject({ status: 303 })
    expect(writes[1]?.body).toMatchObject({ itens: [{ idProduto: 103 }, { idProduto: 104, adicional: '' }] })
  })

  test('shows a refusal of the pair, and adds nothing', async () => {
    const { scope, writes } = shop({
      combine: () => ({ ok: false, kind: 'http', status: 422, message: 'Restam 0 unidades.' })
    })
    const refusal = await refused(
      await buyTogetherAction(form({ combinacao: '502', 'atributo-502': '41' }), scope, '/p-103')
    )
    expect(refusal).toMatchObject({ status: 422, messages: ['Restam 0 unidades.'], typed: { combination: '502' } })
    expect(writes).toHaveLength(1)
  })

  test.each<[string, Record<string, string>, object, RegExp]>([
    ['a combination that is unknown', { combinacao: '9' }, {}, /o que levar junto/],
    ['none of several combinations', { combinacao: '' }, {}, /o que levar junto/],
    ['no option of the indicated product', { combinacao: '502' }, {}, /as opções/],
    ['an option that is none', { combinacao: '502', 'atributo-502': '99' }, {}, /as opções/],
    ['no option of the product itself', {}, { atributos: flavours }, /as opções/],
    ['an option that is sold out', { atributo: '43' }, { atributos: withSoldOut }, /as opções/]
  ])('shows %s beside the form, and adds nothing', async (_, fields, changes, words) => {
    const { scope, writes } = shop({ product: detail(changes) })
    const refusal = await refused(await buyTogetherAction(form(fields), scope, '/p-103'))
    expect(refusal).toMatchObject({ status: 422, messages: [expect.stringMatching(words)], typed: { others: {} } })
    expect(writes).toEqual([])
  })

  test('takes the only combination and the only option without a choice', async () => {
    const only = { simples: { nome: 'Sabor', valores: [flavour(41), { ...flavour(42), estoque: 0 }] } }
    const combinacoes = [{ id: 502, tipoDesconto: 'valor', desconto: 5, produto: item(105, { atributos: only }) }]
    const { scope, writes } = shop({ product: detail({ atributos: only, combinacoes }) })
    expect(await buyTogetherAction(form({ combinacao: '' }), scope, '/p-103')).toMatchObject({ status: 303 })
    expect(writes[0]?.body).toMatchObject({
      produtoPrincipal: { idAtributoValor: 41 },
      produtoIndicado: { id: 105, idAtributoValor: 41 }
    })
  })

  test('shows a refusal of the cart without markup', async () => {
    const mensagens = [{ tipo: 'erro', mensagem: 'Restam <b>0</b> unidades.' }]
    const { scope } = shop({ cart: ({ method }) => (method === 'GET' ? emptyCart : ok({ itens: [], mensagens })) })
    const refusal = await refused(await buyTogetherAction(form(), scope, '/p-103'))
    expect(refusal).toMatchObject({ status: 422, messages: ['Restam 0 unidades.'] })
  })

  test.each([
    ['a product that is gone', detail({ status: 'indisponivel' })],
    ['a product without combinations', detail({ combinacoes: [] })],
    ['a product for adults', detail({ idadeMinima: 18 })],
    [
      'a product beside one for adults alone',
      detail({ combinacoes: [{ id: 501, desconto: 5, produto: item(104, { idadeMinima: 18 }) }] })
    ],
    [
      'a product that needs a text',
      detail({ personalizacoes: [{ id: 1, nome: 'Nome', tipo: 'text', obrigatorio: 's' }] })
    ]
  ])('does not sell %s', async (_, product) => {
    const { scope, writes } = shop({ product })
    expect(await refused(await buyTogetherAction(form(), scope, '/p-103'))).toMatchObject({ status: 422 })
    expect(writes).toEqual([])
  })

  test('says when the shop does not answer', async () => {
    const { scope } = shop({ product: { ok: false, kind: 'timeout', status: 0, message: '' } })
    expect(await refused(await buyTogetherAction(form(), scope, '/p-103'))).toMatchObject({ status: 502 })
  })
})
