import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesOf, pageDescription } from './page-description.ts'

const LONG = 'Vitaminas, minerais e proteínas com rótulo claro, para a rotina de quem treina.'

test('a description that is long enough stays as it is', () => {
  expect(pageDescription([LONG, 'Outro.'])).toBe(LONG)
})

test('a short description continues with the page’s other texts', () => {
  expect(pageDescription(['Em pó puro.', '<p>Fácil de <b>misturar</b>.</p>', ''])).toBe(
    'Em pó puro. Fácil de misturar.'
  )
  expect(pageDescription(['Bebidas', namesOf([{ name: 'Suco' }, { name: 'Chá' }, { name: 'Chá' }])])).toBe(
    'Bebidas. Suco, Chá.'
  )
})

test('a description repeats nothing', () => {
  expect(pageDescription(['Em pó.', 'Em pó.'])).toBe('Em pó.')
  expect(pageDescription(['Em pó.', 'Em pó. E puro.'])).toBe('Em pó. E puro.')
})

test('a description has 70 to 160 characters where the texts have that many', () => {
  const text = fc.lorem({ mode: 'sentences', maxCount: 4 })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), texts => {
      const { length } = pageDescription(texts)
      expect(length).toBeLessThanOrEqual(160)
      expect(length).toBeGreaterThanOrEqual(Math.min(70, ...[Math.max(0, ...texts.map(each => each.length))]))
    })
  )
})
