import { expect, test } from 'vitest'
import { readAdultMarks } from '../../../app/models/product/adult-mark.ts'
import { edgeOver, openEdge } from '../../../tests/support/edge.ts'
import { get, setUp } from '../../../tests/support/gateway.ts'
import { guardAdults } from './adult-guard.ts'

const CART = '/api/v2/front/checkout/cart'
const WINE = 7
const WHEY = 8
const MALBEC = 9

/** An API that serves only the contract: no minimum age anywhere. Its cart is a list of ids. */
function shop(user: object = { logado: false }) {
  let held: number[] = []
  const names = new Map([
    [WINE, 'Vinho Tinto 750 ml'],
    [WHEY, 'Whey Protein'],
    [MALBEC, 'Malbec Reserva']
  ])
  const itemOf = (id: number) => ({
    nome: names.get(id),
    tipo: 'produto',
    quantidade: 1,
    url: `https://api.example/p-${id}`,
    hash: { idProduto: id, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, adicional: '' }
  })
  const cart = () => Response.json({ itens: held.map(itemOf), total: 1 })

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('url/product/detail')) return page(Number(searchParams.get('url')?.slice(3)))
    if (pathname.endsWith('checkout/user')) return Response.json(user)
    if (request.method === 'GET') return cart()
    const body: { tipo?: string; itens?: { idProduto: number }[]; idProduto: number } = await request.json()
    if (request.method === 'DELETE') held = held.filter(id => id !== body.idProduto)
    else if (body.tipo === 'lista') held = [...held, WHEY, MALBEC]
    else held = [...held, ...(body.itens ?? []).map(({ idProduto }) => Number.parseInt(String(idProduto), 10))]
    return cart()
  }

  function page(id: number): Response {
    const breadcrumb = id === WHEY ? [{ label: 'Proteínas', url: '/proteinas' }] : [{ label: 'Vinhos', url: '/vinhos' }]
    return Response.json({ estrutura: { breadcrumb }, conteudo: { id, nome: names.get(id) } })
  }

  return { answer, held: () => held }
}

function write(body: object, { cookie = '', method = 'POST' } = {}) {
  const headers = { 'content-type': 'application/json', cookie: `__Host-sid=s1; ${cookie}` }
  return { method, headers, body: JSON.stringify(body) }
}

function add(...ids: unknown[]) {
  return { tipo: 'produto', itens: ids.map(idProduto => ({ idProduto, quantidade: 1 })) }
}

interface Refused {
  itens: { hash: { idProduto: number } }[]
  mensagens?: { mensagem: string }[]
}

test.each([
  ['named like a drink', add(WINE)],
  ['of a category of drinks', add(MALBEC)],
  ['beside others', add(WHEY, MALBEC, WINE)],
  ['of a list', { tipo: 'lista', itens: [{ idProduto: 3, quantidade: 1 }] }],
  ['whose id only the API can read', add(WHEY, `${MALBEC}abc`)]
])('an item %s does not stay in a cart without an answer', async (_, body) => {
  const { answer, held } = shop()
  const { ask } = openEdge({ answer })
  const { status, text } = await ask(CART, write(body))
  const cart: Refused = JSON.parse(text)
  expect(status).toBe(200)
  expect(cart.mensagens?.[0]?.mensagem).toMatch(/é só para maiores de 18 anos/)
  expect(held().filter(id => id !== WHEY)).toEqual([])
  expect(cart.itens.map(({ hash }) => hash.idProduto)).toEqual(held())
})

test('a raised line for adults is taken out as well, and the words are the shopper’s language', async () => {
  const { answer, held } = shop()
  const { ask } = openEdge({ answer })
  await ask(CART, write(add(WINE), { cookie: 'adult=18' }))
  const raise = { tipo: 'produto', idProduto: WINE, quantidade: 5 }
  const { text } = await ask(CART, write(raise, { method: 'PUT', cookie: 'language=1' }))
  expect(JSON.parse(text).mensagens[0].mensagem).toMatch(/is only for people over 18/)
  expect(held()).toEqual([])
})

test.each([0, '', null, false, [0]].map(quantidade => [quantidade]))(
  'a changed quantity of %j with items is judged as well',
  async quantidade => {
    const { answer, held } = shop()
    await openEdge({ answer }).ask(CART, write({ ...add(WINE), quantidade }, { method: 'PUT' }))
    expect(held()).toEqual([])
  }
)

test('a write of more items than could be taken out one by one is refused before the API stores it', async () => {
  const { answer, held } = shop()
  const { ask, calls } = openEdge({ answer })
  expect((await ask(CART, write(add(...Array(101).fill(WINE))))).status).toBe(413)
  expect((await ask(CART, write({ itens: { ...Array(101).fill({ idProduto: WINE }) } }))).status).toBe(413)
  expect([calls, held()]).toEqual([[], []])
  expect((await ask(CART, write(add(...Array(100).fill(WHEY))))).status).toBe(200)
})

test.each([429, 500])('a line that the API does not take out, with status %i, is no success', async status => {
  const { answer, held } = shop()
  const removals: number[] = []
  const busy = async (request: Request) => {
    const { idProduto } = request.method === 'DELETE' ? await request.clone().json<{ idProduto: number }>() : {}
    if (!idProduto) return answer(request)
    removals.push(idProduto)
    return idProduto === WINE ? Response.json({ error: 'Ocupado' }, { status }) : answer(request)
  }
  const answered = await openEdge({ answer: busy }).ask(CART, write(add(WINE, MALBEC)))
  expect([answered.status, JSON.parse(answered.text).mensagens]).toEqual([status, undefined])
  expect([removals, held()]).toEqual([[WINE, WINE, MALBEC], [WINE]])
})

test('the removal also happens for a shopper who has hung up', async () => {
  const { answer } = shop()
  const methods: string[] = []
  const { isolate, upstream, defer, settle } = setUp(request => {
    methods.push(request.method)
    return answer(request)
  })
  const config = { adultMarks: readAdultMarks('') ?? [], adultVerifier: 'declaration' } as const
  const guard = guardAdults({ gateway: isolate(), upstream, config })
  // A cancelled request leaves only the deferred work.
  void guard.call(get('checkout/cart', { method: 'POST', body: add(WINE) }), defer)
  await settle()
  expect(methods).toContain('DELETE')
})

test('an answer of this session lets it in, and nothing is read or taken out', async () => {
  const { answer, held } = shop()
  const { ask, calls } = openEdge({ answer })
  const { text } = await ask(CART, write(add(WINE), { cookie: 'adult=18' }))
  expect(JSON.parse(text).mensagens).toBeUndefined()
  expect(held()).toEqual([WINE])
  expect(calls.filter(call => call.startsWith('DELETE'))).toEqual([])
})

test('what the shopper adds later does not take out what entered with an answer, and neither does reading', async () => {
  const { answer, held } = shop()
  const { ask } = openEdge({ answer })
  await ask(CART, write(add(WINE), { cookie: 'adult=18' }))
  const { text } = await ask(CART, write(add(WHEY)))
  await ask(CART, { headers: { cookie: '__Host-sid=s1' } })
  expect(JSON.parse(text).mensagens).toBeUndefined()
  expect(held()).toEqual([WINE, WHEY])
})

test('a page that does not answer leaves the name to decide', async () => {
  const { answer, held } = shop()
  const down = (request: Request) =>
    request.url.includes('url/product') ? new Response('', { status: 500 }) : answer(request)
  const { ask } = openEdge({ answer: down })
  await ask(CART, write(add(WINE, WHEY)))
  expect(held()).toEqual([WHEY])
})

test('a removal that fails is tried again, and said to have failed', async () => {
  const { answer } = shop()
  let removals = 0
  const stuck = (request: Request) => {
    if (request.method !== 'DELETE') return answer(request)
    removals += 1
    return new Response('', { status: 302 })
  }
  const { status } = await openEdge({ answer: stuck }).ask(CART, write(add(WINE)))
  expect([status, removals]).toEqual([502, 2])
})

test.each([
  ['a visitor', { logado: false, nascimento: '1990-05-17' }, []],
  ['a customer without a date of birth', { logado: true, nascimento: '' }, []],
  ['a customer under age', { logado: true, nascimento: '2015-01-01' }, []],
  ['a customer of age', { logado: true, nascimento: '1990-05-17' }, [WINE]]
])('by the account: %s, whatever the cookie says', async (_, user, expected) => {
  const { answer, held } = shop(user)
  const { ask } = openEdge({ answer, vars: { ADULT_VERIFIER: 'account' } })
  await ask(CART, write(add(WINE), { cookie: 'adult=18' }))
  expect(held()).toEqual(expected)
})

test('left to the checkout: every item enters', async () => {
  const { answer, held } = shop()
  const { ask } = openEdge({ answer, vars: { ADULT_VERIFIER: 'checkout' } })
  await ask(CART, write(add(WINE)))
  expect(held()).toEqual([WINE])
})

test.each([
  ['off', [WINE]],
  ['off, categoria: Vinhos', []]
])('ADULT_MARKS=%s', async (marks, expected) => {
  const { answer, held } = shop()
  await openEdge({ answer, vars: { ADULT_MARKS: marks } }).ask(CART, write(add(WINE)))
  expect(held()).toEqual(expected)
})

test('the embedded backend is told the verified age, by calls and by the demonstration’s checkout', async () => {
  const { ask, seen } = edgeOver(() => Response.json({ itens: [], total: 0 }))
  await ask(CART, write(add(WINE), { cookie: 'adult=18' }))
  const form = new URLSearchParams({ idProduto: '7', quantidade: '1' })
  await ask('/checkout/carrinho/adicionar', { method: 'POST', body: form, headers: { cookie: 'adult=18' } })
  await ask(CART, write(add(WINE)))
  expect(seen.map(({ headers }) => headers.get('shopper-age') ?? '0')).toEqual(['18', '18', '0'])
})
