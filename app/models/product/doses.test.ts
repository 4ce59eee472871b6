import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { dosePrice } from './dose-price.ts'
import { toDoses } from './doses.ts'

function dosesOf(rows: [label: unknown, valor: unknown][], attribute = '', visivelSite: unknown = true): number {
  const itens = rows.map(([label, valor]) => ({ label, valor }))
  const valores = [1, 2].map(idAtributoValor => ({ idAtributoValor, label: String(idAtributoValor) }))
  const atributos = attribute ? { simples: { nome: attribute, valores } } : []
  const caracteristicas = [{ nome: 'Informação nutricional', visivelSite, itens }]
  const conteudo = { id: 1, nome: 'X', status: 'disponivel', caracteristicas, atributos }
  const wire = readDetail(JSON.parse(JSON.stringify({ estrutura: {}, conteudo })))?.conteudo
  if (!wire) throw new Error('no detail')
  return toDoses(wire)
}

const LABELS = [
  'Porções por embalagem',
  'PORCOES POR EMBALAGEM:',
  'Servings per pack',
  'Doses',
  'Número de porções',
  'Quantidade de doses por pote',
  'Servings per container'
]
const WORDINGS = [
  '#',
  '# doses',
  '# porções',
  'Cerca de #',
  'aproximadamente # porções.',
  'About # servings',
  '<b>#</b>'
]

test('a number of doses is read from any text around it', () => {
  const cases = fc.tuple(fc.constantFrom(...LABELS), fc.constantFrom(...WORDINGS), fc.integer({ min: 2, max: 1_000 }))
  fc.assert(
    fc.property(cases, ([label, wording, count]) => {
      expect(
        dosesOf([
          ['Porção', '30 g'],
          [label, wording.replace('#', String(count))]
        ])
      ).toBe(count)
    })
  )
})

test.each([
  ['a range', 'Porções por embalagem', '30 a 60'],
  ['a fraction', 'Porções por embalagem', '2,5'],
  ['a weight', 'Doses', '30 g'],
  ['one', 'Doses', '1'],
  ['none', 'Doses', '0'],
  ['a fabulous number', 'Doses', '9999'],
  ['nothing', 'Doses', ''],
  ['the doses of a day', 'Doses por dia', '2'],
  ['the weight of one', 'Porção', '30'],
  ['another thing', 'Cápsulas por embalagem', '60'],
  ['a wall of digits', 'Doses', '1'.repeat(5_000)]
])('%s is no number of doses', (_, label, valor) => {
  expect(dosesOf([[label, valor]])).toBe(0)
})

test('two counts are used when they agree', () => {
  expect(
    dosesOf([
      ['Doses', '30'],
      ['Porções por embalagem', 30]
    ])
  ).toBe(30)
  expect(
    dosesOf([
      ['Doses', '30'],
      ['Porções por embalagem', '60']
    ])
  ).toBe(0)
  expect(
    dosesOf([
      ['Doses', '30'],
      ['Porções por embalagem', 'várias']
    ])
  ).toBe(0)
})

test('options of other pack sizes have no common number of doses', () => {
  for (const name of ['Sabor', 'Cor', 'Flavour']) expect(dosesOf([['Doses', '30']], name)).toBe(30)
  for (const name of ['Tamanho', 'Peso', 'Sabor e tamanho']) expect(dosesOf([['Doses', '30']], name)).toBe(0)
})

test('hidden characteristics are not read', () => {
  expect(dosesOf([['Doses', '30']], '', 'n')).toBe(0)
})

test('any text gives a whole number within the bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...LABELS, 'x'), fc.string()), { maxLength: 4 }), rows => {
      const doses = dosesOf(rows)
      expect(doses === 0 || (Number.isInteger(doses) && doses >= 2 && doses <= 1_000)).toBe(true)
    })
  )
})

test('the price of a dose is rounded to the nearest cent', () => {
  expect(dosePrice(139_90, 30)).toBe(466)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 2, max: 1_000 }), (cents, doses) => {
      const each = dosePrice(cents, doses)
      expect(Math.abs(each * doses - cents) * 2).toBeLessThanOrEqual(doses)
    })
  )
})
