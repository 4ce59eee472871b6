import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalBRL, formatBRL, toCents } from './money.ts'

const cents = fc.integer({ min: -100_000_000, max: 1_000_000_000 })

test('prices are written for each language', () => {
  expect(formatBRL(123_456, 'pt')).toBe('R$\u00a01.234,56')
  expect(formatBRL(123_456, 'en')).toBe('R$\u00a01,234.56')
  expect(formatBRL(0, 'pt')).toBe('R$\u00a00,00')
})

test('a price that is not numeric is empty', () => {
  for (const value of [null, undefined, '', '12', Number.NaN, Number.POSITIVE_INFINITY, {}, []]) {
    expect(formatBRL(value, 'pt')).toBe('')
  }
})

test('Portuguese prices are written as Intl writes them', () => {
  const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  fc.assert(fc.property(cents, value => formatBRL(value, 'pt') === intl.format(value / 100)))
})

test('cents survive the conversion from the wire', () => {
  fc.assert(fc.property(cents, value => Object.is(toCents(value / 100), value)))
  fc.assert(fc.property(cents, value => Object.is(toCents(Number(decimalBRL(value))), value)))
  expect([toCents(null), toCents(undefined), toCents(Number.NaN)]).toEqual([null, null, null])
})
