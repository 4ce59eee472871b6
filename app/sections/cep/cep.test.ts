import { expect, test } from 'vitest'
import { type ApiCall, toResult } from '../../api/client.ts'
import { sendCep } from './cep.ts'

async function send(cep: string, status = 200, body: unknown = {}) {
  const calls: ApiCall[] = []
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status, body })
  }
  return { answer: await sendCep(transport, cep), calls }
}

test('a CEP is kept by the API, and what it says of the place is known', async () => {
  const endereco = { cep: '01310-100', principal: { cep: '01310-100', cidade: 'São Paulo', uf: 'SP' } }
  const { answer, calls } = await send(' 01310100', 200, { logado: false, endereco })
  expect(calls).toMatchObject([{ method: 'POST', path: 'checkout/zipcode', body: { cep: '01310100' } }])
  expect(answer).toMatchObject({ ok: true, cep: '01310-100', user: { city: 'São Paulo', state: 'SP' } })
})

test.each(['', '0131', 'abc', '01310-10'])('%j is no CEP, and nobody is asked', async cep => {
  const { answer, calls } = await send(cep)
  expect([answer, calls]).toEqual([{ ok: false, cep, said: '' }, []])
})

test.each([400, 422])('what the API refuses with %i is told in its words', async status => {
  const { answer } = await send('01310-100', status, { error: 'CEP desconhecido' })
  expect(answer).toEqual({ ok: false, cep: '01310-100', said: 'CEP desconhecido' })
})

test.each([404, 429, 500])('an API that answers %i cannot keep it, which is no refusal', async status => {
  const { answer } = await send('01310-100', status, { error: 'x' })
  expect(answer).toEqual({ ok: true, cep: '01310-100', user: null })
})
