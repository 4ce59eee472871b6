import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCep, formatCpf, formatPhone, isCep, isCpf, maskTyped, onlyDigits } from './formatters.ts'

test('complete values are masked', () => {
  expect(formatCep('01310100')).toBe('01310-100')
  expect(formatCpf('52998224725')).toBe('529.982.247-25')
  expect(formatPhone('11900000000')).toBe('(11) 90000-0000')
  expect(formatPhone('1130000000')).toBe('(11) 3000-0000')
})

test('partial values are masked as far as they go', () => {
  expect(['', '0', '01310', '013101'].map(formatCep)).toEqual(['', '0', '01310', '01310-1'])
  expect(['529', '5299', '5299822472'].map(formatCpf)).toEqual(['529', '529.9', '529.982.247-2'])
  expect(['1', '119', '119000'].map(formatPhone)).toEqual(['(1', '(11) 9', '(11) 9000'])
})

test.each([
  [formatCep, 9, 8],
  [formatCpf, 14, 11],
  [formatPhone, 15, 11]
])('%o is bounded, keeps the digits and is stable', (format, maxLength, maxDigits) => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,14}$/))
  fc.assert(
    fc.property(typed, value => {
      const masked = format(value)
      expect(masked.length).toBeLessThanOrEqual(maxLength)
      expect(onlyDigits(masked)).toBe(onlyDigits(value).slice(0, maxDigits))
      expect(format(masked)).toBe(masked)
    })
  )
})

test('a CEP has eight digits, a CPF its check digits', () => {
  expect(['01310-100', '01310100', '0131010', 'abc'].map(isCep)).toEqual([true, true, false, false])
  expect(['529.982.247-25', '52998224724', '11111111111', ''].map(isCpf)).toEqual([true, false, false, false])
})

test.each([
  // typed at the end, inserted in the middle, deleted backwards over the separator
  ['013101', 6, '01310-1', 7],
  ['01310', 5, '01310', 5],
  ['019310-100', 3, '01931-010', 3],
  ['01310100', 5, '01310-100', 5],
  ['abc', 3, '', 0]
])('%j with the caret at %i becomes %j with the caret at %i', (typed, caret, value, after) => {
  expect(maskTyped(typed, caret, formatCep)).toEqual({ value, caret: after })
})

test('deleting forward skips a separator that returns', () => {
  expect(maskTyped('01310100', 5, formatCep, true)).toEqual({ value: '01310-100', caret: 6 })
  expect(maskTyped('119', 0, formatPhone, true)).toEqual({ value: '(11) 9', caret: 1 })
})

test.each([[formatCep], [formatCpf], [formatPhone]])('%o keeps the caret behind its digit', format => {
  const edited = fc.string({ unit: fc.constantFrom(...'0123456789-.() '), maxLength: 20 })
  fc.assert(
    fc.property(edited, fc.nat(20), (typed, at) => {
      const caret = Math.min(at, typed.length)
      const masked = maskTyped(typed, caret, format)
      expect(masked.value).toBe(format(typed))
      const before = onlyDigits(typed.slice(0, caret)).length
      const kept = onlyDigits(masked.value).length
      expect(onlyDigits(masked.value.slice(0, masked.caret)).length).toBe(Math.min(before, kept))
    })
  )
})
