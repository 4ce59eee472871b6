import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentDigits, isCnpj, isCpf } from './document-number.ts'

const place = fc.constantFrom(...'0123456789')
const base = (length: number) =>
  fc.array(place, { minLength: length, maxLength: length }).map(digits => digits.join(''))

/** The two check digits of a base, found by trying all hundred. */
function completions(start: string, isWhole: (digits: string) => boolean): string[] {
  const endings = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  return endings.map(ending => start + ending).filter(isWhole)
}

describe('a CPF', () => {
  it('is valid by its check digits, masked or not', () => {
    for (const text of ['529.982.247-25', '52998224725', ' 111.444.777-35 '])
      expect(isCpf(documentDigits(text))).toBe(true)
    for (const text of ['529.982.247-26', '529.982.247-52', '1234567890', '123456789012', '', 'abc'])
      expect(isCpf(documentDigits(text))).toBe(false)
  })

  it('is invalid when all digits are equal', () => {
    for (const digit of '0123456789') expect(isCpf(digit.repeat(11))).toBe(false)
  })

  it('has one pair of check digits for each base', () => {
    const varied = base(9).filter(digits => new Set(digits).size > 1)
    fc.assert(
      fc.property(varied, start => {
        expect(completions(start, isCpf)).toHaveLength(1)
      })
    )
  })
})

describe('a CNPJ', () => {
  it('is valid by its check digits, with digits or letters', () => {
    for (const text of ['11.444.777/0001-61', '11444777000161', '12.ABC.345/01DE-35', '12abc34501de35'])
      expect(isCnpj(documentDigits(text))).toBe(true)
    for (const text of ['11.444.777/0001-62', '12.ABC.345/01DE-36', '00.000.000/0000-00', '1144477700016', ''])
      expect(isCnpj(documentDigits(text))).toBe(false)
  })

  it('has one pair of check digits for each base', () => {
    const varied = base(12).filter(digits => new Set(digits).size > 1)
    fc.assert(
      fc.property(varied, start => {
        expect(completions(start, isCnpj)).toHaveLength(1)
      })
    )
  })
})
