import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toResult } from '../../api/client.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { formatCep, formatCpf, formatPhone } from '../../models/shopper/formatters.ts'
import { BRAZIL } from '../../models/shopper/places.ts'
import { MASKED_LENGTHS, REGISTRATION_FIELDS } from '../../models/shopper/registration.ts'
import { registerForm } from './register.ts'

const t = createTranslator('pt')
const right = {
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
  aceite: 'on'
}
const abroad = {
  ...right,
  pais: 'US',
  cpf: '',
  bairro: '',
  cep: 'SW1A 1AA',
  uf: 'New York',
  telefone: '+1 212 555 0100'
}

function problems(changes: Partial<typeof right>, of = right) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...of, ...changes })) form.set(name, value)
  return registerForm.check(form, t)?.errors ?? {}
}

describe('a registration', () => {
  test('is valid with and without masks', () => {
    expect(problems({})).toEqual({})
    expect(problems({ cpf: '52998224725', telefone: '1130000000', cep: '01310100' })).toEqual({})
  })

  test('needs every field but the complement', () => {
    const empty = Object.fromEntries(REGISTRATION_FIELDS.map(name => [name, '']))
    const found = problems({ ...empty, pais: BRAZIL, aceite: '' })
    expect(Object.keys(found).sort()).toEqual(
      [...REGISTRATION_FIELDS.filter(name => name !== 'complemento' && name !== 'pais'), 'aceite'].sort()
    )
    expect(found).toMatchObject({
      nomeRazao: 'Informe o seu nome completo.',
      numero: 'Informe o número.',
      senha: 'Crie uma senha.',
      aceite: t('register.termsMissing')
    })
  })

  test.each([
    [{ email: 'ana' }, { email: t('forms.emailWrong') }],
    [{ cpf: '529.982.247-26' }, { cpf: t('register.cpfWrong') }],
    [{ cpf: '111.111.111-11' }, { cpf: t('register.cpfWrong') }],
    [{ telefone: '900000000' }, { telefone: t('forms.phoneWrong') }],
    [{ cep: '0131010' }, { cep: t('register.cepWrong') }],
    [{ uf: 'XX' }, { uf: t('register.stateWrong') }],
    [{ numero: 'x'.repeat(21) }, { numero: t('forms.long', { count: 20 }) }],
    [{ senha: '1234567' }, { senha: t('account.passwordShort', { min: 8 }) }],
    [{ senha: ' ANA@exemplo.example'.trim() }, { senha: t('account.passwordSame') }],
    [{ senha: 'x'.repeat(129) }, { senha: t('forms.long', { count: 128 }) }]
  ])('shows %o as %o', (changes, found) => expect(problems(changes)).toEqual(found))

  test('has no CPF, district or Brazilian state from another country', () => {
    expect(problems({}, abroad)).toEqual({})
    expect(problems({ uf: '', telefone: '12' }, abroad)).toEqual({
      uf: t('register.stateWrong'),
      telefone: t('register.phoneAbroadWrong')
    })
  })

  test('accepts a CPF only with valid check digits, masked or not', () => {
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
          t('register.cpfWrong')
        ])
      })
    )
  })

  test('accepts what the masks write', () => {
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

test('a telephone may begin with the country’s code', () => {
  expect(problems({ telefone: '+5511900000000' })).toEqual({})
})

test('a password’s length is counted in characters of any kind', () => {
  expect(['', '🌱🌱🌱🌱', '🌱'.repeat(8), '        '].map(senha => problems({ senha }).senha)).toEqual([
    t('register.passwordEmpty'),
    t('account.passwordShort', { min: 8 }),
    undefined,
    undefined
  ])
})

test('an API without the call shows the shopper no 404', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(right)) form.set(name, value)
  const transport = async () => toResult({ status: 404, body: { error: 'Não existe' } })
  const { answer } = await registerForm.send(form, { transport, about: null, idempotencyKey: '' }, t)
  expect(answer).toMatchObject({ ok: false, message: t('errors.generic') })
})
