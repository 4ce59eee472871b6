import { describe, expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import { addListAction } from './add-list.server.ts'

const ORIGIN = 'https://loja.example'
const ok = (data: unknown): ApiResult<unknown> => ({ ok: true, data })
const http = (status: number, message = ''): ApiResult<unknown> => ({ ok: false, kind: 'http', status, message })

function product(id: number, quantidade: number, changes: object = {}) {
  const precos = { de: 0, por: 49.9, vista: 49.9, parcelamento: [] }
  return { id, nome: `P${id}`, status: 'disponivel', precos, url: `${ORIGIN}/p-${id}`, quantidade, ...changes }
}

const flavour = (id: number, estoque: number) => ({ idAtributoValor: id, label: `Sabor ${id}`, estoque, precos: [] })
const whey = product(103, 1, { atributos: { simples: { nome: 'Sabor', valores: [flavour(41, 0), flavour(42, 5)] } } })

function list(changes: object = {}) {
  const produtos = [product(101, 2), whey, product(104, 1, { status: 'indisponivel' })]
  return ok({ estrutura: [], conteudo: { id: 129, nome: 'Kit', tipo: 'aberta', produtos, ...changes }, info: [] })
}

function cart(lines: { product: number; quantity: number }[] = [], extra: object = {}) {
  const itens = lines.map(({ product: idProduto, quantity: quantidade }) => ({ quantidade, hash: { idProduto } }))
  return ok({ itens, total: 1, url: `${ORIGIN}/checkout/carrinho`, ...extra })
}

function line(product: number, attribute: number, quantity: string) {
  return { idProduto: String(product), idAtributoSimples: String(attribute), quantidade: quantity }
}

const shopped = ok({ carrinho: { tipo: 'produto', itens: [line(101, 0, '2'), line(103, 42, '1')] } })

function shop(answers: {
  list?: ApiResult<unknown>
  shop?: ApiResult<unknown>
  cart?: (call: ApiCall) => ApiResult<unknown>
}) {
  const writes: ApiCall[] = []
  const scope: RequestScope = {
    ...REQUEST,
    transport: async () => answers.list ?? list(),
    personalTransport: async call => {
      if (call.method !== 'GET') writes.push(call)
      return call.path === 'list/shop' ? (answers.shop ?? shopped) : (answers.cart?.(call) ?? cart())
    }
  }
  return { scope, writes }
}

function submit(fields: Record<string, string> = {}) {
  return new Request(`${ORIGIN}/lista/kit`, { method: 'POST', body: new URLSearchParams(fields) })
}

async function add(answers: Parameters<typeof shop>[0], fields?: Record<string, string>) {
  const { scope, writes } = shop(answers)
  const result = await addListAction(submit(fields), scope, '/lista/kit')
  const led = { status: 0, to: '', messages: [''], typed: {}, writes }
  if (result instanceof Response) return { ...led, status: result.status, to: result.headers.get('location') }
  return { ...led, status: result.init?.status, ...result.data }
}

describe('a whole list without JavaScript', () => {
  test('calls list/shop, adds by one POST, and redirects to the cart', async () => {
    const { status, to, writes } = await add({})
    expect([status, to]).toEqual([303, '/checkout/carrinho'])
    expect(writes).toMatchObject([
      {
        path: 'list/shop',
        body: {
          idListaCompra: 129,
          carrinho: true,
          produtos: [
            { id: 101, idAtributoValor: 0, preco: 49.9, quantidade: 2 },
            { id: 103, idAtributoValor: 42, preco: 49.9, quantidade: 1 }
          ]
        }
      },
      {
        method: 'POST',
        path: 'checkout/cart',
        body: {
          tipo: 'produto',
          itens: [
            { idProduto: 101, idAtributoSimples: 0, quantidade: 2 },
            { idProduto: 103, idAtributoSimples: 42, quantidade: 1 }
          ]
        }
      }
    ])
  })

  test('spec 5: leaves out a product for adults', async () => {
    const produtos = [product(101, 2), product(105, 1, { idadeMinima: 18 })]
    const { status, writes } = await add({ list: list({ produtos }), shop: http(404) }, { 'quantidade-105': '1' })
    expect(status).toBe(303)
    expect(writes.at(-1)?.body).toMatchObject({ itens: [{ idProduto: 101 }] })
    const alone = await add({ list: list({ produtos: [product(105, 1, { idadeMinima: 18 })] }) })
    expect([alone.status, alone.writes]).toEqual([422, []])
  })

  test('adds the chosen quantities and options, and leaves out what is not chosen', async () => {
    const { writes } = await add(
      { shop: http(404) },
      { 'quantidade-101': '0', 'quantidade-103': '3', 'atributo-103': '41' }
    )
    expect(writes.at(-1)?.body).toMatchObject({ itens: [{ idProduto: 103, idAtributoSimples: 42, quantidade: 3 }] })
  })

  test.each([
    http(404, 'Nada aqui'),
    http(501),
    http(500, 'Erro interno'),
    ok({ carrinho: [] }),
    ok({ carrinho: { tipo: 'produto', itens: [] } }),
    { ok: false, kind: 'timeout', status: 0, message: '' } as const
  ])('adds the products themselves where the API lacks list/shop: %j', async answer => {
    const { status, writes } = await add({ shop: answer })
    expect(status).toBe(303)
    expect(writes.at(-1)).toMatchObject({
      path: 'checkout/cart',
      body: { tipo: 'produto', itens: [{ idProduto: 101 }, { idProduto: 103, idAtributoSimples: 42 }] }
    })
  })

  test('may be one line of the cart, apart from the product of the same id', async () => {
    const whole = ok({ carrinho: { tipo: 'lista', itens: [{ idProduto: 101 }] } })
    const { writes } = await add({ shop: whole, cart: () => cart([{ product: 101, quantity: 4 }]) })
    expect(writes.slice(1)).toMatchObject([
      { method: 'POST', body: { tipo: 'lista', itens: [{ idProduto: 101, quantidade: 2 }] } }
    ])
  })

  test('raises an existing line, and adds the others', async () => {
    const { writes } = await add({ cart: () => cart([{ product: 101, quantity: 4 }]) })
    expect(writes.slice(1)).toMatchObject([
      { method: 'PUT', body: { idProduto: 101, quantidade: 6 } },
      { method: 'POST', body: { itens: [{ idProduto: 103 }] } }
    ])
  })

  test('shows a refusal of list/shop, and adds nothing', async () => {
    const { status, messages, writes } = await add({ shop: http(422, 'Restam 5 unidades.') })
    expect([status, messages, writes.length]).toEqual([422, ['Restam 5 unidades.'], 1])
  })

  test('shows a refusal of the cart, with what was typed', async () => {
    const mensagens = [{ tipo: 'erro', mensagem: 'Restam <b>5</b> unidades.' }]
    const refused = await add(
      { cart: ({ method }) => cart([], method === 'POST' ? { mensagens } : {}) },
      { 'quantidade-101': '9' }
    )
    expect(refused).toMatchObject({ status: 422, messages: ['Restam 5 unidades.'], typed: { 101: { quantity: '9' } } })
  })

  test.each([
    [{ 'quantidade-101': '0', 'quantidade-103': '0' }, 'Escolha a quantidade'],
    [{ 'quantidade-101': 'dois' }, 'Informe quantidades']
  ])('refuses %j without a call', async (fields, words) => {
    const { status, messages, writes } = await add({}, fields)
    expect([status, writes]).toEqual([422, []])
    expect(messages[0]).toContain(words)
  })

  test('answers 502 with the store’s message when the shop does not answer', async () => {
    const down = await add({ cart: () => http(500, 'SQLSTATE[HY000]') })
    expect(down).toMatchObject({ status: 502, messages: [expect.stringContaining('Não foi possível adicionar')] })
    expect(await add({ list: http(500) })).toMatchObject({ status: 502 })
  })
})
