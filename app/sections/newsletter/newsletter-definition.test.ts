import { expect, test } from 'vitest'
import { type ApiCall, toResult } from '../../api/client.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { newsletterForm } from './newsletter-definition.ts'

const t = createTranslator('pt')

async function send(fields: Record<string, string>, status = 200, body: unknown = { sucesso: true }) {
  const calls: ApiCall[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status, body })
  }
  return { ...(await newsletterForm.send(form, { transport, idempotencyKey: 'k', about: null }, t)), calls }
}

test('a subscription needs only an e-mail address', async () => {
  const { answer, calls } = await send({ email: ' rui@exemplo.example ' })
  expect(answer).toMatchObject({ ok: true, message: expect.stringMatching(/lista/) })
  expect(calls).toEqual([
    { method: 'POST', path: 'newsletter', idempotencyKey: 'k', body: { email: 'rui@exemplo.example' } }
  ])
})

test('a subscription has a name where one was given', async () => {
  const { calls } = await send({ email: 'rui@exemplo.example', nome: ' Rui ' })
  expect(calls[0]?.body).toEqual({ email: 'rui@exemplo.example', nome: 'Rui' })
})

test.each([
  ['', 'Preencha o campo!'],
  ['rui@', 'Informe um e-mail válido.']
])('%j is shown beside the field without a call', async (email, said) => {
  const { answer, calls } = await send({ email })
  expect(answer).toEqual({ ok: false, message: '', errors: { email: said } })
  expect(calls).toEqual([])
})

test('a failure is shown, spec 8', async () => {
  const { answer } = await send({ email: 'rui@exemplo.example' }, 503, null)
  expect(answer).toEqual({ ok: false, message: 'Houve um erro ao enviar.', errors: {} })
})
