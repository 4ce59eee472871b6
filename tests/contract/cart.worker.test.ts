import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, issuedSession, type Json, line, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'

const CART = 'checkout/cart'
const api = backend()

beforeAll(() => seedDatabase())

function add(...itens: object[]) {
  return { tipo: 'produto', itens }
}

describe('adding', () => {
  it('creates a line, raises it, and answers with the whole cart as the contract says', async () => {
    const ask = shopper()
    const { body } = await ask('POST', CART, add(line(ids.vitaminD, 2)))
    expectSchema('CartResponse', body)
    expect(body).toMatchObject({
      quantidadeItens: 1,
      quantidadeTotal: 2,
      total: 99.8,
      totalCarrinho: 99.8,
      mensagens: []
    })
    expect(body.subtotal).toMatchObject({
      valor: 99.8,
      descontoVista: { valor: 94.81, porcentagem: 5, desconto: 4.99 }
    })
    expect(body.url).toBe('https://loja.seiva.example/checkout/carrinho')
    expect(body.carrinho.url).toBe(body.url)
    const raised = (await ask('POST', CART, add(line(ids.vitaminD, 1)))).body
    expect(raised.itens).toHaveLength(1)
    expect(raised.itens[0].hash).toEqual(line(ids.vitaminD, 3))
  })

  it('accepts numbers as strings', async () => {
    const { body } = await api.get('url/product/detail?url=/whey-900-g-pico')
    const { carrinho } = body.conteudo.atributos.simples.valores[1]
    const answer = await shopper()('POST', CART, carrinho)
    expect(answer.body.itens[0]).toMatchObject({
      hash: { idProduto: ids.whey, idAtributoSimples: ids.vanilla, quantidade: 1 },
      precos: { precoPor: 159.9 },
      atributos: { simples: { atributoValor: { label: 'Baunilha' } } }
    })
  })

  it('has the price as list price where there is none', async () => {
    const { body } = await shopper()('POST', CART, add(line(ids.creatine, 1)))
    const { precoDe, precoPor } = body.itens[0].precos
    expect(precoPor).toBeGreaterThan(0)
    expect(precoDe).toBe(precoPor)
  })

  it('keeps 50 parallel adds', async () => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.creatine, 1)))
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('POST', CART, add(line(ids.vitaminD, 1)))))
    expect(answers.every(answer => answer.status === 200)).toBe(true)
    const { itens } = (await ask('GET', CART)).body
    expect(itens.map((item: Json) => item.quantidade)).toEqual([1, 50])
  })

  it('never exceeds the stock in parallel', async () => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.vitaminD, 1)))
    await Promise.all(Array.from({ length: 12 }, () => ask('POST', CART, add(line(ids.creatine, 1)))))
    const { itens } = (await ask('GET', CART)).body
    expect(itens.find((item: Json) => item.hash.idProduto === ids.creatine).quantidade).toBe(5)
  })

  it('keeps texts apart and charges for them', async () => {
    const ask = shopper()
    const written = (adicional: string) => line(ids.shaker, 1, { adicional })
    const { body } = await ask('POST', CART, add(written('Ana'), written('Rui'), written('Ana')))
    expect(body.itens.map((item: Json) => [item.hash.adicional, item.quantidade])).toEqual([
      ['Ana', 2],
      ['Rui', 1]
    ])
    expect(body.itens[0].precos.precoPor).toBe(49.9)
    expect(body.total).toBe(149.7)
  })

  it('adds a whole list as its products, with the first flavour in stock', async () => {
    const { body } = await shopper()('POST', CART, { tipo: 'lista', itens: [{ idProduto: 1, quantidade: 1 }] })
    expect(body.itens.map((item: Json) => [item.hash.idProduto, item.hash.idAtributoSimples, item.quantidade])).toEqual(
      [
        [ids.whey, ids.chocolate, 1],
        [ids.creatine, 0, 2]
      ]
    )
  })
})

describe('buying together', () => {
  it('costs what the product’s page shows, and says so', async () => {
    const ask = shopper()
    const { body } = await ask('POST', CART, add(line(ids.vitaminD, 1), line(ids.tonic, 2)))
    expectSchema('CartResponse', body)
    expect(body.itens.map((item: Json) => item.precos.total)).toEqual([49.9, 85.5])
    expect(body.total).toBe(135.4)
    expect(body.promocoes).toEqual([{ id: ids.tonic, nome: 'Compre junto: Vinho tônico', desconto: 4.5 }])
    const alone = (await ask('DELETE', CART, line(ids.vitaminD, 1))).body
    expect([alone.total, alone.promocoes]).toEqual([90, []])
  })
})

describe('refusals answer 200 with messages and change nothing', () => {
  const refused: [string, object[], RegExp][] = [
    ['stock', [line(ids.creatine, 6)], /Restam <b>5<\/b> unidades/],
    ['the stock of a flavour', [line(ids.whey, 4, { idAtributoSimples: ids.vanilla })], /Restam <b>3<\/b>/],
    ['the limit per order', [line(ids.limited, 4)], /<b>3<\/b> unidades por pedido/],
    ['the limit per line', [line(ids.vitaminD, 100)], /até <b>99<\/b> unidades/],
    ['a sold-out product', [line(ids.soldOut, 1)], /indisponível/],
    ['a sold-out flavour', [line(ids.whey, 1, { idAtributoSimples: ids.soldOutFlavour })], /indisponível/],
    ['a product on request', [line(ids.quote, 1)], /indisponível/],
    ['an unknown product', [line(999_999, 1)], /não encontrado/],
    ['a missing choice', [line(ids.whey, 1)], /Escolha uma opção/],
    ['a choice of another product', [line(ids.creatine, 1, { idAtributoSimples: ids.vanilla })], /Escolha uma opção/],
    ['a missing text', [line(ids.shaker, 1)], /Preencha o texto/],
    ['a text too long', [line(ids.shaker, 1, { adicional: 'Maximiliano José' })], /até 12 caracteres/],
    ['one of several', [line(ids.vitaminD, 1), line(ids.creatine, 6)], /Restam/],
    ['the sum of equal items', [line(ids.creatine, 3), line(ids.creatine, 3)], /Restam/],
    ['stock shared by several texts', [line(ids.creatine, 3, { adicional: 'a' }), line(ids.creatine, 3)], /Restam/],
    ['an enormous quantity', [line(ids.vitaminD, 999_999_999)], /99/]
  ]

  it.each(refused)('%s', async (_, items, message) => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.tonic, 1)))
    const { status, body } = await ask('POST', CART, add(...items))
    expect(status).toBe(200)
    expectSchema('CartResponse', body)
    expect(body.mensagens[0].mensagem).toMatch(message)
    expect(body.mensagens[0].tipo).toBe('erro')
    expect((await ask('GET', CART)).body.itens.map((item: Json) => item.hash.idProduto)).toEqual([ids.tonic])
  })

  it('escapes names, and speaks English when asked to', async () => {
    const { body } = await shopper()('POST', CART, add(line(ids.creatine, 6)), { 'Accept-Language': 'en' })
    expect(body.mensagens[0].mensagem).toBe(
      'Not enough in stock. <b>5</b> units of <b>Creatine 300 g &quot;Pico&quot; &amp; Co</b> are left.'
    )
  })

  it('holds for more than a hundred lines', async () => {
    const ask = shopper()
    const many = Array.from({ length: 130 }, (_, index) => index).filter(index => index % 13 !== 0)
    const lines = many.slice(0, 101).map(index => line(ids.firstOfMany + index, 1))
    expect((await ask('POST', CART, add(...lines.slice(0, 100)))).body.quantidadeItens).toBe(100)
    const { body } = await ask('POST', CART, add(...lines.slice(100)))
    expect(body.mensagens[0].mensagem).toMatch(/100/)
    expect(body.quantidadeItens).toBe(100)
    expect((await ask('POST', CART, add(...lines.slice(0, 1)))).body.mensagens).toEqual([])
  })

  it('makes no session', async () => {
    const answer = await api.send('POST', CART, { body: add(line(ids.soldOut, 1)) })
    expect(answer.headers.has('set-cookie')).toBe(false)
  })
})

describe('changing a line', () => {
  it('sets the quantity, removes at 0, and deletes', async () => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.vitaminD, 5), line(ids.creatine, 1), line(ids.limited, 1)))
    expect((await ask('PUT', CART, line(ids.vitaminD, 2))).body.itens[0].quantidade).toBe(2)
    expect((await ask('PUT', CART, line(ids.creatine, 0))).body.quantidadeItens).toBe(2)
    const { body } = await ask('DELETE', CART, { tipo: 'produto', ...line(ids.limited, 1) })
    expectSchema('CartResponse', body)
    expect(body.itens.map((item: Json) => item.hash.idProduto)).toEqual([ids.vitaminD])
  })

  it('refuses what the stock does not give, and counts the other lines of the unit', async () => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.creatine, 2, { adicional: 'a' }), line(ids.creatine, 2)))
    const { body } = await ask('PUT', CART, line(ids.creatine, 4))
    expect(body.mensagens).toHaveLength(1)
    expect(body.quantidadeTotal).toBe(4)
    expect((await ask('PUT', CART, line(ids.creatine, 3))).body.quantidadeTotal).toBe(5)
  })

  it.each(['PUT', 'DELETE'])('%s of a line that is not there is a 404 and makes none', async method => {
    const ask = shopper()
    const answer = await ask(method, CART, line(ids.vitaminD, 1))
    expect(answer.status).toBe(404)
    expectSchema('Error', answer.body)
    expect(issuedSession(answer)).toBeNull()
  })
})

describe('bodies', () => {
  const bad: [number, string, unknown][] = [
    [400, 'POST', 'not json'],
    [400, 'POST', []],
    [400, 'PUT', 'null'],
    [422, 'POST', {}],
    [422, 'POST', add()],
    [422, 'POST', add(line(ids.vitaminD, 0))],
    [422, 'POST', add(line(ids.vitaminD, -1))],
    [422, 'POST', add(line(ids.vitaminD, 1.5))],
    [422, 'POST', add({ ...line(ids.vitaminD, 1), quantidade: '1e3' })],
    [422, 'POST', add({ ...line(ids.vitaminD, 1), adicional: 'x'.repeat(201) })],
    [422, 'POST', add({ ...line(ids.vitaminD, 1), idProduto: { toString: 1 } })],
    [422, 'PUT', { idProduto: ids.vitaminD }],
    [422, 'DELETE', { idProduto: 'abc' }],
    [413, 'POST', { tipo: 'produto', padding: 'x'.repeat(70_000) }]
  ]

  it.each(bad)('answer %i to %s %j', async (status, method, body) => {
    const answer = await api.send(method, CART, { body })
    expect(answer.status).toBe(status)
    expectSchema('Error', answer.body)
  })

  it('name the field in the requested language', async () => {
    const body = add(line(ids.vitaminD, -1))
    const answer = await api.send('POST', CART, { body, headers: { 'Accept-Language': 'en' } })
    expect(answer.body.error).toBe('The value of the field itens.0.quantidade is not valid.')
  })
})

describe('a line of a changed product', () => {
  it('is priced anew for each answer, and shown but not counted once it cannot be bought', async () => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.limited, 2), line(ids.tonic, 1)))
    await env.DB.prepare('UPDATE products SET price_cents = 1234 WHERE id = ?').bind(ids.limited).run()
    expect((await ask('GET', CART)).body.total).toBe(69.68)
    await env.DB.prepare("UPDATE products SET status = 'indisponivel' WHERE id = ?").bind(ids.limited).run()
    const { body } = await ask('GET', CART)
    expectSchema('CartResponse', body)
    expect(body).toMatchObject({ quantidadeItens: 1, quantidadeTotal: 1, total: 45 })
    expect(body.itens).toHaveLength(2)
    expect(body.mensagens[0]).toMatchObject({ tipo: 'alerta' })
    // A successful change returns no messages: the lines themselves show what has changed.
    const changed = (await ask('PUT', CART, line(ids.tonic, 2))).body
    expect(changed.mensagens).toEqual([])
    expect(changed.itens[0]).toMatchObject({ status: 'indisponivel' })
    expect((await ask('PUT', CART, line(ids.limited, 0))).body.itens).toHaveLength(1)
  })
})

describe('Idempotency-Key', () => {
  it('makes a repeated change happen once, one after another or in parallel', async () => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.tonic, 1)))
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST', CART, add(line(ids.vitaminD, 1)), key))
    )
    expect(answers.map(answer => answer.body.quantidadeTotal)).toEqual(Array(10).fill(2))
    expect(answers.filter(answer => answer.headers.has('idempotent-replayed'))).toHaveLength(9)
  })

  it('refuses another body under the same key', async () => {
    const ask = shopper()
    await ask('POST', CART, add(line(ids.vitaminD, 1)), { 'Idempotency-Key': 'a' })
    const answer = await ask('POST', CART, add(line(ids.vitaminD, 2)), { 'Idempotency-Key': 'a' })
    expect(answer.status).toBe(422)
    expect((await ask('GET', CART)).body.quantidadeTotal).toBe(1)
  })

  it('repeats a removal without a 404, and an add of the last units without a refusal', async () => {
    const ask = shopper()
    const last = () => ask('POST', CART, add(line(ids.creatine, 5)), { 'Idempotency-Key': 'last' })
    await last()
    expect((await last()).body).toMatchObject({ mensagens: [], quantidadeTotal: 5 })
    const remove = () => ask('PUT', CART, line(ids.creatine, 0), { 'Idempotency-Key': 'gone' })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(200)
  })

  it('expires after a day, and must be valid', async () => {
    let now = Date.now()
    const ask = shopper(backend({ now: () => now }))
    await ask('POST', CART, add(line(ids.vitaminD, 1)), { 'Idempotency-Key': 'k' })
    now += 25 * 60 * 60 * 1000
    const again = await ask('POST', CART, add(line(ids.vitaminD, 2)), { 'Idempotency-Key': 'k' })
    expect(again.body.quantidadeTotal).toBe(3)
    expect((await ask('POST', CART, add(line(ids.vitaminD, 2)), { 'Idempotency-Key': 'x'.repeat(101) })).status).toBe(
      400
    )
  })
})
