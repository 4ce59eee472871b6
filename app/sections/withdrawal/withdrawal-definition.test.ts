import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiCall, toResult } from '../../api/client.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { withdrawalForm } from './withdrawal-definition.ts'

const t = createTranslator('pt')
const contact = { email: 'loja@exemplo.example', phone: '(11) 90000-0000', whatsapp: '' }
const right = { pedido: ' 1042 ', identificacao: 'rui@exemplo.example', motivo: '' }

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

async function send(changes: Record<string, string>, status = 200, body: unknown = { sucesso: true }, shop = contact) {
  const calls: ApiCall[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...right, ...changes })) form.set(name, value)
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status, body })
  }
  return { ...(await withdrawalForm.send(form, { transport, idempotencyKey: 'k', about: shop }, t)), calls }
}

test('a withdrawal is sent by the contact form, and shows a number and a date', async () => {
  const { answer, calls } = await send({ motivo: 'Veio outro sabor' }, 200, { sucesso: true, mensagem: 'Recebido' })
  const [protocol] = /AR-20261124-\w{6}/.exec(answer.message) ?? []
  expect(answer).toMatchObject({ ok: true, message: expect.stringContaining('24 de novembro de 2026') })
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'form/contact',
      idempotencyKey: 'k-2026-11-24',
      body: {
        hashEmail: 'contato/formulario',
        nome: 'Pedido 1042',
        email: 'rui@exemplo.example',
        contato: '',
        assunto: `Direito de arrependimento ${protocol}`,
        mensagem: [
          'Exercício do direito de arrependimento (CDC, art. 49).',
          `Protocolo: ${protocol}`,
          'Pedido: 1042',
          'CPF ou e-mail: rui@exemplo.example',
          'Motivo: Veio outro sabor'
        ].join('\n')
      }
    }
  ])
})

test('a repeated withdrawal keeps its number', async () => {
  const [first, second, other] = [await send({}), await send({}), await send({ pedido: '1043' })]
  expect(second.answer.message).toBe(first.answer.message)
  expect(other.answer.message).not.toBe(first.answer.message)
})

test('a withdrawal with a CPF instead of an e-mail is sent with the shop’s address', async () => {
  const { calls } = await send({ identificacao: '52998224725' })
  const mensagem = expect.stringContaining('CPF ou e-mail: 529.982.247-25')
  expect(calls).toMatchObject([{ body: { email: 'loja@exemplo.example', mensagem } }])
})

test.each([
  [{ pedido: ' ' }, { pedido: 'Preencha o campo!' }],
  [{ pedido: '1'.repeat(41) }, { pedido: 'Use até 40 caracteres.' }],
  [{ identificacao: '' }, { identificacao: 'Preencha o campo!' }],
  [{ identificacao: '529.982.247-26' }, { identificacao: 'Informe um CPF ou um e-mail válido.' }],
  [{ identificacao: 'pedido 529.982.247-25' }, { identificacao: 'Informe um CPF ou um e-mail válido.' }],
  [{ motivo: 'a'.repeat(1_001) }, { motivo: 'Use até 1000 caracteres.' }]
])('%j is shown beside its field without a call', async (changes, errors) => {
  const { answer, calls } = await send(changes)
  expect(answer).toEqual({ ok: false, message: '', errors })
  expect(calls).toEqual([])
})

test.each<[number, unknown]>([
  [500, null],
  [404, null],
  [429, { error: 'Muitas mensagens.' }],
  [200, { sucesso: false }]
])('a failed withdrawal (%i %j) shows no number, but another way to the shop', async (status, body) => {
  const { answer } = await send({}, status, body)
  expect(answer).toMatchObject({ ok: false, errors: {} })
  expect(answer.message).toMatch(/ainda não foi registrado.*loja@exemplo\.example, \(11\) 90000-0000/)
  expect(answer.message).not.toMatch(/AR-\d/)
})

test('a shop without contact data shows none', async () => {
  const { answer } = await send({}, 500, null, { email: '', phone: '', whatsapp: '' })
  expect(answer.message).toBe('Houve um erro ao enviar. O seu arrependimento ainda não foi registrado: tente de novo.')
})

test('the API’s message on the e-mail stands beside the shopper’s field', async () => {
  const { answer } = await send({}, 422, { error: 'x', campos: { email: 'Este e-mail não existe.' } })
  expect(answer).toEqual({ ok: false, message: '', errors: { identificacao: 'Este e-mail não existe.' } })
})
