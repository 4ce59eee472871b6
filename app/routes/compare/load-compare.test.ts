import { describe, expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import { loadCompare } from './load-compare.server.ts'

const ORIGIN = 'https://loja.example'

function scopeOf(answer: (path: string) => ApiResult<unknown>) {
  const asked: string[] = []
  const transport = async ({ path, query }: ApiCall) => {
    asked.push(query?.url ?? path)
    return answer(query?.url ?? path)
  }
  const scope: RequestScope = { ...REQUEST, transport, personalTransport: transport }
  return { scope, asked }
}

function product(path: string, id: number): ApiResult<unknown> {
  const conteudo = { id, nome: `Produto ${id}`, status: 'disponivel', precos: { por: 10 }, url: ORIGIN + path }
  return { ok: true, data: { estrutura: {}, conteudo, info: [] } }
}

const gone = { ok: false, kind: 'http', status: 404, message: '' } as const
const down = { ok: false, kind: 'timeout', status: 0, message: '' } as const

describe('the comparison', () => {
  test('asks for each product of the address once, at most four', async () => {
    const { scope, asked } = scopeOf(path => product(path, asked.indexOf(path) + 1))
    const page = await loadCompare(scope, new URLSearchParams({ p: 'a,b,a,c,d,e' }))
    expect(asked).toEqual(['/a', '/b', '/c', '/d'])
    expect(page).toMatchObject({ ok: true, isIncomplete: false })
    expect(page.ok && page.table.columns.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d'])
  })

  test('has one column for two addresses of one product', async () => {
    const { scope } = scopeOf(path => product(path, 7))
    const page = await loadCompare(scope, new URLSearchParams({ p: 'a,b' }))
    expect(page).toMatchObject({ ok: true, isIncomplete: false, table: { columns: [{ id: 7 }] } })
  })

  test.each([gone, down])('leaves out missing products, and says so: %o', async failure => {
    const { scope } = scopeOf(path => (path === '/a' ? failure : product(path, 2)))
    const page = await loadCompare(scope, new URLSearchParams({ p: 'a,b' }))
    expect(page).toMatchObject({ ok: true, isIncomplete: true, table: { columns: [{ id: 2 }] } })
  })

  test('shows the first showcase without a product', async () => {
    const { scope, asked } = scopeOf(() => ({ ok: true, data: { vitrine: { titulo: 'Ofertas' }, produtos: [] } }))
    const page = await loadCompare(scope, new URLSearchParams())
    expect(page).toMatchObject({ ok: true, table: { columns: [] }, showcase: { products: [] } })
    expect(asked).toEqual(['showcase/products/first-showcase'])
  })

  test('is empty without a product and without a showcase', async () => {
    const page = await loadCompare(scopeOf(() => down).scope, new URLSearchParams())
    expect(page).toMatchObject({ ok: true, table: { columns: [] }, showcase: null })
  })

  test('fails when the shop does not answer', async () => {
    expect(await loadCompare(scopeOf(() => down).scope, new URLSearchParams({ p: 'a' }))).toEqual(down)
    expect(await loadCompare(scopeOf(() => gone).scope, new URLSearchParams({ p: 'a' }))).toMatchObject({ ok: true })
  })
})
