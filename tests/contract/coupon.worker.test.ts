import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, type Json, line, ORIGIN, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'
import { customer, signIn } from './people.ts'

const CART = 'checkout/cart'
const TERMS = '10% de desconto em cada entrega · Cancele quando quiser'
const COUPON = 'promotional/coupon/SEIVA10'
let now = Date.now()
const api = backend({ now: () => now })

beforeAll(() => seedDatabase())

function add(...itens: object[]) {
  return { tipo: 'produto', itens }
}

describe('a coupon', () => {
  it('lowers the total, and the cart says by how much', async () => {
    const ask = shopper(api)
    await ask('POST', CART, add(line(ids.vitaminD, 2), line(ids.creatine, 1)))
    const before = (await ask('GET', CART)).body
    const answer = await ask('PUT', 'promotional/coupon/seiva10')
    expect(answer.body).toEqual({ sucesso: true, mensagem: 'Cupom aplicado.' })
    expectSchema('Sucesso', answer.body)
    const { body } = await ask('GET', CART)
    expectSchema('CartResponse', body)
    const total = Math.round(before.total * 90) / 100
    expect(body).toMatchObject({ total, totalCarrinho: total, subtotal: { valor: total } })
    expect(body.promocoes).toEqual([
      {
        id: 0,
        nome: 'Cupom SEIVA10',
        desconto: Math.round((before.total - total) * 100) / 100,
        cupom: 'SEIVA10',
        removivel: true
      }
    ])
    expect(body.itens.map((item: Json) => item.precos)).toEqual(before.itens.map((item: Json) => item.precos))
    expect(body.subtotal.parcelamento[0].valorTotal).toBe(total)
    const english = await ask('GET', CART, undefined, { 'Accept-Language': 'en' })
    expect(english.body.promocoes[0].nome).toBe('Coupon SEIVA10')
  })

  it('stays while the cart changes, and counts once when entered again', async () => {
    const ask = shopper(api)
    for (let i = 0; i < 2; i++) await ask('PUT', COUPON)
    const { body } = await ask('POST', CART, add(line(ids.creatine, 1)))
    expect(body.promocoes).toHaveLength(1)
    const more = await ask('PUT', CART, line(ids.creatine, 2))
    expect(more.body.promocoes[0].desconto).toBe(body.promocoes[0].desconto * 2)
    expect((await ask('DELETE', CART, line(ids.creatine, 2))).body).toMatchObject({ total: 0, promocoes: [] })
  })

  it('moves with the cart at login, and shows on the order', async () => {
    const { self } = await customer(api)
    const ask = shopper(api)
    await ask('POST', CART, add(line(ids.creatine, 1)))
    await ask('PUT', COUPON)
    const session = /PHPSESSID=(\w+)/.exec((await signIn(ask, self.email)).headers.get('set-cookie') ?? '')?.[1]
    expect((await ask('GET', CART)).body.promocoes).toHaveLength(1)
    const page = await api.app.fetch(
      new Request(`${ORIGIN}/checkout/carrinho`, { headers: { Cookie: `PHPSESSID=${session}` } })
    )
    expect(await page.text()).toContain('Cupom SEIVA10')
  })

  it('can be taken off, which restores the total', async () => {
    const ask = shopper(api)
    const before = (await ask('POST', CART, add(line(ids.creatine, 1)))).body
    await ask('PUT', COUPON)
    const answer = await ask('DELETE', COUPON)
    expect(answer.body).toEqual({ sucesso: true, mensagem: 'Cupom retirado.' })
    expectSchema('Sucesso', answer.body)
    expect((await ask('GET', CART)).body).toEqual(before)
  })

  it('is refused when it is unknown or expired', async () => {
    await env.DB.prepare("INSERT INTO coupons VALUES ('ONTEM', 50, ?)")
      .bind(now + 60_000)
      .run()
    const ask = shopper(api)
    await ask('POST', CART, add(line(ids.creatine, 1)))
    await ask('PUT', 'promotional/coupon/ONTEM')
    expect((await ask('GET', CART)).body.promocoes).toHaveLength(1)
    now += 60_000
    expect((await ask('GET', CART)).body.promocoes).toEqual([])
    const gone = /^This coupon is no longer valid: it ended on \w+ \d+, \d{4}\.$/
    const none = /^This coupon is not valid: there is no such code\./
    for (const [code, reason] of [
      ['ONTEM', gone],
      ['NUNCA', none],
      ["'; --", none]
    ] as const) {
      const answer = await ask('PUT', `promotional/coupon/${encodeURIComponent(code)}`, undefined, {
        'Accept-Language': 'en'
      })
      expect(answer).toMatchObject({ status: 200, body: { sucesso: false, mensagem: expect.stringMatching(reason) } })
      expectSchema('Sucesso', answer.body)
    }
  })
})

describe('a subscription', () => {
  const whole = (item: Json) => [item.hash.idUnidadeVenda, item.quantidade, item.assinatura]

  it('spec 3: is sent in `parametros`, and each frequency is a line of its own', async () => {
    const ask = shopper(api)
    const often = (parametros: unknown) => line(ids.vitaminD, 1, { parametros })
    const items = ['', 'recorrencia=30', '{"recorrencia":60}', { recorrencia: 30 }, 'recorrencia=31'].map(often)
    const { body } = await ask('POST', CART, add(...items))
    expectSchema('CartResponse', body)
    expect(body.itens.map(whole)).toEqual([
      [0, 2, []],
      [30, 2, { recorrencia: 30, condicoes: TERMS }],
      [60, 1, { recorrencia: 60, condicoes: TERMS }]
    ])
  })

  it('is configured by product/shop', async () => {
    const ask = shopper(api)
    const produtos = [{ id: ids.vitaminD, quantidade: 1, assinatura: { recorrencia: 90 } }]
    const { carrinho } = (await ask('POST', 'product/shop', { carrinho: true, produtos })).body
    expect((await ask('POST', CART, carrinho)).body.itens.map(whole)).toEqual([
      [90, 1, { recorrencia: 90, condicoes: TERMS }]
    ])
  })

  it('is refused for a product without one', async () => {
    const ask = shopper(api)
    await env.DB.prepare('UPDATE products SET subscribable = 0 WHERE id = ?').bind(ids.creatine).run()
    const { body } = await ask('POST', CART, add(line(ids.creatine, 1, { parametros: 'recorrencia=30' })))
    expect(body.itens.map((item: Json) => item.assinatura)).toEqual([[]])
  })
})
