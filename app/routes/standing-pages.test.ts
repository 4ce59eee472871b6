import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { REQUEST } from '../../tests/support/request-scope.ts'
import { type ApiCall, toResult } from '../api/client.ts'
import { type RequestScope, scopeContext } from '../context.ts'
import * as brands from './brands/route.tsx'
import * as sellers from './sellers/route.tsx'
import * as map from './sellers-map/route.tsx'

const PAGES = [
  ['/marcas', brands, { title: 'Marcas', groups: [], canonical: '/marcas' }],
  ['/vendedores', sellers, { sellers: [], failed: true, canonical: '/vendedores' }],
  ['/vendedores/mapa', map, { groups: [], pins: [], failed: true, canonical: '/vendedores/mapa' }]
] as const
const FAILURES = [500, 429, 403, 0]

test.each([
  ['/vendedores', sellers],
  ['/vendedores/mapa', map]
] as const)('%s does not exist where the API has no such call', async (path, { loader }) => {
  const transport = async (_: ApiCall) => toResult({ status: 404, body: { error: 'Não existe' } })
  const scope: RequestScope = { ...REQUEST, transport, personalTransport: transport }
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  const url = new URL(path, scope.origin)
  const page = loader({ context, url, request: new Request(url), params: {}, pattern: path })
  await expect(page).rejects.toMatchObject({ init: { status: 404 } })
})

test('where the API has no `brands`, the index of brands comes from the menu of brands', async () => {
  const menu = [
    { label: 'Sol', link: 'https://loja.example/marcas/sol', rota: [] },
    { label: 'Aurora', link: '', rota: { path: '/marcas/aurora' } },
    { label: 'Todas', link: '/marcas', rota: [] },
    { label: 'Só um texto', link: '', rota: [] }
  ]
  const transport = async ({ path }: ApiCall) =>
    toResult(path === 'struct/menus/menu-marcas' ? { status: 200, body: { menu } } : { status: 404, body: {} })
  const scope: RequestScope = {
    ...REQUEST,
    ownOrigins: ['https://loja.example'],
    transport,
    personalTransport: transport
  }
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  const url = new URL('/marcas', scope.origin)
  const { data, init } = await brands.loader({
    context,
    url,
    request: new Request(url),
    params: {},
    pattern: '/marcas'
  })
  expect(init).toBeNull()
  expect(data.groups).toEqual([
    { letter: 'A', brands: [{ name: 'Aurora', path: '/marcas/aurora', image: null }] },
    { letter: 'S', brands: [{ name: 'Sol', path: '/marcas/sol', image: null }] }
  ])
})

test.each(PAGES.flatMap(page => FAILURES.map(status => [...page, status] as const)))(
  '%s shows its empty state when its call fails, and is not cached',
  async (path, { loader }, view, status) => {
    const transport = async (_: ApiCall) => toResult({ status, body: { error: 'Falhou' } })
    const scope: RequestScope = {
      ...REQUEST,
      transport,
      personalTransport: transport
    }
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    const url = new URL(path, scope.origin)
    const { data, init } = await loader({ context, url, request: new Request(url), params: {}, pattern: path })
    expect(data).toMatchObject(view)
    expect([init?.status ?? 200, init?.headers]).toEqual([200, { 'cache-control': 'no-store' }])
  }
)
