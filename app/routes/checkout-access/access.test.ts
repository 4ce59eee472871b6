import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import { type ApiCall, toResult } from '../../api/client.ts'
import type { RequestScope } from '../../context.ts'
import { accessAction } from './access.server.ts'

const ana = { logado: true, nomeRazao: 'Ana Souza', endereco: [] }

function send(fields: Record<string, string>, [status, body]: [number, unknown]) {
  const calls: ApiCall[] = []
  async function personalTransport(call: ApiCall) {
    calls.push(call)
    return toResult({ status, body })
  }
  const scope: RequestScope = {
    ...REQUEST,
    transport: personalTransport,
    personalTransport
  }
  const request = new Request('https://loja.example/checkout/acesso', {
    method: 'POST',
    body: new URLSearchParams(fields)
  })
  return { calls, answer: accessAction(request, scope) }
}

const typed = { acao: 'entrar', usuario: 'ana@exemplo.example', senha: 'uma frase curta' }

test.each([
  ['/creatina?sabor=2', '/creatina?sabor=2'],
  ['//evil.example', '/'],
  ['/checkout/acesso', '/']
])('a shopper who signs in returns to %s by %s', async (asked, location) => {
  const answer = await send({ ...typed, return: asked }, [200, ana]).answer
  expect(answer).toBeInstanceOf(Response)
  if (answer instanceof Response) expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
})

test('a fetcher gets the user instead of a redirect', async () => {
  const envio = crypto.randomUUID()
  const answer = await send({ ...typed, envio, return: '/a' }, [200, ana]).answer
  expect(answer).toMatchObject({ data: { user: { firstName: 'Ana' }, answer: { ok: true } }, init: { status: 200 } })
  expect(JSON.stringify(answer)).not.toContain(typed.senha)
})

test('wrong data show the form again, with what was typed except the password', async () => {
  const answer = await send({ ...typed, return: '/a' }, [401, { error: 'x' }]).answer
  expect(answer).toMatchObject({
    data: { intent: 'signIn', typed: { usuario: 'ana@exemplo.example' }, returnPath: '/a', answer: { ok: false } },
    init: { status: 422 }
  })
  expect(JSON.stringify(answer)).not.toContain(typed.senha)
})

test('a forgotten password and signing out call their own endpoints', async () => {
  const recovery = send({ acao: 'recuperar', usuario: 'ana@exemplo.example' }, [200, { sucesso: true }])
  expect(await recovery.answer).toMatchObject({
    data: { intent: 'recover', answer: { ok: true } },
    init: { status: 200 }
  })
  const leaving = send({ acao: 'sair', return: '/a' }, [200, { sucesso: true }])
  expect(await leaving.answer).toMatchObject({ status: 303 })
  expect([...recovery.calls, ...leaving.calls].map(({ path }) => path)).toEqual([
    'checkout/password-recovery',
    'checkout/logout'
  ])
})
