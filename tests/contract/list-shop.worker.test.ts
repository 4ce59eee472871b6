import { beforeAll, describe, expect, it } from 'vitest'
import { ids, store } from '../fixtures/store.ts'
import { backend, type Json, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'

const api = backend()

/** The store's list is open. This one has fixed quantities and contains a sold-out product. */
const fixedList = {
  slug: 'fechada',
  name: { pt: 'Fechada', en: 'Closed' },
  description: { pt: 'Fechada.', en: 'Closed.' },
  open: false,
  items: [
    { slug: 'creatina-300-g-pico', quantity: 2 },
    { slug: 'vitamina-esgotada', quantity: 1 }
  ]
}
const OPEN = 1
const FIXED = 2

beforeAll(() => seedDatabase({ ...store, lists: [...store.lists, fixedList] }))

function shop(idListaCompra: unknown, ...produtos: object[]) {
  return api.send('POST', 'list/shop', { body: { idListaCompra, carrinho: true, produtos } })
}

describe('a choice from a list', () => {
  it('becomes the body of a cart call, at the server’s prices', async () => {
    const chosen = [
      { id: ids.whey, idAtributoValor: ids.vanilla, preco: 0.01, quantidade: 2 },
      { id: ids.creatine, idAtributoValor: 0, preco: '1,00', quantidade: 3 }
    ]
    const answer = await shop(OPEN, ...chosen)
    expect(answer.status).toBe(200)
    expectSchema('ShopResponse', answer.body)
    const cart = (await shopper()('POST', 'checkout/cart', answer.body.carrinho)).body
    expect(cart.mensagens).toEqual([])
    expect(cart.itens.map((item: Json) => [item.hash.idProduto, item.quantidade])).toEqual([
      [ids.whey, 2],
      [ids.creatine, 3]
    ])
    expect(cart.total).toBe(589.5)
  })

  it('may be a part of the list', async () => {
    const { body } = await shop(OPEN, { id: String(ids.creatine) })
    expect(body.carrinho.itens).toHaveLength(1)
    expect((await shop(FIXED, { id: ids.creatine, quantidade: 2 })).status).toBe(200)
  })

  it.each<[string, number, unknown, object]>([
    ['a list that does not exist', 404, 99, { id: ids.creatine, quantidade: 1 }],
    ['a product of no list', 422, OPEN, { id: ids.vitaminD, quantidade: 1 }],
    ['an option that is missing', 422, OPEN, { id: ids.whey, quantidade: 1 }],
    ['an option of another product', 422, OPEN, { id: ids.creatine, idAtributoValor: ids.vanilla, quantidade: 1 }],
    ['an option that is sold out', 422, OPEN, { id: ids.whey, idAtributoValor: ids.soldOutFlavour, quantidade: 1 }],
    ['more than there is', 422, OPEN, { id: ids.creatine, quantidade: 6 }],
    ['nothing of it', 422, OPEN, { id: ids.creatine, quantidade: 0 }],
    ['a product that is sold out', 422, FIXED, { id: ids.soldOut, quantidade: 1 }],
    ['another quantity than a closed list has', 422, FIXED, { id: ids.creatine, quantidade: 1 }],
    ['a list without an id', 422, null, { id: ids.creatine, quantidade: 1 }]
  ])('is refused for %s', async (_, status, list, product) => {
    const answer = await shop(list, product)
    expect(answer.status).toBe(status)
    expectSchema('Error', answer.body)
    expect(answer.body.error).not.toMatch(/[<{]/)
  })

  it('is refused when empty', async () => {
    expect((await shop(OPEN)).status).toBe(422)
  })
})

describe('shipping of a list', () => {
  const ship = (body: object) => api.send('POST', 'shipment/list', { body })

  it('is priced for its available products, in the requested number', async () => {
    const once = await ship({ cep: '01310-100', idLista: FIXED })
    expect(once.status).toBe(200)
    expectSchema('ShipmentResponse', once.body)
    expect(once.body.fretes[0].valor).toBeGreaterThan(0)
    const often = await ship({ cep: '01310100', idLista: FIXED, quantidade: 3 })
    expect(often.body.fretes[0]).toMatchObject({ valor: 0, tipo: 'gratis' })
  })

  it('needs a CEP and a list', async () => {
    expect((await ship({ cep: '123', idLista: OPEN })).status).toBe(422)
    expect((await ship({ cep: '01310100', idLista: 99 })).status).toBe(404)
    expect((await ship({ cep: '01310100' })).status).toBe(422)
  })
})
