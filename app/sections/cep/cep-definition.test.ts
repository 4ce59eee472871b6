import { expect, test } from 'vitest'
import { type ApiCall, toResult } from '../../api/client.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { cepForm } from './cep-definition.ts'

const t = createTranslator('pt')

async function send(cep: string, status = 200, body: unknown = {}) {
  const calls: ApiCall[] = []
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status, body })
  }
  const form = new FormData()
  form.set('cep', cep)
  return { ...(await cepForm.send(form, { transport, about: null, idempotencyKey: 'k' }, t)), calls }
}

test('a CEP is stored by the API, with its city', async () => {
  const endereco = { cep: '01310-100', principal: { cep: '01310-100', cidade: 'São Paulo', uf: 'SP' } }
  const { answer, receipt, calls } = await send(' 01310100', 200, { logado: false, endereco })
  expect(calls).toMatchObject([{ method: 'POST', path: 'checkout/zipcode', body: { cep: '01310100' } }])
  expect(receipt?.user).toMatchObject({ city: 'São Paulo', state: 'SP' })
  expect(answer).toEqual({ ok: true, message: 'Entregas para o CEP 01310-100, São Paulo/SP.' })
})

test.each(['', '0131', 'abc', '01310-10'])('%j is no CEP, and nobody is asked', async cep => {
  const { answer, calls } = await send(cep)
  const errors = { cep: 'Informe um CEP com 8 números.' }
  expect([answer, calls]).toEqual([{ ok: false, message: '', errors }, []])
})

test.each([400, 422])('a refusal with %i shows the API’s message', async status => {
  const { answer } = await send('01310-100', status, { error: 'CEP desconhecido' })
  expect(answer).toEqual({ ok: false, message: '', errors: { cep: 'CEP desconhecido' } })
})

test.each([404, 429, 500])('an API that answers %i stores no CEP, which is no refusal', async status => {
  const { answer, receipt } = await send('01310-100', status, { error: 'x' })
  expect([answer.ok, receipt?.user]).toEqual([true, null])
})
