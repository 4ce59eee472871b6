import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import { loadProduct } from './load-product.server.ts'

const ORIGIN = 'https://loja.example'

function scopeOf(transport: (call: ApiCall) => Promise<ApiResult<unknown>>): RequestScope {
  return { ...REQUEST, transport, personalTransport: transport }
}

function ok(data: unknown): ApiResult<unknown> {
  return { ok: true, data }
}

function item(id: number, path: string) {
  return { id, nome: `Produto ${id}`, status: 'disponivel', precos: { por: 10 }, url: ORIGIN + path }
}

const breadcrumb = [
  { label: 'Home', rota: { name: 'home' }, url: `${ORIGIN}/` },
  { label: 'Proteínas', url: `${ORIGIN}/proteinas` },
  { label: 'Whey', url: `${ORIGIN}/whey` }
]
const seo = { title: 'Whey | Loja', canonical: `${ORIGIN}/whey?utm=1` }
const detail = ok({ estrutura: { breadcrumb, seo }, conteudo: item(1, '/whey'), info: [] })

test('returns the product, its canonical address and popular products of its category', async () => {
  const calls: ApiCall[] = []
  const scope = scopeOf(async call => {
    calls.push(call)
    return call.path === 'url/product/detail'
      ? detail
      : ok({ estrutura: {}, conteudo: { produtos: [item(1, '/whey'), item(2, '/creatina')] }, info: {} })
  })
  const page = await loadProduct(scope, new URL('/whey', ORIGIN))
  if (!page.ok) throw new Error('not loaded')
  expect(page.product.name).toBe('Produto 1')
  expect(page.canonical).toBe(`${ORIGIN}/whey`)
  expect(((await page.views.similar) ?? []).map(({ id }) => id)).toEqual([2])
  expect(calls.map(({ path, query, timing }) => ({ path, query, timing }))).toEqual([
    { path: 'url/product/detail', query: { url: '/whey' }, timing: 'page' },
    {
      path: 'url/product/listing/category',
      query: { url: '/proteinas', offset: '0', limit: '16', order: 'Popularidade' },
      timing: 'section'
    },
    // The footer's menu, for the pages about returns and privacy: a document makes one call for both.
    { path: 'struct/menus/rodape-principal', query: undefined, timing: 'section' },
    { path: 'marketplace/product/1', query: undefined, timing: 'section' }
  ])
})

test('returns a failure as a value', async () => {
  const failure = { ok: false, kind: 'http', status: 404, message: 'Página não encontrada' } as const
  expect(
    await loadProduct(
      scopeOf(async () => failure),
      new URL('/nada', ORIGIN)
    )
  ).toEqual(failure)
})

test('leaves out similar products that fail, and does not wait for slow ones', async () => {
  const failing = await loadProduct(
    scopeOf(async call => {
      if (call.path === 'url/product/detail') return detail
      throw new Error('connection reset')
    }),
    new URL('/whey', ORIGIN)
  )
  expect(failing.ok && (await failing.views.similar)).toEqual([])
  const never = new Promise<ApiResult<unknown>>(() => {})
  const slow = await loadProduct(
    scopeOf(async call => (call.path === 'url/product/detail' ? detail : never)),
    new URL('/whey', ORIGIN)
  )
  expect(slow.ok && slow.views.similar).toBeInstanceOf(Promise)
})
