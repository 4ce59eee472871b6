import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireParcelamento } from '../../contract/product.ts'
import { bestInstallments, installmentRows, installmentText, readRows, writeRows, yearlyRate } from './installments.ts'

const option = (parcelas: number, valorParcela: number, taxa: number | null = 0): WireParcelamento => ({
  parcelas,
  valorParcela,
  valorTotal: null,
  taxa
})

test('the highest number of installments without interest is shown', () => {
  const options = [option(1, 149.9), option(3, 49.97), option(4, 40.32, 2.99), option(2, 74.95)]
  expect(bestInstallments(options)).toEqual({ count: 3, value: 4997 })
  expect(bestInstallments([option(6, 10, -1.5), option(4, 20)])?.count).toBe(6)
  expect(bestInstallments([option(2, 10, 1)])).toBeNull()
  expect(bestInstallments([])).toBeNull()
})

test('installments are worded in both languages', () => {
  expect(installmentText({ count: 3, value: 4997 }, 'pt')).toBe('3x de R$\u00a049,97')
  expect(installmentText({ count: 3, value: 4997 }, 'en')).toBe('3x of R$\u00a049.97')
})

test('installment rows are in order, with total and interest', () => {
  expect(installmentRows([{ ...option(4, 40.32, 2.99), valorTotal: 161.28 }, option(2, 10)])).toEqual([
    { count: 2, value: 1000, total: 2000, rate: 0 },
    { count: 4, value: 4032, total: 16_128, rate: 2.99 }
  ])
})

test('installment rows survive being written to text', () => {
  const row = fc.record({
    count: fc.nat(),
    value: fc.nat(),
    total: fc.nat(),
    rate: fc.double({ min: -9, max: 99, noNaN: true })
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), rows => {
      // Minus zero percent is zero percent.
      const plain = rows.map(each => ({ ...each, rate: each.rate + 0 }))
      expect(readRows(writeRows(plain))).toEqual(plain)
    })
  )
})

test('no interest-free option has more installments than the one shown', () => {
  const options = fc.array(
    fc.record({ parcelas: fc.integer({ min: 1, max: 24 }), taxa: fc.integer({ min: -3, max: 3 }) }),
    { maxLength: 20 }
  )
  fc.assert(
    fc.property(options, found => {
      const best = bestInstallments(found.map(({ parcelas, taxa }) => option(parcelas, 10, taxa)))
      const free = found.filter(({ taxa }) => taxa <= 0).map(({ parcelas }) => parcelas)
      expect(best?.count ?? 0).toBe(Math.max(0, ...free))
    })
  )
})

test('2,99% a month is 42,41% a year', () => {
  expect(yearlyRate(2.99)).toBeCloseTo(42.41, 2)
  expect(yearlyRate(0)).toBe(0)
})
