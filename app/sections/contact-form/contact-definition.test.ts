import { expect, test } from 'vitest'
import { type ApiCall, toResult } from '../../api/client.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { isContactPage } from './contact.ts'
import { contactForm } from './contact-definition.ts'

const t = createTranslator('pt')
const right = { nome: ' Rui Dias ', email: 'rui@exemplo.example', contato: '(11) 90000-0000', mensagem: 'Bom dia' }

async function send(changes: Record<string, string>, status = 200, body: unknown = { sucesso: true }) {
  const calls: ApiCall[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...right, ...changes })) form.set(name, value)
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status, body })
  }
  return { ...(await contactForm.send(form, { transport, idempotencyKey: 'k', about: null }, t)), calls }
}

test('a message has its sender and its subject', async () => {
  const { answer, calls } = await send({ assunto: 'Troca' })
  expect(answer).toMatchObject({ ok: true, message: expect.stringMatching(/mensagem/) })
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'form/contact',
      idempotencyKey: 'k',
      body: {
        hashEmail: 'contato/formulario',
        nome: 'Rui Dias',
        email: 'rui@exemplo.example',
        contato: '(11) 90000-0000',
        assunto: 'Troca',
        mensagem: 'Bom dia'
      }
    }
  ])
})

test.each([
  [{ nome: ' ' }, { nome: 'Preencha o campo!' }],
  [{ email: 'rui' }, { email: 'Informe um e-mail válido.' }],
  [{ contato: '123' }, { contato: 'Informe um telefone com DDD.' }],
  [{ assunto: 'a'.repeat(121) }, { assunto: 'Use até 120 caracteres.' }],
  [{ mensagem: '' }, { mensagem: 'Preencha o campo!' }]
])('%j is shown beside its field without a call', async (changes, errors) => {
  const { answer, calls } = await send(changes)
  expect(answer).toEqual({ ok: false, message: '', errors })
  expect(calls).toEqual([])
})

test('the server’s message on a field stands beside it', async () => {
  const { answer } = await send({}, 422, { error: 'x', campos: { email: 'Este e-mail não existe.' } })
  expect(answer).toEqual({ ok: false, message: '', errors: { email: 'Este e-mail não existe.' } })
})

test('a failure is shown, spec 8', async () => {
  const { answer } = await send({}, 200, { sucesso: false })
  expect(answer).toEqual({ ok: false, message: 'Houve um erro ao enviar.', errors: {} })
})

test('the form stands on the pages that shops call their contact page', () => {
  const paths = ['/pagina/contato', '/pagina/fale-conosco', '/pagina/contatos', '/contato']
  expect(paths.map(isContactPage)).toEqual([true, true, false, false])
})
