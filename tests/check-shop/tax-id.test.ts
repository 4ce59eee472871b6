import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cnpjsIn, isCnpj, isPlaceholder } from './tax-id.ts'

test.each([
  ['11.222.333/0001-81', true],
  ['11222333000181', true],
  // The example of the Receita Federal for numbers with letters.
  ['12.ABC.345/01DE-35', true],
  ['12.ABC.345/01DE-36', false],
  ['11.222.333/0001-18', false],
  ['00.000.000/0000-00', false],
  ['11.111.111/1111-11', false]
])('%s is a CNPJ: %s', (number, is) => {
  expect(isCnpj(number)).toBe(is)
})

test('a tax id is found in a text, in any notation', () => {
  expect(cnpjsIn('Empório Ltda. · CNPJ: 11.222.333/0001-81, CEP 01310-100')).toEqual(['11222333000181'])
  expect(cnpjsIn('cnpj 12.abc.345/01de-35')).toEqual(['12ABC34501DE35'])
  expect(cnpjsIn('Telefone (11) 90000-0000, quatorzeletras')).toEqual([])
  expect(isPlaceholder('00.000.000/0000-00')).toBe(true)
})

test('a tax id with one wrong digit is always noticed', () => {
  const place = fc.integer({ min: 0, max: 11 })
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(place, digit, (at, other) => {
      const number = '11222333000181'
      fc.pre(number[at] !== String(other))
      // Modulo 11 gives 0 for two rests, so that the other check digit may be the one to tell.
      expect(isCnpj(number.slice(0, at) + other + number.slice(at + 1))).toBe(false)
    })
  )
})
