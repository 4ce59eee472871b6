import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { ApiCall } from '../../api/client.ts'
import { type RequestScope, scopeContext } from '../../context.ts'
import { loadPage } from './load-page.server.ts'
import { action } from './route.tsx'

const ORIGIN = 'https://loja.example'
const breadcrumb = [
  { label: 'Proteínas', url: `${ORIGIN}/proteinas` },
  { label: 'Whey', url: `${ORIGIN}/whey` }
]
const conteudo = { id: 1, nome: 'Whey', status: 'disponivel', precos: { por: 10 }, url: `${ORIGIN}/whey` }
const answers: Record<string, unknown> = {
  'url/verify': { nivel: 'product/detail' },
  'url/product/detail': { estrutura: { breadcrumb }, conteudo },
  'url/product/listing/category': { estrutura: {}, conteudo: { produtos: [] }, info: {} }
}

test('a product’s page asks for its page type, the product and similar products only', async () => {
  const calls: ApiCall[] = []
  const transport: RequestScope['transport'] = async call => {
    calls.push(call)
    return { ok: true, data: answers[call.path] }
  }
  // The pictures of another API.
  const media = { base: 'https://api.example', hosts: [] }
  const scope: RequestScope = { ...REQUEST, media, transport, personalTransport: transport }
  const page = await loadPage(scope, new URL(`${ORIGIN}/whey?atributo=41`))
  if (!page.ok || page.page !== 'product') throw new Error('no product')
  await page.views.similar
  const own = calls.filter(({ path }) => path !== 'struct/menus/rodape-principal')
  expect(own.map(({ path }) => path)).toEqual(Object.keys(answers))
  // Every footer requests the same menu at the same time: the API gets one call.
  expect(calls).toHaveLength(own.length + 1)
  expect(own.map(({ query }) => query?.url)).toEqual(['/whey', '/whey', '/proteinas'])
})

test('a category keeps its page when its listing fails, and a search does not', async () => {
  const failure = { ok: false, kind: 'timeout', status: 0, message: '' } as const
  const load = (nivel: string, failed: object) => {
    const transport: RequestScope['transport'] = async ({ path }) =>
      path === 'url/verify' ? { ok: true, data: { nivel } } : { ...failure, ...failed }
    const scope: RequestScope = { ...REQUEST, transport, personalTransport: transport }
    return loadPage(scope, new URL(`${ORIGIN}/whey`))
  }
  const place = { title: 'Produtos', breadcrumb: [] }
  for (const failed of [{}, { kind: 'http', status: 500 }, { kind: 'http', status: 403 }, { kind: 'shape' }])
    expect(await load('product/listing/category', failed)).toEqual({ ok: true, page: 'listing', failed: place })
  expect(await load('product/listing/category', { kind: 'http', status: 404 })).toMatchObject({ ok: false })
  for (const nivel of ['product/listing/brand', 'search', 'landing-page'])
    expect(await load(nivel, {})).toMatchObject({ ok: false, kind: 'timeout' })
})

test('where the API has no `url/verify`, a path is tried as a product, then as a category', async () => {
  const missing = { ok: false, kind: 'http', status: 404, message: '' } as const
  const listing = {
    estrutura: { breadcrumb: breadcrumb.slice(1) },
    conteudo: { produtos: [conteudo] },
    info: { total: 1 }
  }
  const load = async (held: Record<string, unknown>) => {
    const calls: string[] = []
    const transport: RequestScope['transport'] = async ({ path, query }) => {
      if (path.startsWith('url/')) calls.push(path)
      const data = held[path] ?? held[`${path} ${query?.url}`]
      return data ? { ok: true, data } : missing
    }
    const page = await loadPage({ ...REQUEST, transport, personalTransport: transport }, new URL(`${ORIGIN}/whey`))
    return { page: page.ok ? page.page : page.status, calls }
  }
  const [verify, detail, category] = ['url/verify', 'url/product/detail', 'url/product/listing/category'] as const
  expect(await load({ [detail]: answers[detail] })).toMatchObject({ page: 'product' })
  expect(await load({ [category]: listing })).toEqual({ page: 'listing', calls: [verify, verify, detail, category] })
  const other = {
    [detail]: { conteudo: { ...conteudo, url: `${ORIGIN}/outro` } },
    [category]: { ...listing, estrutura: {} }
  }
  for (const held of [{}, other]) expect(await load(held)).toMatchObject({ page: 404 })
  // An API that has the call knows the home page. Its 404 for another path is final.
  const home = { [`${verify} /`]: { nivel: 'home' } }
  expect(await load({ ...home, [category]: listing })).toEqual({ page: 404, calls: [verify, verify] })
})

test('a form of a product is accepted where the API has no `url/verify`', async () => {
  const transport: RequestScope['transport'] = async ({ path }) =>
    path === 'url/product/detail'
      ? { ok: true, data: answers[path] }
      : { ok: false, kind: 'http', status: 404, message: '' }
  const personalTransport: RequestScope['transport'] = async ({ method }) => ({
    ok: true,
    data: { itens: [], url: method === 'POST' ? `${ORIGIN}/checkout/carrinho` : '' }
  })
  const context = new RouterContextProvider()
  context.set(scopeContext, { ...REQUEST, transport, personalTransport })
  const url = new URL(`${ORIGIN}/whey`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ quantidade: '1' }) })
  const answer = await action({ request, context, url, params: { segment1: 'whey' }, pattern: '/*' })
  expect(answer).toMatchObject({ status: 303 })
})

test('a listing and its page type are requested in parallel where the type was seen before', async () => {
  const levels: RequestScope['levels'] = new Map()
  const load = async (nivel: string) => {
    const calls: string[] = []
    let askedBeside: string[] = []
    const transport: RequestScope['transport'] = async ({ path }) => {
      calls.push(path)
      // Late enough that all calls that do not wait for this answer have been sent.
      if (path === 'url/verify') await new Promise(resolve => setTimeout(resolve, 20))
      if (path === 'url/verify') askedBeside = [...calls]
      return { ok: true, data: { ...Object(answers[path.replace('/brand', '/category')]), nivel } }
    }
    const scope: RequestScope = { ...REQUEST, levels, transport, personalTransport: transport }
    const page = await loadPage(scope, new URL(`${ORIGIN}/proteinas?marca=3`))
    const listings = calls.filter(path => path.startsWith('url/product/listing/'))
    return { page: page.ok && page.page, askedBeside: askedBeside.some(path => path.includes('listing')), listings }
  }
  const category = 'url/product/listing/category'
  const listing = { page: 'listing', listings: [category] }
  expect(await load('product/listing/category')).toEqual({ ...listing, askedBeside: false })
  expect(await load('product/listing/category')).toEqual({ ...listing, askedBeside: true })
  // The API's answer wins when the type of a path has changed.
  expect(await load('product/listing/brand')).toMatchObject({
    page: 'listing',
    listings: [category, 'url/product/listing/brand']
  })
  expect(await load('product/detail')).toMatchObject({ page: 'product' })
  expect(await load('product/detail')).toMatchObject({ page: 'product', askedBeside: false })
})
