import { describe, expect, test } from 'vitest'
import type { AttributeOption } from '../../../models/product/product-choices.ts'
import { toOffer } from '../offer.ts'
import { readTypedOrder, resolveOrder } from './order.ts'

const price = { now: 14_990, was: 16_990, cash: 14_241, cashPercent: 5, installments: { count: 3, value: 4_997 } }
const rows = '1 14990 14990 0'

function option(id: number, changes: Partial<AttributeOption> = {}): AttributeOption {
  return { id, label: `Sabor ${id}`, image: null, sku: `W-${id}`, available: true, price: null, limit: 9, ...changes }
}

function product(options: AttributeOption[] | null, changes: { status?: 'available' | 'unavailable' | 'quote' } = {}) {
  return {
    id: 103,
    path: '/whey',
    name: 'Whey',
    gallery: [],
    sku: 'W',
    status: 'available' as const,
    price,
    installments: rows,
    wholesale: [],
    customizations: [],
    limit: 20,
    attribute: options && { name: 'Sabor', options },
    line: { unit: 0, warehouse: 0, additional: '' },
    ...changes
  }
}

describe('offer', () => {
  test('has the price, code and limit of an option', () => {
    const cheaper = { ...price, now: 9_990 }
    const offer = toOffer(product([option(41), option(42, { price: cheaper, limit: 3 })]), '42')
    expect(offer).toMatchObject({ price: cheaper, installments: '', sku: 'W-42', limit: 3, status: 'available' })
  })

  test('has the product’s price for an option without one', () => {
    expect(toOffer(product([option(41), option(42)]), '41')).toMatchObject({ price, installments: rows, sku: 'W-41' })
  })

  test.each(['99', 'chocolate', '', null, '42'])('%j chooses nothing when it is unknown or unavailable', asked => {
    const offer = toOffer(product([option(41), option(42, { available: false })]), asked)
    expect(offer).toMatchObject({ option: null, sku: 'W', limit: 20 })
  })

  test('has the API’s option until the shopper chooses, where it is available', () => {
    const options = [option(41), option(42, { selected: true })]
    expect([null, '', '41'].map(asked => toOffer(product(options), asked).option?.id)).toEqual([42, 42, 41])
    const gone = [option(41), option(42, { selected: true, available: false })]
    expect(toOffer(product(gone), null).option).toBeNull()
  })

  test('names a requested option that is sold out', () => {
    const offer = toOffer(product([option(41), option(42, { available: false })]), '42')
    expect([offer.option, offer.missing?.id, offer.status]).toEqual([null, 42, 'available'])
  })

  test('has the installments of an option’s own price', () => {
    const own = '2 4995 9990 0'
    const offer = toOffer(
      product([option(41), option(42, { price: { ...price, now: 9_990 }, installments: own })]),
      '42'
    )
    expect(offer.installments).toBe(own)
  })

  test('has the only option chosen', () => {
    expect(toOffer(product([option(41)]), null).option?.id).toBe(41)
  })

  test('is unavailable when every option is sold out', () => {
    expect(toOffer(product([option(41, { available: false })]), null).status).toBe('unavailable')
  })
})

describe('order', () => {
  test('is the product’s own line without options', () => {
    expect(resolveOrder(product(null), { quantity: '2', attribute: '', texts: {} })).toEqual({
      ok: true,
      item: {
        product: 103,
        attribute: 0,
        unit: 0,
        warehouse: 0,
        additional: '',
        quantity: 2,
        preview: { name: 'Whey', path: '/whey', image: null, options: [], price: 14_990 }
      },
      texts: [],
      recurrence: 0
    })
  })

  test('takes the ids of the chosen option, and its limit', () => {
    const line = { unit: 3, warehouse: 4, additional: 'x' }
    const flavours = product([option(41), option(42, { limit: 3, line })])
    const typed = { attribute: '42', texts: {} }
    expect(resolveOrder(flavours, { ...typed, quantity: '3' })).toMatchObject({
      ok: true,
      item: { product: 103, attribute: 42, ...line, quantity: 3, preview: { options: ['Sabor: Sabor 42'] } }
    })
    expect(resolveOrder(flavours, { ...typed, quantity: '4' })).toEqual({ ok: false, problems: { quantity: 'limit' } })
  })

  test('needs a choice of options', () => {
    const order = resolveOrder(product([option(41), option(42)]), { quantity: '1', attribute: '', texts: {} })
    expect(order).toEqual({ ok: false, problems: { attribute: true } })
  })

  test.each(['unavailable', 'quote'] as const)('%s products cannot be ordered', status => {
    const order = resolveOrder(product(null, { status }), { quantity: '1', attribute: '', texts: {} })
    expect(order).toEqual({ ok: false, problems: { unavailable: true } })
  })

  test('reads any form', () => {
    const form = new FormData()
    form.set('quantidade', '9'.repeat(300))
    form.set('atributo', new File(['x'], 'x.txt'))
    form.set('texto-7', 'a'.repeat(9_000))
    const texts = { 7: 'a'.repeat(1_000) }
    expect(readTypedOrder(form)).toEqual({ quantity: '9'.repeat(20), attribute: '', texts, recurrence: '' })
  })
})
