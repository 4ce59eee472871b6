import { beforeAll, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { type Json, line, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'

const CART = 'checkout/cart'

beforeAll(() => seedDatabase())

const ofCart = (cep: string) => ({ cep, carrinho: true })
const add = (...itens: object[]) => ({ tipo: 'produto', itens })
const prices = ({ body }: { body: Json }) => body.fretes.map(({ valor }: Json) => valor)

it('shipment/list prices the session’s cart as one parcel', async () => {
  const ask = shopper()
  await ask('POST', CART, add(line(ids.vitaminD, 1)))
  const light = await ask('POST', 'shipment/list', ofCart('01310-100'))
  expect(light.status).toBe(200)
  expectSchema('ShipmentResponse', light.body)
  const alone = await ask('POST', 'shipment/product', { cep: '01310100', idProduto: ids.vitaminD })
  expect(light.body.fretes).toEqual(alone.body.fretes)
  await ask('POST', CART, add(line(ids.creatine, 1)))
  // Less than two separate parcels.
  expect(prices(await ask('POST', 'shipment/list', ofCart('01310100')))).toEqual(prices(light))
})

it('shipping of a cart is free from the threshold, after the coupon', async () => {
  const ask = shopper()
  await ask('POST', CART, add(line(ids.vitaminD, 4)))
  const { body } = await ask('GET', CART)
  expect([body.total > 199, body.total * 0.9 < 199]).toEqual([true, true])
  expect(prices(await ask('POST', 'shipment/list', ofCart('69000-000')))[0]).toBe(0)
  await ask('PUT', 'promotional/coupon/SEIVA10')
  expect(prices(await ask('POST', 'shipment/list', ofCart('69000-000')))[0]).toBeGreaterThan(0)
})

it('shipping of a cart is refused without a cart, without a CEP, and for another shopper’s cart', async () => {
  const ask = shopper()
  expect((await ask('POST', 'shipment/list', ofCart('01310100'))).status).toBe(404)
  await ask('POST', CART, add(line(ids.vitaminD, 1)))
  expect((await ask('POST', 'shipment/list', ofCart('123'))).status).toBe(422)
  expect((await ask('POST', 'shipment/list', { cep: '01310100', carrinho: 'sim' })).status).toBe(422)
  expect((await shopper()('POST', 'shipment/list', ofCart('01310100'))).status).toBe(404)
})
