import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canShipCart, cheapestOption, type ShippedLine } from '../models/cart/cart-shipping.ts'
import { type ApiCall, toResult } from './client.ts'
import { fetchCartShipping } from './shipping.ts'

const FOREIGN = { media: { base: 'https://api.example', hosts: [] } }
const whey: ShippedLine = { kind: 'produto', product: 103, attribute: 42, quantity: 2 }
const list: ShippedLine = { kind: 'lista', product: 129, attribute: 0, quantity: 1 }

async function asked(lines: ShippedLine[], context: Parameters<typeof canShipCart>[1]) {
  const calls: ApiCall[] = []
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status: 200, body: { fretes: [{ id: '1', label: 'PAC', valor: 18.9, prazo: '6 dias úteis' }] } })
  }
  const result = await fetchCartShipping(transport, { cep: '01310-100', lines }, context, Date.UTC(2026, 10, 23, 15))
  expect(result).toMatchObject({ ok: true, data: { options: [{ id: '1', label: 'PAC', price: 1890 }] } })
  return calls.map(({ path, body }) => [path, body])
}

test('the embedded backend is asked for its own cart', async () => {
  expect(await asked([whey, list], {})).toEqual([['shipment/list', { cep: '01310100', carrinho: true }]])
})

test('another API is asked by the contract’s call: for a cart of one product or of one list', async () => {
  expect(await asked([whey], FOREIGN)).toEqual([
    ['shipment/product', { cep: '01310100', idProduto: 103, idAtributoValor: 42, quantidade: 2 }]
  ])
  expect(await asked([list], FOREIGN)).toEqual([['shipment/list', { cep: '01310100', idLista: 129, quantidade: 1 }]])
})

test('a cart of several lines has no shipping where the contract has no call for it', () => {
  expect([[], [whey], [whey, list]].map(lines => canShipCart(lines, FOREIGN))).toEqual([false, true, false])
  expect([[], [whey], [whey, list]].map(lines => canShipCart(lines, {}))).toEqual([false, true, true])
})

test('the cheapest delivery is the first of those with the lowest price', () => {
  const options = fc.array(fc.record({ id: fc.string(), price: fc.integer({ min: 0, max: 100_00 }) }))
  fc.assert(
    fc.property(options, all => {
      const found = cheapestOption(all)
      const least = Math.min(...all.map(({ price }) => price))
      expect(found).toBe(all.find(({ price }) => price === least) ?? null)
    })
  )
})
