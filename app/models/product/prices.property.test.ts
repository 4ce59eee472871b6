import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartTotals } from '../../../worker/commerce/rules/cart-totals.ts'
import { cashCents, installmentsOf, reais } from '../../../worker/commerce/rules/price.ts'
import { readCart } from '../../contract/cart.ts'
import { readDetail } from '../../contract/product-detail.ts'
import { toCart } from '../cart/cart-wire.ts'
import { bestInstallments, installmentRows } from './installments.ts'
import { toPriceView } from './product-card.ts'

// Prices from the server's rules over the wire to what a shopper reads: 10,000 cases in all, to the cent.
const context = { language: 'pt', origins: ['https://loja.example'] } as const
const cents = fc.integer({ min: 1, max: 10_000_000 })

function overTheWire(precos: object) {
  const body = { estrutura: {}, conteudo: { id: 1, nome: 'X', status: 'disponivel', precos } }
  return readDetail(JSON.parse(JSON.stringify(body)))?.conteudo.precos ?? null
}

test('the cash price is the server’s, never discounted a second time', () => {
  const percents = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(cents, percents, fc.boolean(), (por, percent, asText) => {
      const vista = cashCents(por, percent)
      const write = (value: number) => (asText ? String(reais(value)) : reais(value))
      const price = toPriceView(overTheWire({ por: write(por), vista: write(vista), descontoVista: percent }))
      const isLower = vista > 0 && vista < por
      expect(price).toMatchObject({ now: por, cash: isLower ? vista : 0 })
      expect(price?.cashPercent === percent).toBe(isLower || percent === 0)
    }),
    { numRuns: 4_000 }
  )
})

test('the highest interest-free installments are shown, and no row loses a cent', () => {
  const terms = fc.record({
    maxInstallments: fc.integer({ min: 1, max: 24 }),
    freeInstallments: fc.integer({ min: 0, max: 12 }),
    installmentInterestPercent: fc.double({ min: 0.01, max: 15, noNaN: true }),
    minInstallmentCents: fc.integer({ min: 1, max: 5_000 })
  })
  fc.assert(
    fc.property(cents, terms, (por, rules) => {
      const offered = installmentsOf(por, rules)
      const parcelamento = offered.map(({ count, valueCents, totalCents, interestPercent }) => ({
        parcelas: count,
        valorParcela: reais(valueCents),
        valorTotal: reais(totalCents),
        taxa: interestPercent
      }))
      const wire = overTheWire({ por: reais(por), parcelamento })?.parcelamento ?? []
      const shown = offered.filter(({ valueCents }) => valueCents > 0)
      const best = shown.findLast(({ interestPercent }) => interestPercent <= 0)
      expect(bestInstallments(wire)).toEqual(best ? { count: best.count, value: best.valueCents } : null)
      expect(installmentRows(wire)).toEqual(
        shown.map(({ count, valueCents, totalCents, interestPercent }) => ({
          count,
          value: valueCents,
          total: totalCents,
          rate: interestPercent
        }))
      )
    }),
    { numRuns: 3_000 }
  )
})

test('a cart’s total is the sum of its lines in whole cents', () => {
  const line = fc.record({
    unitCents: fc.integer({ min: 1, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    discountCents: fc.integer({ min: 0, max: 1 }),
    counted: fc.boolean()
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), lines => {
      const totals = cartTotals(lines, 5)
      const exact = lines
        .filter(({ counted }) => counted)
        .reduce((sum, { unitCents, quantity, discountCents }) => sum + unitCents * quantity - discountCents, 0)
      const wire = readCart({
        itens: [],
        total: reais(totals.totalCents),
        subtotal: { descontoVista: { valor: reais(totals.cashCents), porcentagem: 5 } }
      })
      const cart = wire && toCart(wire, context)
      expect(cart?.total).toBe(exact)
      expect(cart?.cash?.total).toBe(cashCents(exact, 5))
    }),
    { numRuns: 3_000 }
  )
})
