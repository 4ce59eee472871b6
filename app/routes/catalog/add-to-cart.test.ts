import { describe, expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import type { Refusal } from '../../sections/product-detail/buy/order.ts'
import { addToCartAction } from './add-to-cart.server.ts'

const ORIGIN = 'https://loja.example'

type Answer = (call: ApiCall) => ApiResult<unknown>

function ok(data: unknown): ApiResult<unknown> {
  return { ok: true, data }
}

function detail(atributos: unknown = [], more: object = {}) {
  const precos = { de: 0, por: 149.9, vista: 149.9, parcelamento: [] }
  const sold = { id: 103, nome: 'Whey', status: 'disponivel', estoque: 9, precos, atributos, url: `${ORIGIN}/whey` }
  const conteudo = { ...sold, ...more }
  return ok({ estrutura: {}, conteudo, info: [] })
}

const flavours = { simples: { nome: 'Sabor', valores: [flavour(41), flavour(42)] } }

function flavour(id: number) {
  return { idAtributoValor: id, label: `Sabor ${id}`, estoque: 5, precos: { por: 149.9 } }
}

function cart(lines: { attribute: number; quantity: number }[], extra: object = {}) {
  const itens = lines.map(({ attribute, quantity }) => ({
    nome: 'Whey',
    quantidade: quantity,
    hash: { idProduto: 103, idAtributoSimples: attribute, idUnidadeVenda: 0, idArmazem: 0, adicional: '' }
  }))
  return ok({ itens, total: 149.9, url: `${ORIGIN}/checkout/carrinho`, ...extra })
}

function shop(product: Answer, cartAnswer: Answer) {
  const writes: ApiCall[] = []
  const scope: RequestScope = {
    ...REQUEST,
    transport: async call => product(call),
    personalTransport: async call => {
      if (call.method !== 'GET') writes.push(call)
      return cartAnswer(call)
    }
  }
  return { scope, writes }
}

function submit(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function refused(result: Awaited<ReturnType<typeof addToCartAction>>): Promise<{ status: number } & Refusal> {
  if (result instanceof Response) throw new Error(`led to ${result.headers.get('location')}`)
  return { status: result.init?.status ?? 200, ...result.data }
}

describe('the buy form without JavaScript', () => {
  test('adds a new line and redirects to the cart’s path', async () => {
    const { scope, writes } = shop(
      () => detail(flavours),
      () => cart([])
    )
    const result = await addToCartAction(submit({ quantidade: '2', atributo: '42' }), scope, '/whey')
    expect(result).toBeInstanceOf(Response)
    expect(result).toMatchObject({ status: 303 })
    expect(result instanceof Response && result.headers.get('location')).toBe('/checkout/carrinho')
    expect(writes).toMatchObject([
      { method: 'POST', body: { tipo: 'produto', itens: [{ idProduto: 103, idAtributoSimples: 42, quantidade: 2 }] } }
    ])
  })

  test('raises an existing line to an absolute quantity', async () => {
    const { scope, writes } = shop(
      () => detail(flavours),
      () => cart([{ attribute: 42, quantity: 3 }])
    )
    await addToCartAction(submit({ quantidade: '2', atributo: '42' }), scope, '/whey')
    expect(writes).toMatchObject([{ method: 'PUT', body: { idProduto: 103, idAtributoSimples: 42, quantidade: 5 } }])
  })

  test.each(['0', '-1', 'abc', '1.5'])('a quantity of %s is refused, nothing is written', async quantidade => {
    const { scope, writes } = shop(
      () => detail(),
      () => cart([])
    )
    const refusal = await refused(await addToCartAction(submit({ quantidade }), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, typed: { quantity: quantidade }, problems: { quantity: 'invalid' } })
    expect(writes).toEqual([])
  })

  test('adds another option of a product as a line of its own', async () => {
    const { scope, writes } = shop(
      () => detail(flavours),
      () => cart([{ attribute: 42, quantity: 3 }])
    )
    await addToCartAction(submit({ quantidade: '1', atributo: '41' }), scope, '/whey')
    expect(writes).toMatchObject([{ method: 'POST', body: { itens: [{ idAtributoSimples: 41, quantidade: 1 }] } }])
  })

  test('asks for a choice, keeps what was typed and writes nothing', async () => {
    const { scope, writes } = shop(
      () => detail(flavours),
      () => cart([])
    )
    const refusal = await refused(await addToCartAction(submit({ quantidade: '4' }), scope, '/whey'))
    expect(refusal).toEqual({
      status: 422,
      messages: [],
      problems: { attribute: true },
      typed: { quantity: '4', attribute: '', texts: {}, recurrence: '' }
    })
    expect(writes).toEqual([])
  })

  test('shows why the server refused, without markup', async () => {
    const messages = [{ tipo: 'erro', mensagem: 'Restam <b>5</b> unidades.' }]
    const { scope } = shop(
      () => detail(),
      ({ method }) => cart([], method === 'GET' ? {} : { mensagens: messages })
    )
    const refusal = await refused(await addToCartAction(submit({ quantidade: '9' }), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, messages: ['Restam 5 unidades.'], problems: {} })
  })

  test.each([
    [{ ok: false, kind: 'timeout', status: 0, message: '' }, 502, 'Não foi possível adicionar ao carrinho.'],
    [{ ok: false, kind: 'http', status: 500, message: 'Erro interno' }, 502, 'Não foi possível adicionar ao carrinho.'],
    [{ ok: false, kind: 'http', status: 404, message: 'Produto desconhecido' }, 422, 'Produto desconhecido']
  ] as const)('reports a failure of the cart: %o', async (failure, status, words) => {
    const { scope } = shop(
      () => detail(),
      ({ method }) => (method === 'GET' ? cart([]) : failure)
    )
    const refusal = await refused(await addToCartAction(submit({ quantidade: '1' }), scope, '/whey'))
    expect(refusal.status).toBe(status)
    expect(refusal.messages[0]).toContain(words)
  })

  test('orders one for an empty quantity, and nothing for two quantities', async () => {
    const { scope, writes } = shop(
      () => detail(),
      () => cart([])
    )
    const twice = submit({ quantidade: '1' })
    twice.append('quantidade', '5')
    expect(await refused(await addToCartAction(twice, scope, '/whey'))).toMatchObject({
      status: 422,
      problems: { quantity: 'invalid' }
    })
    expect(writes).toEqual([])
    await addToCartAction(submit({ quantidade: '' }), scope, '/whey')
    expect(writes).toMatchObject([{ method: 'POST', body: { itens: [{ idProduto: 103, quantidade: 1 }] } }])
  })

  test.each([
    ['indisponivel', 'sem estoque'],
    ['sobConsulta', 'sob consulta']
  ])('says why nothing was added of a product that is %s', async (status, words) => {
    const { scope, writes } = shop(
      () => detail([], { status }),
      () => cart([])
    )
    const refusal = await refused(await addToCartAction(submit({ quantidade: '1' }), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, messages: [expect.stringContaining(words)] })
    expect(writes).toEqual([])
  })

  test('spec 5: sells a product for adults only to who confirms the age', async () => {
    const { scope, writes } = shop(
      () => detail([], { idadeMinima: 18 }),
      () => cart([])
    )
    const refusal = await refused(await addToCartAction(submit({ quantidade: '1' }), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, problems: { age: true } })
    expect(writes).toEqual([])
    const said = submit({ quantidade: '1', maioridade: 'sim' })
    expect(await addToCartAction(said, scope, '/whey')).toMatchObject({ status: 303 })
    expect(writes).toHaveLength(1)
  })

  test('refuses too many units, keeps what was typed and writes nothing', async () => {
    const { scope, writes } = shop(
      () => detail(),
      () => cart([])
    )
    const refusal = await refused(await addToCartAction(submit({ quantidade: '10' }), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, problems: { quantity: 'limit' }, typed: { quantity: '10' } })
    expect(writes).toEqual([])
  })
})

describe('a product with a custom text', () => {
  const engraving = {
    id: 7,
    nome: 'Nome',
    tipo: 'text',
    obrigatorio: 's',
    limitarValores: 's',
    valorMaximo: 8,
    preco: 10
  }
  const engraved = () => detail([], { personalizacoes: [engraving] })
  const payload = {
    carrinho: { tipo: 'produto', itens: [{ idProduto: '103', quantidade: '2', adicional: 'ANA', parametros: 'p' }] }
  }

  test('is configured by the server first, and added as the server says', async () => {
    const { scope, writes } = shop(engraved, ({ path }) => (path === 'product/shop' ? ok(payload) : cart([])))
    const result = await addToCartAction(submit({ quantidade: '2', 'texto-7': ' Ana\u0007 ' }), scope, '/whey')
    expect(result).toMatchObject({ status: 303 })
    expect(writes.map(({ path }) => path)).toEqual(['product/shop', 'checkout/cart'])
    expect(writes[0]?.body).toEqual({
      carrinho: true,
      produtos: [
        {
          id: 103,
          idAtributoValor: 0,
          preco: 149.9,
          quantidade: 2,
          personalizacao: [{ id: 7, tipo: 'text', preco: 10, multiplicarPreco: 'n', valorText: 'Ana' }]
        }
      ]
    })
    expect(writes[1]?.body).toMatchObject({ itens: [{ quantidade: 2, adicional: 'ANA', parametros: 'p' }] })
  })

  test.each([
    { ok: false, kind: 'http', status: 404, message: 'Nada aqui' },
    { ok: false, kind: 'http', status: 501, message: '' },
    { ok: false, kind: 'timeout', status: 0, message: '' },
    { ok: true, data: { carrinho: [] } }
  ] as const)('is added with its text where the API lacks that call: %o', async answer => {
    const { scope, writes } = shop(engraved, ({ path }) => (path === 'product/shop' ? answer : cart([])))
    await addToCartAction(submit({ 'texto-7': 'Ana' }), scope, '/whey')
    expect(writes[1]?.body).toMatchObject({
      itens: [{ idProduto: 103, adicional: 'Ana', parametros: expect.stringContaining('"valorText":"Ana"') }]
    })
  })

  test.each([
    [{}, { 7: 'empty' }],
    [{ 'texto-7': '   ' }, { 7: 'empty' }],
    [{ 'texto-7': 'Maximiliano' }, { 7: 'long' }]
  ])('shows %j beside its field, and makes no call', async (fields, texts) => {
    const { scope, writes } = shop(engraved, () => cart([]))
    const refusal = await refused(await addToCartAction(submit(fields), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, problems: { texts } })
    expect(writes).toEqual([])
  })

  test('shows the server’s message on a text beside its field', async () => {
    const fields = { 'produtos.0.personalizacao.0.valorText': 'Sem palavrões.' }
    const failure = { ok: false, kind: 'http', status: 422, message: 'Sem palavrões.', fields } as const
    const { scope, writes } = shop(engraved, () => failure)
    const refusal = await refused(await addToCartAction(submit({ 'texto-7': 'Ana' }), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, messages: [], problems: { texts: { 7: { said: 'Sem palavrões.' } } } })
    expect(writes).toHaveLength(1)
  })
})

describe('a subscription (spec 3: the module is active unless the settings say otherwise)', () => {
  const subscribable = () => detail([], { assinatura: true, recorrencias: [60, 30] })
  const payload = { carrinho: { tipo: 'produto', itens: [{ idProduto: '103', idUnidadeVenda: '60', adicional: '' }] } }
  const asked = { compra: 'assinatura', recorrencia: '60', quantidade: '2' }
  const shopped: Answer = ({ path }) => (path === 'product/shop' ? ok(payload) : cart([]))

  test('is configured by the server, and added with its interval as `parametros`', async () => {
    const { scope, writes } = shop(subscribable, shopped)
    expect(await addToCartAction(submit(asked), scope, '/whey')).toMatchObject({ status: 303 })
    expect(writes[0]).toMatchObject({
      path: 'product/shop',
      body: { produtos: [{ id: 103, quantidade: 2, assinatura: { recorrencia: 60 }, personalizacao: [] }] }
    })
    const line = { idUnidadeVenda: 60, quantidade: 2, parametros: '{"assinatura":{"recorrencia":60}}' }
    expect(writes[1]?.body).toMatchObject({ itens: [line] })
  })

  test('is a line of its own for each interval where the API does not configure it', async () => {
    const { scope, writes } = shop(subscribable, ({ path }) =>
      path === 'product/shop' ? { ok: false, kind: 'http', status: 404, message: '' } : cart([])
    )
    for (const recorrencia of ['30', '60']) await addToCartAction(submit({ ...asked, recorrencia }), scope, '/whey')
    const lines = writes.filter(({ path }) => path === 'checkout/cart').map(({ body }) => body)
    expect(lines).toMatchObject([
      { itens: [{ adicional: 'assinatura-30', parametros: '{"assinatura":{"recorrencia":30}}' }] },
      { itens: [{ adicional: 'assinatura-60', parametros: '{"assinatura":{"recorrencia":60}}' }] }
    ])
  })

  test.each<Record<string, string>>([{ compra: 'unica', recorrencia: '60' }, { recorrencia: '60' }])(
    '%j is bought once',
    async fields => {
      const { scope, writes } = shop(subscribable, () => cart([]))
      await addToCartAction(submit(fields), scope, '/whey')
      expect(writes).toMatchObject([
        { path: 'checkout/cart', body: { itens: [{ idUnidadeVenda: 0, parametros: '' }] } }
      ])
    }
  )

  test.each(['45', '', '60; drop'])('shows an interval of %j beside its field, and writes nothing', async days => {
    const { scope, writes } = shop(subscribable, shopped)
    const refusal = await refused(await addToCartAction(submit({ ...asked, recorrencia: days }), scope, '/whey'))
    expect(refusal).toMatchObject({ status: 422, problems: { recurrence: true } })
    expect(writes).toEqual([])
  })

  test('is refused when the module is inactive, and for a product without one', async () => {
    const inactive = shop(
      ({ path }) => (path === 'settings' ? ok({ modulos: { assinatura: false } }) : subscribable()),
      shopped
    )
    const plain = shop(() => detail(), shopped)
    for (const { scope, writes } of [inactive, plain]) {
      const refusal = await refused(await addToCartAction(submit(asked), scope, '/whey'))
      expect(refusal).toMatchObject({ problems: { recurrence: true } })
      expect(writes).toEqual([])
    }
  })
})

test('the age in the form is kept before the cart is called, and is not needed where a verifier gives it', async () => {
  const order: string[] = []
  const { scope } = shop(
    () => detail([], { idadeMinima: 18 }),
    ({ method }) => {
      order.push(method)
      return cart([])
    }
  )
  const confirmAge = (age: number) => void order.push(`confirmed ${age}`)
  const answered = submit({ quantidade: '1', maioridade: 'sim' })
  expect(await addToCartAction(answered, { ...scope, confirmAge }, '/whey')).toMatchObject({ status: 303 })
  expect(order).toEqual(['confirmed 18', 'GET', 'POST'])
  const plain = submit({ quantidade: '1' })
  const byAccount = { ...scope, confirmAge, adultVerifier: 'account' } as const
  expect(await addToCartAction(plain, byAccount, '/whey')).toMatchObject({ status: 303 })
  expect(order.filter(done => done.startsWith('confirmed'))).toHaveLength(1)
})

test('the form asks for the age where the shop marks adult products by a badge', async () => {
  const { scope, writes } = shop(
    () => detail([], { selos: [{ nome: 'Adultos', label: '+18' }] }),
    () => cart([])
  )
  const marked = { ...scope, adultMarks: [{ kind: 'selo', name: '+18' }] } as const
  const refusal = await refused(await addToCartAction(submit({ quantidade: '1' }), marked, '/whey'))
  expect(refusal).toMatchObject({ status: 422, problems: { age: true } })
  expect(writes).toEqual([])
  expect(await addToCartAction(submit({ quantidade: '1' }), scope, '/whey')).toMatchObject({ status: 303 })
})
