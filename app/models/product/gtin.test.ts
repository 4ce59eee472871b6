import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGtin } from './gtin.ts'

test.each([
  ['96385074', 'gtin8'],
  ['036000291452', 'gtin12'],
  ['4006381333931', 'gtin13'],
  ['10012345678902', 'gtin14'],
  [' 4006381-333931 ', 'gtin13']
])('%s is a %s', (code, name) => {
  expect(readGtin(code)).toEqual({ name, value: code.replace(/\D/g, '') })
})

test.each(['', 'SEM GTIN', '4006381333932', '123', '0000000000000', '400638133393x'])('%s is none', code => {
  expect(readGtin(code)).toBeNull()
})

test('a single wrong digit is always found', () => {
  const place = fc.integer({ min: 0, max: 12 })
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'4006381333931']
      digits[at] = String((Number(digits[at]) + by) % 10)
      expect(readGtin(digits.join(''))).toBeNull()
    })
  )
})
