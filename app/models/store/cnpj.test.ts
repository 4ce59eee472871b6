import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCnpj, isCnpj } from './cnpj.ts'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const start = fc.array(fc.constantFrom(...SIGNS), { minLength: 12, maxLength: 12 }).map(signs => signs.join(''))

test('a CNPJ is valid by its check digits, with digits or letters, in any notation', () => {
  for (const text of ['11.444.777/0001-61', '11444777000161', '12.ABC.345/01DE-35', '12abc34501de35'])
    expect(isCnpj(text), text).toBe(true)
  for (const text of ['11.444.777/0001-62', '12.ABC.345/01DE-36', '00.000.000/0000-00', '1144477700016', '', 'x'])
    expect(isCnpj(text), text).toBe(false)
})

test('every CNPJ base has exactly one pair of check digits', () => {
  const endings = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(
      start.filter(signs => new Set(signs).size > 1),
      signs => {
        expect(endings.filter(ending => isCnpj(signs + ending))).toHaveLength(1)
      }
    )
  )
})

test('a CNPJ is written with its punctuation, and keeps every character', () => {
  expect(formatCnpj('CNPJ: 11444777000161')).toBe('11.444.777/0001-61')
  expect(formatCnpj('CNPJ nº 12abc34501de35')).toBe('12.ABC.345/01DE-35')
  fc.assert(
    fc.property(start, signs => {
      const written = formatCnpj(`${signs}00`)
      expect(written).toMatch(/^..\....\....\/....-..$/)
      expect(formatCnpj(written)).toBe(written)
      expect(written.replace(/[^\dA-Z]/g, '')).toBe(`${signs}00`)
    })
  )
})

test('an invalid CNPJ is shown as the shop wrote it', () => {
  expect(formatCnpj(' 123 ')).toBe('123')
  expect(formatCnpj('em registro')).toBe('em registro')
  expect(formatCnpj('')).toBe('')
})
