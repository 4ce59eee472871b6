import { describe, expect, test } from 'vitest'
import type { ApiCall } from '../../../api/client.ts'
import { toResult } from '../../../api/client.ts'
import { createTranslator } from '../../../i18n/translator.ts'
import type { RequestField, RequestKind } from '../product-forms.ts'
import { requestForm } from './request-definition.ts'

const t = createTranslator('pt')
const typed: Record<RequestField, string> = {
  nome: ' Rui Dias ',
  email: 'rui@exemplo.example',
  contato: '',
  mensagem: '',
  idAtributoValor: '42',
  mailing: 'on',
  enviarEmail: 'on'
}

async function send(
  changes: Partial<Record<RequestField, string>>,
  reply: [status: number, body: unknown],
  kind: RequestKind
) {
  const calls: ApiCall[] = []
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status: reply[0], body: reply[1] })
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changes })) if (value) form.set(name, value)
  const sending = { transport, about: { kind, product: 103 }, idempotencyKey: 'k' }
  return { ...(await requestForm.send(form, sending, t)), calls }
}

const taken: [number, unknown] = [200, { sucesso: true, mensagem: '<b>Pronto</b>.' }]

describe('a request', () => {
  test('“avise-me” names the option, and shows the server’s message without markup', async () => {
    const { answer, calls } = await send({}, taken, 'avise-me')
    expect(answer).toEqual({ ok: true, message: 'Pronto.' })
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'product/solicitation',
        idempotencyKey: 'k',
        body: {
          idProduto: 103,
          idAtributoValor: 42,
          nome: 'Rui Dias',
          email: 'rui@exemplo.example',
          contato: '',
          mensagem: '',
          mailing: true
        }
      }
    ])
  })

  test('a quote has a telephone, a message and the wish for a copy', async () => {
    const changes = { contato: '(11) 90000-0000', mensagem: 'Dez\npotes', mailing: '' }
    const { calls } = await send(changes, [200, { sucesso: 's' }], 'orcamento')
    expect(calls[0]).toMatchObject({
      path: 'product/budget',
      body: { contato: '(11) 90000-0000', mensagem: 'Dez\npotes', enviarEmail: true, mailing: false }
    })
  })

  test('a success without a message has the store’s own', async () => {
    const { answer } = await send({}, [200, { sucesso: 1 }], 'orcamento')
    expect(answer).toMatchObject({ ok: true, message: expect.stringMatching(/orçamento/) })
  })
})

describe('a wrong request', () => {
  test.each<[Partial<Record<RequestField, string>>, object]>([
    [{ nome: '  ' }, { nome: 'Preencha o campo!' }],
    [{ email: '' }, { email: 'Preencha o campo!' }],
    [{ email: 'rui@exemplo' }, { email: 'Informe um e-mail válido.' }],
    [{ contato: '1234' }, { contato: 'Informe um telefone com DDD.' }],
    [{ nome: 'a'.repeat(81) }, { nome: 'Use até 80 caracteres.' }]
  ])('%j is shown beside its field without a call', async (changes, errors) => {
    const { answer, calls } = await send(changes, taken, 'orcamento')
    expect(answer).toEqual({ ok: false, message: '', errors })
    expect(calls).toEqual([])
  })

  test('the server’s message on a field stands beside it', async () => {
    const campos = { email: 'Este e-mail não existe.', segredo: 'x' }
    const { answer } = await send({}, [422, { error: 'Revise', campos }], 'avise-me')
    expect(answer).toEqual({ ok: false, message: '', errors: { email: 'Este e-mail não existe.' } })
  })

  test.each<[number, unknown, string]>([
    [
      422,
      { error: 'Produto não encontrado.', campos: { idProduto: 'x' } },
      'Houve um erro ao enviar. Produto não encontrado.'
    ],
    [429, { error: 'Você já enviou muitas vezes.' }, 'Houve um erro ao enviar. Você já enviou muitas vezes.'],
    [200, { sucesso: false, mensagem: 'Fechado.' }, 'Houve um erro ao enviar. Fechado.'],
    [200, { sucesso: false }, 'Houve um erro ao enviar.'],
    [404, { error: 'Nada aqui' }, 'Houve um erro ao enviar.'],
    [500, { error: 'SQLSTATE 42' }, 'Houve um erro ao enviar.'],
    [200, '<html>firewall</html>', 'Houve um erro ao enviar.']
  ])('an answer of %i %j is shown above the form', async (status, body, message) => {
    const { answer } = await send({}, [status, body], 'avise-me')
    expect(answer).toEqual({ ok: false, message, errors: {} })
  })

  test('a form keeps what was sent, cut just above the limit', () => {
    const form = new FormData()
    form.set('nome', 'x'.repeat(5_000))
    form.set('email', new File(['x'], 'x.txt'))
    expect(requestForm.read(form)).toMatchObject({ nome: 'x'.repeat(2_001), email: '', mailing: '' })
  })
})
