import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCart } from '../../contract/cart.ts'
import { bestInstallments } from '../product/installments.ts'
import { cartSums, interestFree, type SummedCart } from './cart-sums.ts'
import { toCart } from './cart-wire.ts'

const cents = fc.integer({ min: 1, max: 2_000_00 })
const line = fc
  .record({ quantity: fc.integer({ min: 1, max: 99 }), now: cents, more: fc.oneof(fc.constant(0), cents) })
  .map(({ quantity, now, more }) => ({ quantity, price: { now, was: more && now + more, total: now * quantity } }))
const promotion = fc.record({ name: fc.constant('Cupom'), discount: fc.integer({ min: 1, max: 50_00 }) })
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  promotions: fc.array(promotion, { maxLength: 3 })
})

describe('the sum of a cart', () => {
  test("adds up to the server's total to the cent, whatever the server takes off", () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: -3, max: 3 }), ({ lines, promotions }, unnamed) => {
        const listed = lines.reduce((all, { price }) => all + price.total, 0)
        const named = promotions.reduce((all, { discount }) => all + discount, 0)
        const total = listed - named - unnamed
        const sums = cartSums({ lines, promotions, total, subtotal: total })
        const shown = sums.subtotal !== null
        expect(shown).toBe(unnamed === 0 || named === 0)
        if (shown) expect((sums.subtotal ?? 0) - named).toBe(total)
      })
    )
  })

  test('shows the difference between list prices and total as saved', () => {
    fc.assert(
      fc.property(cart, ({ lines, promotions }) => {
        const at = (pick: (price: SummedCart['lines'][number]['price']) => number) =>
          lines.reduce((all, { quantity, price }) => all + quantity * pick(price), 0)
        const total = at(({ now }) => now) - promotions.reduce((all, { discount }) => all + discount, 0)
        const { saved } = cartSums({ lines, promotions, total, subtotal: null })
        expect(saved).toBe(at(({ was, now }) => Math.max(was, now)) - total)
      })
    )
  })

  test('reads amounts as whole cents, and leaves out what cannot be bought', () => {
    const wire = readCart({
      itens: [
        { hash: { idProduto: 1 }, quantidade: 3, precos: { precoDe: '24,90', precoPor: 19.9, total: 59.7 } },
        { hash: { idProduto: 2 }, quantidade: 1, precos: { precoDe: 90, precoPor: 80.1, total: 0 } }
      ],
      promocoes: [{ nome: 'Cupom SEIVA10', desconto: 5.97 }],
      subtotal: {
        valor: 53.73,
        parcelamento: [
          { parcelas: 3, valorParcela: 17.91, taxa: 0 },
          { parcelas: 4, valorParcela: 14, taxa: 2.99 }
        ]
      },
      total: 53.73
    })
    const read = wire && toCart(wire, { language: 'pt', origins: [] })
    expect(read && cartSums(read)).toEqual({
      subtotal: 59_70,
      discounts: [{ name: 'Cupom SEIVA10', discount: 5_97, coupon: '', isRemovable: false }],
      saved: 20_97
    })
    expect(read && interestFree(read.installments)).toMatchObject({ count: 3, value: 17_91 })
  })

  test('shows the most installments without interest, as on a product', () => {
    const option = fc.record({ parcelas: fc.integer({ min: 2, max: 24 }), taxa: fc.integer({ min: -3, max: 3 }) })
    fc.assert(
      fc.property(fc.array(option), options => {
        const parcelamento = options.map(each => ({ ...each, valorParcela: 10, valorTotal: null }))
        const wire = readCart({ itens: [], subtotal: { valor: 10, parcelamento } })
        const read = wire && toCart(wire, { language: 'pt', origins: [] })
        expect(read && interestFree(read.installments)?.count).toBe(bestInstallments(parcelamento)?.count)
      })
    )
    expect(interestFree([{ count: 1, value: 10_00, rate: 0 }])).toBeNull()
  })

  test('shows the server’s subtotal where the discounts are taken off it', () => {
    const lines = [{ quantity: 1, price: { now: 90_00, was: 0, total: 90_00 } }]
    const promotions = [{ name: 'Cupom', discount: 10_00 }]
    expect(cartSums({ lines, promotions, total: 88_00, subtotal: 98_00 }).subtotal).toBe(98_00)
    expect(cartSums({ lines, promotions, total: null, subtotal: 98_00 }).subtotal).toBeNull()
  })
})
