import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import { favoritesAction } from './favorites-action.server.ts'

const ORIGIN = 'https://loja.example'

function openShop(answer: (call: ApiCall) => ApiResult<unknown>) {
  const calls: string[] = []
  const scope: RequestScope = {
    ...REQUEST,
    transport: async () => ({ ok: false, kind: 'http', status: 500, message: 'Not for everybody' }),
    personalTransport: async call => {
      calls.push(`${call.method} ${call.path}`)
      return answer(call)
    }
  }
  return { calls, scope }
}

function submit(fields: Record<string, string>): Request {
  return new Request(`${ORIGIN}/favoritos`, { method: 'POST', body: new URLSearchParams(fields) })
}

const YES = (call: ApiCall): ApiResult<unknown> => ({
  ok: true,
  data: call.method === 'GET' ? { favoritos: ['7'] } : { sucesso: true }
})
const NO_LOGIN = (): ApiResult<unknown> => ({ ok: false, kind: 'http', status: 401, message: '' })

test('a heart without JavaScript adds or removes a favourite, and no cache keeps the list', async () => {
  for (const [acao, call] of [
    ['adicionar', 'add'],
    ['remover', 'remove']
  ] as const) {
    const { calls, scope } = openShop(YES)
    const answer = await favoritesAction(submit({ acao, produto: '7' }), scope)
    expect(calls).toEqual([`POST wishlist/${call}`, 'GET wishlist'])
    expect(answer).toMatchObject({ data: { favorites: { ids: [7] } }, init: { status: 200 } })
    expect(answer).toMatchObject({ init: { headers: { 'cache-control': 'no-store' } } })
  }
})

test('the list is read without a product', async () => {
  const forms: Record<string, string>[] = [{ acao: 'mostrar' }, { acao: 'adicionar', produto: 'x' }, { produto: '7' }]
  for (const fields of forms) {
    const { calls, scope } = openShop(YES)
    await favoritesAction(submit(fields), scope)
    expect(calls).toEqual(['GET wishlist'])
  }
})

const EMPTY: ApiResult<unknown> = { ok: true, data: { favoritos: [] } }

/** An API that answers everybody with an empty list. `user`: its answer to checkout/user. */
function openEmptyList(user: ApiResult<unknown>) {
  return openShop(({ method, path }) => {
    if (method === 'POST') return { ok: true, data: { sucesso: true } }
    return path === 'wishlist' ? EMPTY : user
  })
}

test('a visitor without JavaScript is redirected to the checkout access page for an empty list too', async () => {
  const { calls, scope } = openEmptyList({ ok: true, data: { id: 0, logado: false } })
  const answer = await favoritesAction(submit({ acao: 'mostrar' }), scope)
  expect(calls).toEqual(['GET wishlist', 'GET checkout/user'])
  expect(answer).toBeInstanceOf(Response)
  if (answer instanceof Response) expect(answer.headers.get('location')).toBe('/checkout/acesso?return=%2Ffavoritos')
})

test('a customer sees an empty list, also where the API gives no name', async () => {
  const users: ApiResult<unknown>[] = [
    { ok: true, data: { id: 7, logado: true, nomeRazao: 'Ana' } },
    { ok: false, kind: 'http', status: 500, message: '' }
  ]
  for (const user of users) {
    const answer = await favoritesAction(submit({ acao: 'mostrar' }), openEmptyList(user).scope)
    expect(answer).toMatchObject({ data: { favorites: { ids: [] } }, init: { status: 200 } })
  }
})

test('a customer who removed the last favourite needs no further call', async () => {
  const { calls, scope } = openEmptyList({ ok: true, data: { id: 0, logado: false } })
  const answer = await favoritesAction(submit({ acao: 'remover', produto: '7' }), scope)
  expect(calls).toEqual(['POST wishlist/remove', 'GET wishlist'])
  expect(answer).toMatchObject({ data: { favorites: { ids: [] } } })
})

test('a 401 without JavaScript redirects to the checkout access page, with the page to return to', async () => {
  const ways = [
    [{ acao: 'adicionar', produto: '7', return: '/creatina' }, '/checkout/acesso?return=%2Fcreatina'],
    [{ acao: 'adicionar', produto: '7', return: '//evil.example' }, '/checkout/acesso'],
    [{ acao: 'mostrar' }, '/checkout/acesso?return=%2Ffavoritos']
  ] as const
  for (const [fields, way] of ways) {
    const answer = await favoritesAction(submit({ ...fields }), openShop(NO_LOGIN).scope)
    expect(answer).toBeInstanceOf(Response)
    if (answer instanceof Response) expect([answer.status, answer.headers.get('location')]).toEqual([303, way])
  }
})

test('another failure is shown, with what to do', async () => {
  const broken = (): ApiResult<unknown> => ({ ok: false, kind: 'http', status: 500, message: 'O banco caiu' })
  const answer = await favoritesAction(submit({ acao: 'mostrar' }), openShop(broken).scope)
  expect(answer).toMatchObject({ data: { favorites: null }, init: { status: 502 } })
})
