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

test('an address is enough', async () => {
  const { answer, calls } = await send({ email: ' rui@exemplo.example ' })
  expect(answer).toMatchObject({ ok: true, message: expect.stringMatching(/lista/) })
  expect(calls).toEqual([
    { method: 'POST', path: 'newsletter', idempotencyKey: 'k', body: { email: 'rui@exemplo.example' } }
  ])
})

test('a name goes with it where it was given', async () => {
  const { calls } = await send({ email: 'rui@exemplo.example', nome: ' Rui ' })
  expect(calls[0]?.body).toEqual({ email: 'rui@exemplo.example', nome: 'Rui' })
})

test.each([
  ['', 'Preencha o campo!'],
  ['rui@', 'Informe um e-mail válido.']
])('%j is told beside the field, and nobody is asked', async (email, said) => {
  const { answer, calls } = await send({ email })
  expect(answer).toEqual({ ok: false, message: '', errors: { email: said } })
  expect(calls).toEqual([])
})

test('what fails is said, spec 8', async () => {
  const { answer } = await send({ email: 'rui@exemplo.example' }, 503, null)
  expect(answer).toEqual({ ok: false, message: 'Houve um erro ao enviar.', errors: {} })
})
