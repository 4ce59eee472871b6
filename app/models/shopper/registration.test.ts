import { expect, test } from 'vitest'
import { formatCpf, formatPhone } from './formatters.ts'
import { countryChoices, UFS } from './places.ts'
import { formatOwnPhone, MASKED_LENGTHS } from './registration.ts'

test('the masks write at most the lengths of spec 5', () => {
  expect(formatCpf('52998224725')).toHaveLength(MASKED_LENGTHS.cpf)
  expect(formatPhone('11900000000')).toHaveLength(MASKED_LENGTHS.telefone)
})

test('a telephone completed with the country’s code is read as Brazilian', () => {
  expect(['+5511900000000', '55 11 3000-0000', '(55) 99999-9999'].map(formatOwnPhone)).toEqual([
    '(11) 90000-0000',
    '(11) 3000-0000',
    '(55) 99999-9999'
  ])
})

test('the countries are Brazil, then those of the settings by name', () => {
  expect(countryChoices(['US', 'CA', 'BR', 'US', 'x'], 'pt-BR')).toEqual([
    { code: 'BRA', name: 'Brasil' },
    { code: 'CA', name: 'Canadá' },
    { code: 'US', name: 'Estados Unidos' }
  ])
  expect(countryChoices([], 'en')).toEqual([{ code: 'BRA', name: 'Brazil' }])
  expect(new Set(UFS).size).toBe(27)
})
