import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDemo } from '../demo/read-demo.ts'
import type { CartLineRow, CartRows } from '../queries/cart.ts'
import { cartOf } from './cart.ts'
import { cartPage } from './checkout-page.ts'

const view = { settings: readDemo().settings, language: 'pt', origin: '' } as const

describe('the order adds up', () => {
  test('lines are unit prices times quantities, the subtotal is their sum, and the total is less the discounts', async () => {
    await fc.assert(
      fc.asyncProperty(carts, async cart => {
        const wire = cartOf(cart, view)
        const read = readPage(String(await cartPage(wire, view)))
        expect(read.lines.length).toBe(wire.itens.length)
        for (const { unit, quantity, sum } of read.lines) if (sum !== null) expect(sum).toBe(unit * quantity)
        const subtotal = read.lines.reduce((total, { sum }) => total + (sum ?? 0), 0)
        const taken = read.discounts.reduce((total, cents) => total + cents, 0)
        expect(read.subtotal).toBe(subtotal)
        expect(read.total).toBe(subtotal + taken)
        // Nothing has a list price here.
        expect(read.saved + taken).toBe(0)
        for (const cents of read.discounts) expect(cents).toBeLessThan(0)
        // The same parts as the side cart: unit prices, discounts, total, total with Pix.
        expect(read.lines.map(({ unit }) => unit)).toEqual(wire.itens.map(item => toCents(item.precos.precoPor)))
        expect(read.discounts).toEqual(wire.promocoes.map(({ desconto }) => -toCents(desconto)))
        expect([read.total, read.pix]).toEqual([toCents(wire.total), toCents(wire.subtotal.descontoVista.valor)])
      })
    )
  })

  test('a discounted pair shows R$ 79,90 once, and the discount once', async () => {
    const rows = { lines: [row(1, 7990, 1), row(2, 5000, 2)], pairs: [pair(1, 2, 10)], coupon: null }
    const read = readPage(String(await cartPage(cartOf(rows, view), view)))
    expect(read).toMatchObject({ subtotal: 179_90, discounts: [-5_00], total: 174_90 })
    expect(read.lines[0]).toMatchObject({ unit: 79_90, sum: 79_90 })
  })
})

const line = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  cents: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  available: fc.boolean()
})
const carts: fc.Arbitrary<CartRows> = fc.record({
  lines: fc
    .uniqueArray(line, { selector: ({ id }) => id, minLength: 1 })
    .map(all => all.map(({ id, cents, quantity, available }) => row(id, cents, quantity, available))),
  pairs: fc
    .array(fc.integer({ min: 1, max: 60 }))
    .map(all => all.slice(0, 3).map((percent, at) => pair(at + 1, at + 2, percent))),
  coupon: fc.option(fc.integer({ min: 1, max: 50 }).map(percent => ({ code: 'SEIVA', percent })))
})

function row(id: number, cents: number, quantity: number, available = true): CartLineRow {
  return {
    product_id: id,
    variant_id: 0,
    unit_id: 0,
    warehouse_id: 0,
    extra: '',
    quantity,
    name: `Produto ${id}`,
    sku: '',
    slug: `produto-${id}`,
    images: '[]',
    image: null,
    available: available ? 1 : 0,
    price_cents: cents,
    list_price_cents: 0,
    stock: 99,
    quantity_limit: null,
    customization_cents: null,
    subscribable: 0,
    heavy: 0,
    has_variants: 0,
    label: null,
    attribute_id: null,
    attribute: null,
    parts: '[]'
  }
}

function pair(product: number, other: number, percent: number): CartRows['pairs'][number] {
  return { mainId: product, otherId: other, percent }
}

/** The displayed amounts, in cents. */
function readPage(html: string) {
  const lines = html.split('<li class="line"').slice(1)
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', amount = '']) => ({
    name,
    amount
  }))
  const at = (name: RegExp) => amountOf(rows.find(found => name.test(found.name))?.amount ?? '')
  const names = /^(Unidades|Subtotal|Frete|Total|Parcelado|Você economiza)/
  return {
    lines: lines.map(text => ({
      unit: amountOf(/Preço unitário: ([^<]*)/.exec(text)?.[1] ?? '') ?? 0,
      quantity: Number(/name="quantidade" value="(\d+)"/.exec(text)?.[1]),
      sum: amountOf(/<p class="sum">([^<]*)/.exec(text)?.[1] ?? '')
    })),
    subtotal: at(/^Subtotal$/),
    discounts: rows.filter(({ name }) => !names.test(name)).map(({ amount }) => amountOf(amount) ?? 0),
    total: at(/^Total$/),
    pix: at(/Pix/),
    saved: at(/^Você economiza/) ?? 0
  }
}

function amountOf(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits ? Number(digits) * (text.startsWith('-') ? -1 : 1) : null
}

function toCents(reais: number): number {
  return Math.round(reais * 100)
}
