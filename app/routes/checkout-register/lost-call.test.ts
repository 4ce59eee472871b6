import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import { toResult } from '../../api/client.ts'
import { type RequestScope, scopeContext } from '../../context.ts'
import { action } from './route.tsx'

const typed = {
  nomeRazao: 'Ana Souza',
  email: 'ana@exemplo.example',
  senha: 'uma frase curta',
  cpf: '529.982.247-25',
  telefone: '(11) 90000-0000',
  pais: 'BR',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  aceite: 'on',
  return: '/whey'
}

/** Sends a right form to an API that answers it with the status. */
async function send(status: number, hasCall: boolean) {
  const transport: RequestScope['transport'] = async () => toResult({ status, body: { error: 'Não existe' } })
  const registration = { said: null, apiOrigin: 'https://api.example', hasCall: async () => hasCall }
  const context = new RouterContextProvider()
  context.set(scopeContext, { ...REQUEST, registration, transport, personalTransport: transport })
  const url = new URL('https://loja.example/checkout/cadastro/')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(typed) })
  return action({ request, context, url, params: {}, pattern: '/checkout/cadastro' })
}

test('a form redirects to the API’s own registration when the API lacks the call', async () => {
  const answer = await send(404, false)
  expect(answer).toBeInstanceOf(Response)
  if (!(answer instanceof Response)) return
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(
    'https://api.example/checkout/cadastro/?return=https%3A%2F%2Floja.example%2Fwhey'
  )
})

test('a refusal of an API with the call is shown on the page', async () => {
  expect(await send(409, true)).toMatchObject({ init: { status: 422 } })
})
