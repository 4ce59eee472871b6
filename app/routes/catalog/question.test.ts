import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import { type ApiCall, toResult } from '../../api/client.ts'
import type { RequestScope } from '../../context.ts'
import { questionAction } from './question.server.ts'

const ORIGIN = 'https://loja.example'
const conteudo = { id: 103, nome: 'Whey', status: 'disponivel', precos: { por: 10 }, url: `${ORIGIN}/whey` }

function shop(status: number, body: unknown, isUp = true) {
  const asked: ApiCall[] = []
  const scope: RequestScope = {
    ...REQUEST,
    transport: async () =>
      toResult(isUp ? { status: 200, body: { estrutura: {}, conteudo } } : { status: 500, body: null }),
    personalTransport: async call => {
      asked.push(call)
      return toResult({ status, body })
    }
  }
  return { scope, asked }
}

const written = { nome: ' Rui ', email: 'rui@exemplo.example', texto: 'Tem lactose?\r\nE glúten?' }

async function send(scope: RequestScope, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...written, ...fields })) form.set(name, value)
  const { data, init } = await questionAction(form, scope, '/whey')
  return { status: init?.status, ...data.question }
}

test('a question is sent as the contract says, a repeated one under the same key', async () => {
  const { scope, asked } = shop(200, { sucesso: true })
  for (const _ of [1, 2]) {
    const { status, answer } = await send(scope, {})
    expect(status).toBe(200)
    expect(answer).toEqual({ ok: true, message: 'Obrigado! A sua pergunta será publicada após aprovação.' })
  }
  const body = {
    nivel: 'produto',
    idNivel: 103,
    nome: 'Rui',
    email: 'rui@exemplo.example',
    contato: '',
    pergunta: 'Tem lactose?\nE glúten?'
  }
  expect(asked[0]).toMatchObject({ path: 'question', body, idempotencyKey: expect.any(String) })
  expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey)
})

test('an answer is sent to its question', async () => {
  const { scope, asked } = shop(200, { sucesso: true, mensagem: 'Valeu.' })
  const { answer } = await send(scope, { responder: '77', texto: 'Tem.' })
  expect(answer).toEqual({ ok: true, message: 'Valeu.' })
  expect(asked[0]).toMatchObject({ path: 'question/answer', body: { idPergunta: 77, resposta: 'Tem.' } })
})

test.each([['77x'], ['-1'], ['0'], ['1e3'], ['9'.repeat(16)]])('%s is no question to answer', async responder => {
  const { scope, asked } = shop(200, { sucesso: true })
  await send(scope, { responder })
  expect(asked[0]?.path).toBe('question')
})

test('a wrong question is not sent, and comes back with a message beside its field', async () => {
  const { scope, asked } = shop(200, { sucesso: true })
  const { status, answer, typed } = await send(scope, { email: 'rui', texto: ' ' })
  expect(status).toBe(422)
  expect(answer).toMatchObject({
    ok: false,
    errors: { email: 'Informe um e-mail válido.', texto: 'Preencha o campo!' }
  })
  expect([typed.email, asked]).toEqual(['rui', []])
})

test.each([
  [{ pergunta: 'Curta demais.' }, ''],
  [{ idPergunta: 'Pergunta não encontrada.' }, '77']
])('the server’s message on %j stands beside the text', async (campos, responder) => {
  const { scope } = shop(422, { error: 'x', campos })
  const { answer } = await send(scope, { responder })
  expect(answer).toMatchObject({ ok: false, errors: { texto: Object.values(campos)[0] } })
})

test('a question on a product that cannot be read is kept', async () => {
  const { scope, asked } = shop(200, {}, false)
  const { status, typed } = await send(scope, {})
  expect([status, typed.texto, asked]).toEqual([502, 'Tem lactose?\nE glúten?', []])
})
