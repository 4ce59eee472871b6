import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, type Json, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'
import { type Browser, customer, signIn } from './people.ts'

const api = backend()
const MINIMAL = { Prefer: 'return=minimal' }

beforeAll(() => seedDatabase())

function change(browser: Browser, verb: 'add' | 'remove' | 'verify', idProduto: unknown) {
  const body = { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' }
  return browser('POST', `wishlist/${verb}`, body)
}

describe('favourites', () => {
  it('are an empty list for a visitor, without a new session', async () => {
    for (const [path, body] of [
      ['wishlist', { favoritos: [], produtos: [] }],
      ['wishlist?offset=1&limit=1', { favoritos: [], produtos: [] }]
    ] as const) {
      const answer = await api.get(path)
      expect(answer).toMatchObject({ status: 200, body })
      expectSchema('WishlistResponse', answer.body)
      expect(answer.headers.has('set-cookie')).toBe(false)
    }
    expect((await api.get('wishlist', { headers: MINIMAL })).body).toEqual({ favoritos: [] })
  })

  it('answer a visitor’s change with 401, in both languages', async () => {
    for (const verb of ['add', 'remove', 'verify']) {
      for (const [language, error] of [
        ['pt-BR', 'Faça login para continuar.'],
        ['en', 'Log in to continue.']
      ] as const) {
        const headers = { 'Accept-Language': language }
        const answer = await api.send('POST', `wishlist/${verb}`, { body: { idProduto: ids.whey }, headers })
        expect(answer).toMatchObject({ status: 401, body: { error } })
        expectSchema('Error', answer.body)
        expect(answer.headers.has('set-cookie')).toBe(false)
      }
    }
  })

  it('are added, verified and removed, with the same result when repeated', async () => {
    const { browser } = await customer(api)
    expect((await change(browser, 'verify', ids.whey)).body).toEqual({ sucesso: false })
    for (const idProduto of [ids.whey, String(ids.whey)]) {
      const added = await change(browser, 'add', idProduto)
      expect(added.body).toEqual({ sucesso: true })
      expectSchema('Sucesso', added.body)
    }
    expect((await change(browser, 'verify', ids.whey)).body).toEqual({ sucesso: true })
    expect((await browser('GET', 'wishlist')).body.favoritos).toEqual([ids.whey])
    for (let i = 0; i < 2; i++) expect((await change(browser, 'remove', ids.whey)).body).toEqual({ sucesso: true })
    expect((await change(browser, 'verify', ids.whey)).body).toEqual({ sucesso: false })
    expect((await browser('GET', 'wishlist')).body).toEqual({ favoritos: [], produtos: [] })
  })

  it('have their products as in listings, the newest first, sold out or not', async () => {
    const { browser, self } = await customer(api)
    for (const id of [ids.vitaminD, ids.soldOut, ids.whey]) await change(browser, 'add', id)
    const { body } = await browser('GET', 'wishlist')
    expectSchema('WishlistResponse', body)
    expect(body.favoritos).toEqual([ids.whey, ids.soldOut, ids.vitaminD])
    expect(body.produtos.map(({ id, status }: Json) => [id, status])).toEqual([
      [ids.whey, 'disponivel'],
      [ids.soldOut, 'indisponivel'],
      [ids.vitaminD, 'disponivel']
    ])
    expect((await browser('GET', 'wishlist', undefined, MINIMAL)).body).toEqual({ favoritos: body.favoritos })
    const second = (await browser('GET', 'wishlist?offset=1&limit=1')).body
    expect([second.favoritos, second.produtos.map(({ id }: Json) => id)]).toEqual([body.favoritos, [ids.soldOut]])
    const english = await browser('GET', 'wishlist', undefined, { 'Accept-Language': 'en' })
    const [pt, en] = [body, english.body].map(answer => answer.produtos.map((product: Json) => product.nome))
    expect(en).not.toEqual(pt)
    const phone = shopper(api)
    await signIn(phone, self.email)
    expect((await phone('GET', 'wishlist')).body.favoritos).toEqual(body.favoritos)
    expect((await phone('GET', 'wishlist', undefined, MINIMAL)).body).toEqual({ favoritos: body.favoritos })
  })

  it.each<[unknown, number]>([
    [999_999, 404],
    ['x', 422],
    [null, 422],
    [0, 422]
  ])('refuse the product %j', async (idProduto, status) => {
    const { browser } = await customer(api)
    const answer = await change(browser, 'add', idProduto)
    expect(answer.status).toBe(status)
    expectSchema('Error', answer.body)
    expect((await browser('GET', 'wishlist')).body.favoritos).toEqual([])
  })

  it('leave out a product that the catalogue lost, which can still be removed', async () => {
    const { browser, id } = await customer(api)
    const add = 'INSERT INTO favourites (customer_id, product_id, created_at) VALUES (?, 999998, 0)'
    await env.DB.prepare(add).bind(id).run()
    expect((await browser('GET', 'wishlist')).body.favoritos).toEqual([])
    expect((await change(browser, 'verify', 999_998)).status).toBe(404)
    expect((await change(browser, 'remove', 999_998)).body).toEqual({ sucesso: true })
  })

  it('are at most five hundred, in parallel too', async () => {
    const { browser, id } = await customer(api)
    const rows = Array.from({ length: 498 }, (_, index) =>
      env.DB.prepare('INSERT INTO favourites (customer_id, product_id, created_at) VALUES (?, ?, 0)').bind(
        id,
        500_000 + index
      )
    )
    await env.DB.batch(rows)
    const products = [ids.vitaminD, ids.soldOut, ids.whey, ids.creatine]
    const answers = await Promise.all(products.map(product => change(browser, 'add', product)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.error).toBe('Os favoritos podem ter até 500 produtos.')
    expectSchema('Error', refused?.body)
    await env.DB.prepare('DELETE FROM favourites WHERE customer_id = ?').bind(id).run()
  })
})

describe('the order Favoritos', () => {
  const listed = async () => {
    const { body } = await api.get('url/product/listing/category?url=/vitaminas&order=Favoritos&offset=0&limit=12')
    return body.conteudo.produtos.map(({ id }: Json) => id)
  }

  it('sorts by the number of customers who chose a product, then by popularity', async () => {
    await env.DB.prepare('DELETE FROM favourites').run()
    const byPopularity = (await api.get('url/product/listing/category?url=/vitaminas&offset=0&limit=12')).body
    const before: number[] = byPopularity.conteudo.produtos.map(({ id }: Json) => id)
    expect(await listed()).toEqual(before)
    const [first, second, third] = before
    const [ana, rui] = [await customer(api), await customer(api)]
    await change(ana.browser, 'add', third)
    await change(rui.browser, 'add', third)
    await change(rui.browser, 'add', second)
    expect((await listed()).slice(0, 3)).toEqual([third, second, first])
    await change(rui.browser, 'remove', third)
    await change(ana.browser, 'remove', third)
    expect((await listed()).slice(0, 2)).toEqual([second, first])
    const counts = await env.DB.prepare('SELECT * FROM favourite_counts').all()
    expect(counts.results).toEqual([{ product_id: second, customers: 1 }])
  })
})
