import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, issuedSession, type Json, line, seedDatabase, shopper } from './backend.ts'
import { type Browser, customer, signIn } from './people.ts'
import { runs } from './runs.ts'

const CART = 'checkout/cart'
const api = backend()

beforeAll(() => seedDatabase())

function add(browser: Browser, ...itens: object[]) {
  return browser('POST', CART, { tipo: 'produto', itens })
}

/** The lines of a cart: product, option, text and quantity. */
async function contents(browser: Browser): Promise<[number, number, string, number][]> {
  const { body } = await browser('GET', CART)
  return body.itens.map(({ hash }: Json) => [hash.idProduto, hash.idAtributoSimples, hash.adicional, hash.quantidade])
}

describe("a visitor's cart", () => {
  it('is added to the customer’s own at sign-in', async () => {
    const { browser, self } = await customer(api)
    await add(browser, line(ids.vitaminD, 2), line(ids.creatine, 1))
    const phone = shopper(api)
    await add(phone, line(ids.vitaminD, 1), line(ids.whey, 1, { idAtributoSimples: ids.chocolate }))
    await signIn(phone, self.email)
    const both = [
      [ids.vitaminD, 0, '', 3],
      [ids.creatine, 0, '', 1],
      [ids.whey, ids.chocolate, '', 1]
    ]
    expect(await contents(phone)).toEqual(both)
    expect(await contents(browser)).toEqual(both)
  })

  it('becomes the customer’s at registration', async () => {
    const { browser, self } = await customerWithCart()
    expect(await contents(browser)).toEqual([[ids.creatine, 0, '', 2]])
    const answer = await browser('POST', 'checkout/logout')
    expect(answer.body.sucesso).toBe(true)
    expect(await contents(browser)).toEqual([])
    const other = shopper(api)
    await signIn(other, self.email)
    expect(await contents(other)).toEqual([[ids.creatine, 0, '', 2]])
  })

  it('is added within stock, limits and the length of a cart', async () => {
    const { browser, self } = await customer(api)
    // Creatine has five units; two of `limited` are sold per order.
    await add(browser, line(ids.creatine, 3), line(ids.limited, 1), line(ids.shaker, 60, { adicional: 'Ana' }))
    const phone = shopper(api)
    await add(phone, line(ids.creatine, 4), line(ids.limited, 2), line(ids.shaker, 60, { adicional: 'Ana' }))
    await signIn(phone, self.email)
    const limit = await env.DB.prepare('SELECT quantity_limit FROM products WHERE id = ?')
      .bind(ids.limited)
      .first('quantity_limit')
    expect(await contents(phone)).toEqual([
      [ids.creatine, 0, '', 5],
      [ids.limited, 0, '', limit],
      [ids.shaker, 0, 'Ana', 99]
    ])
  })

  it('shares the remaining units among its lines', async () => {
    const { browser, self } = await customer(api)
    await add(browser, line(ids.creatine, 1))
    const phone = shopper(api)
    await add(phone, line(ids.creatine, 2, { idUnidadeVenda: 30 }), line(ids.creatine, 3))
    await signIn(phone, self.email)
    const { body } = await phone('GET', CART)
    const quantities = body.itens.map(({ hash }: Json) => [hash.idUnidadeVenda, hash.quantidade])
    expect(quantities).toEqual([
      [0, 3],
      [30, 2]
    ])
  })

  it('never makes a cart longer than a hundred lines', async () => {
    const { browser, self } = await customer(api)
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => line(ids.shaker, 1, { adicional: `nome ${from + index}` }))
    expect((await add(browser, ...named(0, 49))).body.mensagens).toEqual([])
    expect((await add(browser, ...named(49, 48))).body.mensagens).toEqual([])
    const phone = shopper(api)
    await add(phone, ...named(95, 10))
    await signIn(phone, self.email)
    const all = await contents(phone)
    expect(all).toHaveLength(100)
    expect(all.filter(([, , , quantity]) => quantity === 2)).toHaveLength(2)
  })

  it('keeps lines that cannot be bought any more, for the shopper to see', async () => {
    const { self } = await customer(api)
    const phone = shopper(api)
    await add(phone, line(ids.tonic, 2))
    const stock = await env.DB.prepare('SELECT stock FROM products WHERE id = ?').bind(ids.tonic).first<number>('stock')
    await env.DB.prepare('UPDATE products SET stock = 0 WHERE id = ?').bind(ids.tonic).run()
    await signIn(phone, self.email)
    expect((await phone('GET', CART)).body.itens).toMatchObject([{ status: 'indisponivel', quantidade: 2 }])
    await env.DB.prepare('UPDATE products SET stock = ? WHERE id = ?').bind(stock, ids.tonic).run()
  })

  it('moves once for two parallel logins', async () => {
    const { self } = await customer(api)
    const visitor = shopper(api)
    const Session = issuedSession(await add(visitor, line(ids.vitaminD, 2))) ?? ''
    const body = { usuario: self.email, senha: self.senha }
    const send = () => api.send('POST', 'checkout/login', { body, headers: { Session } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const other = shopper(api)
    await signIn(other, self.email)
    expect(await contents(other)).toEqual([[ids.vitaminD, 0, '', 2]])
  })

  it('stays with the visitor when the login fails', async () => {
    const visitor = shopper(api)
    await add(visitor, line(ids.vitaminD, 2))
    expect((await signIn(visitor, 'ninguem@exemplo.example')).status).toBe(401)
    expect(await contents(visitor)).toEqual([[ids.vitaminD, 0, '', 2]])
  })

  it('recognises a change that is repeated after the login', async () => {
    const { self } = await customer(api)
    const visitor = shopper(api)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const item = { tipo: 'produto', itens: [line(ids.vitaminD, 2)] }
    await visitor('POST', CART, item, key)
    await signIn(visitor, self.email)
    const again = await visitor('POST', CART, item, key)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await contents(visitor)).toEqual([[ids.vitaminD, 0, '', 2]])
  })
})

describe("a customer's cart", () => {
  it('takes every change of two devices at once', async () => {
    const { browser, self } = await customer(api)
    const phone = shopper(api)
    await signIn(phone, self.email)
    const adds = Array.from({ length: 20 }, (_, index) => add(index % 2 ? browser : phone, line(ids.vitaminD, 1)))
    const answers = await Promise.all(adds)
    expect(answers.filter(({ body }) => body.mensagens.length === 0)).toHaveLength(20)
    for (const device of [browser, phone]) expect(await contents(device)).toEqual([[ids.vitaminD, 0, '', 20]])
  })

  it('gets nothing of a visitor’s cart of a month ago', async () => {
    let now = Date.now()
    const later = backend({ now: () => now })
    const { self } = await customer(later)
    const visitor = shopper(later)
    await add(visitor, line(ids.vitaminD, 1))
    now += 31 * 24 * 60 * 60 * 1000
    await signIn(visitor, self.email)
    expect(await contents(visitor)).toEqual([])
  })
})

describe('a change under way while the session ends', () => {
  it('is refused, and sets no session that would replace the new one', async () => {
    const { self } = await customer(api)
    const visitor = shopper(api)
    const Session = issuedSession(await add(visitor, line(ids.vitaminD, 1))) ?? ''
    await signIn(visitor, self.email)
    const body = { tipo: 'produto', itens: [line(ids.vitaminD, 1)] }
    for (const [headers, error] of [
      [{ Session }, 'A sua sessão mudou. Tente de novo.'],
      [{ Session, 'Accept-Language': 'en' }, 'Your session has changed. Try again.']
    ] as const) {
      const late = await api.send('POST', CART, { body, headers })
      expect(late).toMatchObject({ status: 409, body: { error } })
      expect(late.headers.has('set-cookie')).toBe(false)
    }
    expect(await contents(visitor)).toEqual([[ids.vitaminD, 0, '', 1]])
  })

  it('is in the cart or refused, never lost, when adds and a login are parallel', async () => {
    const { self } = await customer(api)
    const visitor = shopper(api)
    const Session = issuedSession(await add(visitor, line(ids.vitaminD, 1))) ?? ''
    const body = { tipo: 'produto', itens: [line(ids.vitaminD, 1)] }
    const adds = Array.from({ length: 10 }, () => api.send('POST', CART, { body, headers: { Session } }))
    const [, ...answers] = await Promise.all([signIn(visitor, self.email), ...adds])
    const taken = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 409).length).toBe(10 - taken)
    expect(await contents(visitor)).toEqual([[ids.vitaminD, 0, '', 1 + taken]])
  })
})

describe('two customers', () => {
  it('see nothing of each other in hundreds of interleaved calls', async () => {
    const ana = await customer(api, { nomeRazao: 'Ana Beatriz Prado' })
    const rui = await customer(api, { nomeRazao: 'Rui Tavares Lima' })
    const people = [
      { ...ana, product: ids.vitaminD, favourite: ids.whey, cep: '01310-100', other: rui },
      { ...rui, product: ids.creatine, favourite: ids.shaker, cep: '80010-000', other: ana }
    ]
    for (const { browser, product, favourite, cep } of people) {
      await add(browser, line(product, 1))
      await browser('POST', 'wishlist/add', { idProduto: favourite })
      await browser('POST', 'checkout/zipcode', { cep })
    }
    const calls = ['checkout/user', CART, 'wishlist', 'login'] as const
    for (let turn = 0; turn < runs(200); turn++) {
      const self = people[turn % 2] ?? people[0]
      if (!self) continue
      const call = calls[Math.floor(turn / 2) % calls.length] ?? CART
      // Sometimes with a new session, sometimes with an anonymous call in between.
      const answer = call !== 'login' ? await self.browser('GET', call) : await relogin(self, turn)
      const text = JSON.stringify(answer.body)
      for (const secret of [self.other.self.email, self.other.self.nomeRazao, self.other.self.cpf])
        if (text.includes(secret)) expect.fail(`call ${turn} (${call}) told of the other`)
      if (call === CART) expect(answer.body.itens.map((item: Json) => item.hash.idProduto)).toEqual([self.product])
      if (call === 'wishlist') expect(answer.body.favoritos).toEqual([self.favourite])
      if (call === 'checkout/user') expect(answer.body).toMatchObject({ id: self.id, endereco: { cep: self.cep } })
    }
  }, 120_000)

  it('leave nothing to the next one in the same browser', async () => {
    const ana = await customer(api)
    const rui = await customer(api)
    await add(ana.browser, line(ids.vitaminD, 2))
    await ana.browser('POST', 'wishlist/add', { idProduto: ids.whey })
    // Without a logout in between: her cart stays hers.
    await signIn(ana.browser, rui.self.email)
    expect(await contents(ana.browser)).toEqual([])
    expect((await ana.browser('GET', 'wishlist')).body.favoritos).toEqual([])
    expect((await ana.browser('GET', 'checkout/user')).body.email).toBe(rui.self.email)
    const phone = shopper(api)
    await signIn(phone, ana.self.email)
    expect(await contents(phone)).toEqual([[ids.vitaminD, 0, '', 2]])
  })
})

function relogin({ browser, self }: { browser: Browser; self: { email: string } }, turn: number) {
  return turn % 50 < 2 ? signIn(browser, self.email) : browser('POST', 'wishlist/verify', { idProduto: ids.tonic })
}

async function customerWithCart() {
  const { self } = await customer(api)
  const browser = shopper(api)
  await add(browser, line(ids.creatine, 2))
  const fresh = { ...self, email: `novo-${self.email}`, cpf: '390.533.447-05' }
  await browser('POST', 'checkout/register', fresh)
  return { browser, self: fresh }
}
