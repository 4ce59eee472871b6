import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { toMeasure } from './measure.ts'
import { unitPrice } from './unit-price.ts'

const NUTRITION = { nome: 'Informação nutricional', itens: [{ label: 'Proteínas', valor: '24 g' }] }

function measureOf(nome: string, more: object = {}) {
  const conteudo = { id: 1, nome, status: 'disponivel', caracteristicas: [NUTRITION], ...more }
  const wire = readDetail({ estrutura: {}, conteudo })?.conteudo
  if (!wire) throw new Error('no product')
  return toMeasure(wire)
}

test.each([
  ['Whey Protein 900 g', 900, 'g'],
  ['Whey 1,8 kg', 1_800, 'g'],
  ['Própolis 30ml', 30, 'ml'],
  ['Água de coco 1 L', 1_000, 'ml'],
  ['Bebida Proteica 6 latas de 250 ml', 1_500, 'ml'],
  ['Chá 20 sachês de 1,5 g', 30, 'g'],
  ['Barra 12 x 45 g', 540, 'g'],
  ['Vitamina C 500 mg 60 cápsulas', 60, 'un'],
  ['Omega 3 1000 mg 120 softgels', 120, 'un']
])('%s holds %d %s', (name, amount, unit) => {
  expect(measureOf(name)).toEqual({ amount, unit })
})

test.each([
  'Whey 24 g de proteína 900 g',
  'Vitamina D 2.000 UI',
  'Whey 1.000 g',
  'Whey 900 kg',
  'Whey 0 g',
  'Whey',
  'Whey '.repeat(50)
])('“%s” has no certain measure', name => {
  expect(measureOf(name)).toBeNull()
})

test('a characteristic with the net content counts before the name', () => {
  const rows = [{ label: 'Peso líquido:', valor: '1 kg' }]
  expect(measureOf('Whey 900 g', { caracteristicas: [{ nome: 'Dados', itens: rows }] })).toEqual({
    amount: 1_000,
    unit: 'g'
  })
})

test('sachets of tea have a measure without nutrition facts', () => {
  expect(measureOf('Chá da Noite 15 sachês de 1,5 g', { caracteristicas: [] })).toEqual({ amount: 22.5, unit: 'g' })
})

test('a shaker’s capacity and a pack of several sizes have no price per measure', () => {
  expect(measureOf('Coqueteleira 600 ml', { caracteristicas: [] })).toBeNull()
  const valores = [1, 2].map(id => ({ idAtributoValor: id, label: `${id} kg` }))
  expect(measureOf('Whey 900 g', { atributos: { simples: { nome: 'Tamanho', valores } } })).toBeNull()
  expect(measureOf('Whey 900 g', { atributos: { simples: { nome: 'Sabor', valores } } })).toMatchObject({ unit: 'g' })
})

test('R$ 139,90 for 900 g is R$ 15,54 per 100 g', () => {
  expect(unitPrice(139_90, { amount: 900, unit: 'g' })).toBe(15_54)
  expect(unitPrice(60_00, { amount: 60, unit: 'un' })).toBe(1_00)
})

test('the price per measure times the measure is the price, apart from rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 50_000 }), (cents, amount) => {
      const each = unitPrice(cents, { amount, unit: 'g' })
      expect(Math.abs((each * amount) / 100 - cents)).toBeLessThanOrEqual(amount / 200 + 0.001)
    })
  )
})

test('any name is read in linear time, to a plausible amount or none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), name => {
      const measure = measureOf(`X ${name}`)
      if (measure) expect(measure.amount > 0 && measure.amount <= 50_000).toBe(true)
    })
  )
})
