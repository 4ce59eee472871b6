import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { RequestScope } from '../../context.ts'
import { loadHead } from './load.server.ts'

function scopeOf(answers: Record<string, unknown>): RequestScope {
  const transport = async ({ path }: ApiCall) =>
    path in answers
      ? { ok: true as const, data: answers[path] }
      : { ok: false as const, kind: 'timeout' as const, status: 0, message: '' }
  return { ...REQUEST, transport, personalTransport: transport }
}

const home = (title: string) => ({ estrutura: { seo: { title } }, conteudo: [], info: [] })
const settings = { sistema: { geral: { site: { nome: 'Outra Loja' } } } }

test('the home page has the title of the API, else the name of the store', async () => {
  expect(await loadHead(scopeOf({ 'url/home': home('Vitaminas'), settings }))).toMatchObject({ title: 'Vitaminas' })
  expect(await loadHead(scopeOf({ 'url/home': home(''), settings }))).toMatchObject({ title: 'Outra Loja' })
  expect(await loadHead(scopeOf({ 'url/home': home('') }))).toMatchObject({ title: 'Seiva' })
})

test('the home page does not wait for settings that hang', async () => {
  const scope = scopeOf({ 'url/home': home('') })
  const transport: typeof scope.transport = call =>
    call.path === 'settings' ? new Promise(() => {}) : scope.transport(call)
  expect(await loadHead({ ...scope, transport })).toMatchObject({ title: 'Seiva' })
})

test('an API without `url/home` has a home page, with the texts of its settings', async () => {
  const scope = scopeOf({ settings })
  const transport: typeof scope.transport = async call =>
    call.path === 'url/home' ? { ok: false, kind: 'http', status: 404, message: '' } : scope.transport(call)
  expect(await loadHead({ ...scope, transport })).toMatchObject({ title: 'Outra Loja', canonical: '/' })
})

test('a home page that fails is an outage', async () => {
  await expect(loadHead(scopeOf({ settings }))).rejects.toMatchObject({ init: { status: 503 } })
})
