import { describe, expect, test } from 'vitest'
import type { AttributeOption } from '../../../models/product/product-choices.ts'
import { type Combinable, chosenCombination, readTypedPair, toPair } from './pair.ts'

const price = { now: 14_990, was: 16_990, cash: 14_241, cashPercent: 5, installments: null }
const creatine = { id: 104, path: '/creatina', name: 'Creatina', image: null, price: 8_990 }
const flavours = {
  name: 'Sabor',
  options: [
    { id: 7, label: 'Limão' },
    { id: 8, label: 'Uva', price: 9_990 }
  ]
}
const tenPercentOff = { id: 501, percent: 10, amount: 0, product: creatine }
const fiveOff = { id: 502, percent: 0, amount: 500, product: { ...creatine, id: 105, attribute: flavours } }
const nothing = { combination: '', attribute: '', others: {} }

function product(changes: Partial<Combinable> = {}): Combinable {
  return {
    id: 103,
    path: '/whey',
    name: 'Whey',
    gallery: [{ source: '/media/whey.webp', alt: '', attribute: 0 }],
    attribute: null,
    price,
    line: { unit: 0, warehouse: 0, additional: '' },
    combinations: [tenPercentOff, fiveOff],
    ...changes
  }
}

function option(id: number, changes: Partial<AttributeOption> = {}): AttributeOption {
  return { id, label: `Sabor ${id}`, image: null, sku: '', available: true, price: null, limit: 9, ...changes }
}

describe('a pair', () => {
  test('costs the store’s prices, less the combination’s discount on the second product', () => {
    expect(toPair(product(), tenPercentOff, nothing)).toMatchObject({
      main: { product: 103, attribute: 0, quantity: 1, preview: { price: 14_990 } },
      other: { product: 104, attribute: 0, unit: 0, warehouse: 0, additional: '', preview: { price: 8_990 } },
      saving: 899
    })
  })

  test('has the chosen options, with their own prices', () => {
    const attribute = { name: 'Sabor', options: [option(41), option(42, { price: { ...price, now: 12_990 } })] }
    const typed = { combination: '502', attribute: '42', others: { 502: '8' } }
    expect(toPair(product({ attribute }), fiveOff, typed)).toMatchObject({
      main: { attribute: 42, preview: { price: 12_990, options: ['Sabor: Sabor 42'] } },
      other: { attribute: 8, preview: { price: 9_990, options: ['Sabor: Uva'] } },
      saving: 500
    })
  })

  test('starts with the first available option', () => {
    const attribute = { name: 'Sabor', options: [option(41, { available: false }), option(42)] }
    for (const asked of ['', '0', '41', '99', 'uva']) {
      const pair = toPair(product({ attribute }), fiveOff, { ...nothing, attribute: asked, others: { 502: asked } })
      expect(pair).toMatchObject({ main: { attribute: 42 }, other: { attribute: 7 } })
    }
  })

  test('is absent when no option or price is left', () => {
    const attribute = { name: 'Sabor', options: [option(41, { available: false })] }
    expect(toPair(product({ attribute }), tenPercentOff, nothing)).toBeNull()
    expect(toPair(product({ price: null }), tenPercentOff, nothing)).toBeNull()
  })
})

describe('the form', () => {
  test('names the combination and its options, the first for an unknown one', () => {
    const form = new FormData()
    form.set('combinacao', '502')
    form.set('atributo', '42')
    form.set('atributo-502', '8')
    const typed = readTypedPair(product(), form)
    expect(typed).toEqual({ combination: '502', attribute: '42', others: { 501: '', 502: '8' } })
    expect(chosenCombination(product(), typed)?.id).toBe(502)
    expect(chosenCombination(product(), { ...typed, combination: '9' })?.id).toBe(501)
  })
})
