import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCep, formatCpf, formatPhone } from './formatters.ts'
import { BRAZIL, countryChoices, UFS } from './places.ts'
import {
  formatOwnPhone,
  MASKED_LENGTHS,
  passwordProblem,
  REGISTRATION_FIELDS,
  type Registration,
  registrationProblems
} from './registration.ts'

const right: Registration = {
  nomeRazao: 'Ana Souza',
  email: 'ana@exemplo.example',
  senha: 'uma frase curta',
  cpf: '529.982.247-25',
  telefone: '(11) 90000-0000',
  pais: BRAZIL,
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: 's/n',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  aceite: true
}
const abroad: Registration = {
  ...right,
  pais: 'US',
  cpf: '',
  bairro: '',
  cep: 'SW1A 1AA',
  uf: 'New York',
  telefone: '+1 212 555 0100'
}
const problems = (changes: Partial<Registration>, of = right) => registrationProblems({ ...of, ...changes })

describe('a registration', () => {
  test('is right with its masks and without them', () => {
    expect(problems({})).toEqual({})
    expect(problems({ cpf: '52998224725', telefone: '1130000000', cep: '01310100' })).toEqual({})
  })

  test('needs everything but the complement', () => {
    const empty = Object.fromEntries(REGISTRATION_FIELDS.map(name => [name, '']))
    const found = problems({ ...empty, pais: BRAZIL, aceite: false })
    expect(Object.keys(found).sort()).toEqual(
      [...REGISTRATION_FIELDS.filter(name => name !== 'complemento' && name !== 'pais'), 'aceite'].sort()
    )
    expect(found).toMatchObject({ nomeRazao: 'empty', senha: 'empty', aceite: 'terms' })
  })

  test.each([
    [{ email: 'ana' }, { email: 'email' }],
    [{ cpf: '529.982.247-26' }, { cpf: 'cpf' }],
    [{ cpf: '111.111.111-11' }, { cpf: 'cpf' }],
    [{ telefone: '900000000' }, { telefone: 'phone' }],
    [{ cep: '0131010' }, { cep: 'cep' }],
    [{ uf: 'XX' }, { uf: 'state' }],
    [{ numero: 'x'.repeat(21) }, { numero: 'long' }],
    [{ senha: '1234567' }, { senha: 'short' }],
    [{ senha: ' ANA@exemplo.example'.trim() }, { senha: 'same' }],
    [{ senha: 'x'.repeat(129) }, { senha: 'long' }]
  ])('%o is told as %o', (changes, found) => expect(problems(changes)).toEqual(found))

  test('from another country has no CPF, district or state of Brazil', () => {
    expect(problems({}, abroad)).toEqual({})
    expect(problems({ uf: '', telefone: '12' }, abroad)).toEqual({ uf: 'empty', telefone: 'phone' })
  })

  test('a CPF counts only with its own check digits, masked or not', () => {
    const digits = fc.stringMatching(/^\d{9}$/).filter(text => !/^(\d)\1+$/.test(text))
    fc.assert(
      fc.property(digits, nine => {
        const right = [0, 1].reduce(known => {
          const sum = [...known].reduce((all, digit, at) => all + Number(digit) * (known.length + 1 - at), 0)
          return known + (((sum * 10) % 11) % 10)
        }, nine)
        const wrong = right.slice(0, -1) + ((Number(right.at(-1)) + 1) % 10)
        expect([right, formatCpf(right), wrong].map(cpf => problems({ cpf }).cpf)).toEqual([
          undefined,
          undefined,
          'cpf'
        ])
      })
    )
  })

  test('the longest that the masks write are the lengths of spec 5', () => {
    expect(formatCpf('52998224725')).toHaveLength(MASKED_LENGTHS.cpf)
    expect(formatPhone('11900000000')).toHaveLength(MASKED_LENGTHS.telefone)
  })

  test('what the masks write is what the rules take', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
    fc.assert(
      fc.property(digits(8), fc.oneof(digits(10), digits(11)), (cep, telefone) => {
        const typed = { cep: formatCep(cep), telefone: formatPhone(telefone) }
        expect(problems(typed)).toEqual({})
        expect(typed.cep).toHaveLength(MASKED_LENGTHS.cep)
        expect(typed.telefone.length).toBeLessThanOrEqual(MASKED_LENGTHS.telefone)
      })
    )
  })
})

test('a telephone that a browser completes with the country’s code is one of Brazil', () => {
  expect(['+5511900000000', '55 11 3000-0000', '(55) 99999-9999'].map(formatOwnPhone)).toEqual([
    '(11) 90000-0000',
    '(11) 3000-0000',
    '(55) 99999-9999'
  ])
  expect(problems({ telefone: '+5511900000000' })).toEqual({})
})

test('passwords are measured in characters, whatever they are', () => {
  expect(['', '🌱🌱🌱🌱', '🌱'.repeat(8), '        '].map(text => passwordProblem(text))).toEqual([
    'empty',
    'short',
    null,
    null
  ])
})

test('countries: Brazil, then those of the settings by their names', () => {
  expect(countryChoices(['US', 'CA', 'BR', 'US', 'x'], 'pt-BR')).toEqual([
    { code: 'BRA', name: 'Brasil' },
    { code: 'CA', name: 'Canadá' },
    { code: 'US', name: 'Estados Unidos' }
  ])
  expect(countryChoices([], 'en')).toEqual([{ code: 'BRA', name: 'Brazil' }])
  expect(new Set(UFS).size).toBe(27)
})
