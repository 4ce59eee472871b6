import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, line, seedDatabase, shopper } from './backend.ts'

const CART = 'checkout/cart'
const OF_AGE = { 'shopper-age': '18' }

beforeAll(() => seedDatabase())

function add(...itens: object[]) {
  return { tipo: 'produto', itens }
}

describe('a product for adults', () => {
  it('is refused by every call without a verified age, with everything sent beside it', async () => {
    for (const age of [0, 17, Number.NaN]) {
      const ask = shopper(backend(), age)
      const { status, body } = await ask('POST', CART, add(line(ids.vitaminD, 1), line(ids.tonic, 1)))
      expect(status).toBe(200)
      expect(body.mensagens[0].mensagem).toMatch(/é só para maiores de 18 anos/)
      expect(body.itens).toEqual([])
    }
  })

  it('is added with a verified age, and then lowered and removed without one, but not raised', async () => {
    const ask = shopper(backend(), 0)
    expect((await ask('POST', CART, add(line(ids.tonic, 2)), OF_AGE)).body.mensagens).toEqual([])
    const raised = await ask('PUT', CART, { tipo: 'produto', ...line(ids.tonic, 3) })
    expect(raised.body).toMatchObject({ quantidadeTotal: 2, mensagens: [{ tipo: 'erro' }] })
    const lowered = await ask('PUT', CART, { tipo: 'produto', ...line(ids.tonic, 1) })
    expect(lowered.body).toMatchObject({ quantidadeTotal: 1, mensagens: [] })
    expect((await ask('POST', CART, add(line(ids.vitaminD, 1)))).body).toMatchObject({ mensagens: [] })
    const removed = await ask('DELETE', CART, { tipo: 'produto', ...line(ids.tonic, 1) })
    expect(removed.body.itens).toHaveLength(1)
  })

  it('is refused by the form of the demonstration’s checkout too', async () => {
    const { app } = backend()
    const form = (headers: object) =>
      app.fetch(
        new Request('https://loja.seiva.example/checkout/carrinho/adicionar', {
          method: 'POST',
          headers: { 'app-token': 'token-of-tests', ...headers },
          body: new URLSearchParams({ idProduto: String(ids.tonic), quantidade: '1' })
        })
      )
    expect((await form({})).status).toBe(200)
    expect((await form(OF_AGE)).status).toBe(303)
  })
})
