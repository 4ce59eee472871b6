import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signOut } from '../../api/account.ts'
import { type ApiCall, type Reply, toResult } from '../../api/client.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { BRAZIL } from '../../models/shopper/places.ts'
import { newPasswordForm } from './new-password.ts'
import { recoverForm } from './recover.ts'
import { registerForm } from './register.ts'
import { signInForm } from './sign-in.ts'

const t = createTranslator('pt')
const ana = { logado: true, nomeRazao: 'Ana Souza', revendedor: false, endereco: [] }
const wrong = 'E-mail ou senha não conferem. Confira e tente de novo.'

/** An API that gives these answers, one after another. */
function api(...replies: [status: number, body: unknown, retryAfter?: string][]) {
  const calls: ApiCall[] = []
  async function transport(call: ApiCall) {
    calls.push(call)
    const [status, body, retryAfter] = replies.shift() ?? [500, {}]
    const reply: Reply = { status, body, retryAfter }
    return toResult(reply)
  }
  return { transport, calls }
}

type Transport = ReturnType<typeof api>['transport']

async function send(
  form: typeof signInForm | typeof registerForm | typeof recoverForm | typeof newPasswordForm,
  transport: Transport,
  typed: Record<string, string>
) {
  const sent = new FormData()
  for (const [name, value] of Object.entries(typed)) if (value) sent.set(name, value)
  const { answer, receipt } = await form.send(sent, { transport, about: null, idempotencyKey: 'k' }, t)
  return { answer, user: receipt && 'user' in receipt ? receipt.user : null }
}

describe('signing in', () => {
  const typed = { usuario: ' ana@exemplo.example ', senha: ' com espaços ' }

  test('reads the user from the answer, and sends the password unchanged', async () => {
    const { transport, calls } = api([200, ana])
    expect((await send(signInForm, transport, typed)).user).toMatchObject({ signedIn: true, firstName: 'Ana' })
    const body = { usuario: 'ana@exemplo.example', senha: ' com espaços ', revendedor: false }
    expect(calls).toEqual([{ method: 'POST', path: 'checkout/login', body }])
  })

  test('asks for the user where the answer only has a success', async () => {
    const { transport, calls } = api([200, { sucesso: 'true' }], [200, { data: { ...ana, logado: 's' } }])
    expect((await send(signInForm, transport, typed)).user).toMatchObject({ firstName: 'Ana' })
    expect(calls.map(({ path }) => path)).toEqual(['checkout/login', 'checkout/user'])
  })

  test.each([
    [401, { error: 'Senha errada' }],
    [401, {}],
    [404, { error: 'Cliente não existe' }],
    [422, { error: 'x', campos: { senha: 'errada' } }],
    [200, { sucesso: false, mensagem: 'Cliente não existe' }]
  ])('shows one message for wrong data: %i %o', async (status, body) => {
    const { answer, user } = await send(signInForm, api([status, body]).transport, typed)
    expect([answer, user]).toEqual([{ ok: false, message: wrong, errors: {} }, null])
  })

  test('counts a success without a user as a failure', async () => {
    const { transport } = api([200, { sucesso: true }], [200, { logado: false }])
    expect((await send(signInForm, transport, typed)).answer).toMatchObject({ message: wrong })
  })

  test.each([
    ['60', 'Muitas tentativas. Tente de novo em 1 minuto.'],
    ['61', 'Muitas tentativas. Tente de novo em 2 minutos.'],
    [undefined, 'Muitas tentativas. Espere um pouco e tente de novo.']
  ])('shows when to try again after too many attempts: Retry-After %s', async (retryAfter, message) => {
    const { transport } = api([429, { error: 'x' }, retryAfter])
    expect((await send(signInForm, transport, typed)).answer).toMatchObject({ ok: false, message })
  })

  test('does not report an outage as wrong data', async () => {
    const { answer } = await send(signInForm, api([503, {}]).transport, typed)
    expect(answer).toMatchObject({ message: 'Não foi possível concluir. Tente de novo.' })
  })

  test('reports empty fields without a call', async () => {
    const { transport, calls } = api()
    const { answer } = await send(signInForm, transport, { usuario: 'ana', senha: '' })
    expect(answer).toMatchObject({ errors: { usuario: 'Informe um e-mail válido.', senha: 'Preencha o campo!' } })
    expect(calls).toEqual([])
  })
})

describe('registering', () => {
  const typed = {
    nomeRazao: 'Ana Souza',
    email: 'ana@exemplo.example',
    senha: 'uma frase curta',
    cpf: '52998224725',
    telefone: '11900000000',
    pais: BRAZIL,
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP',
    aceite: 'on'
  }
  const register = (transport: Transport, changes: Record<string, string> = {}) =>
    send(registerForm, transport, { ...typed, ...changes })

  test('sends the contract’s fields, masked, and signs in', async () => {
    const { transport, calls } = api([200, ana])
    expect((await register(transport)).user).toMatchObject({ firstName: 'Ana' })
    expect(calls[0]).toMatchObject({
      path: 'checkout/register',
      idempotencyKey: 'k',
      body: {
        cpf: '529.982.247-25',
        telefone: '(11) 90000-0000',
        endereco: { cep: '01310-100', uf: 'SP', pais: 'BRA' }
      }
    })
  })

  test('reads any form, bounded, and its rules never throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(typed), 'x'), fc.string({ maxLength: 4_000 })), sent => {
        const form = new FormData()
        for (const [name, value] of Object.entries(sent)) form.set(name, value)
        for (const text of Object.values(registerForm.read(form))) expect(text.length).toBeLessThanOrEqual(2_001)
        registerForm.check(form, t)
      })
    )
  })

  test('asks for the user where the API signs nobody in, and says what comes next', async () => {
    const { transport } = api([200, { sucesso: true, mensagem: 'Confirme o e-mail.' }], [200, { logado: false }])
    expect(await register(transport)).toEqual({ answer: { ok: true, message: 'Confirme o e-mail.' }, user: null })
  })

  test('shows the server’s messages beside their fields, with or without the address’ prefix', async () => {
    const campos = { cpf: 'CPF em uso', 'endereco.cep': 'CEP desconhecido', outro: 'x' }
    const { answer } = await register(api([422, { error: 'Confira', campos }]).transport)
    expect(answer).toMatchObject({ errors: { cpf: 'CPF em uso', cep: 'CEP desconhecido' } })
  })

  test('checks the same rules before the call', async () => {
    const { transport, calls } = api()
    const { answer } = await register(transport, { cpf: '1', aceite: '', senha: 'curta' })
    expect(answer).toMatchObject({
      message: 'Confira os campos marcados.',
      errors: {
        cpf: 'Este CPF não existe. Confira os números.',
        senha: 'Use ao menos 8 caracteres.',
        aceite: 'Aceite os termos para criar a conta.'
      }
    })
    expect(calls).toEqual([])
  })
})

describe('a forgotten password', () => {
  test.each([
    [200, { sucesso: true }],
    [200, { sucesso: false, mensagem: 'Não há conta' }],
    [404, { error: 'Não há conta' }]
  ])('has the same answer with and without an account: %i %o', async (status, body) => {
    const { answer } = await send(recoverForm, api([status, body]).transport, { usuario: 'ana@exemplo.example' })
    expect(answer).toMatchObject({ ok: true, message: expect.stringMatching(/^Se houver uma conta/) })
  })

  test('reports an outage', async () => {
    const { answer } = await send(recoverForm, api([500, {}]).transport, { usuario: 'a@b.example' })
    expect(answer).toMatchObject({ ok: false })
  })

  test('is replaced, refused, or its link is used up', async () => {
    const typed = { senha: 'outra frase' }
    const { transport, calls } = api([200, { sucesso: true }], [422, { campos: { senha: 'Muito comum' } }], [404, {}])
    expect((await send(newPasswordForm, transport, typed)).answer).toMatchObject({ ok: true })
    expect((await send(newPasswordForm, transport, typed)).answer).toMatchObject({ errors: { senha: 'Muito comum' } })
    expect((await send(newPasswordForm, transport, typed)).answer).toMatchObject({
      message: 'Este link não vale mais. Peça outro.'
    })
    expect(calls[0]).toMatchObject({ path: 'checkout/password-reset', body: typed })
  })
})

test('signing out succeeds when the session has already ended', async () => {
  expect(await signOut(api([401, {}]).transport)).toMatchObject({ ok: true })
  expect(await signOut(api([500, {}]).transport)).toMatchObject({ ok: false })
})
