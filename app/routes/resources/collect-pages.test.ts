import { expect, test } from 'vitest'
import type { ApiCall } from '../../api/client.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import { collectPages } from './collect-pages.server.ts'

const SHOP = 'https://www.outraloja.example'

test('the crawl follows menus and brands to listings and products, each path once', async () => {
  const { scope } = shopOf({ vitaminas: 30, 'vitaminas/vitamina-d': 3 })
  const pages = await collectPages(scope)
  const paths = pages.ok ? pages.data.map(({ path }) => path) : []
  expect(paths[0]).toBe('/')
  expect(paths).toEqual(
    expect.arrayContaining(['/marcas', '/vitaminas', '/vitaminas/vitamina-d', '/marcas/do-sitio', '/produto-30'])
  )
  expect(paths.filter(path => path.startsWith('/produto-'))).toHaveLength(30)
  expect(new Set(paths).size).toBe(paths.length)
  // Of the menu: a link that leads nowhere, a search, another site.
  expect(paths).not.toContain('/sumiu')
  expect(paths.some(path => path.includes('busca') || path.includes('blog'))).toBe(false)
})

test('the crawl leaves a listing that shows nothing new', async () => {
  const { scope, calls } = shopOf({ vitaminas: 60, 'vitaminas/vitamina-d': 60 })
  await collectPages(scope)
  const offsets = calls.filter(({ query }) => query?.url === '/vitaminas/vitamina-d').map(({ query }) => query?.offset)
  expect(offsets.filter(Boolean)).toEqual(['0'])
})

test('the crawl stops at the calls that one request may make', async () => {
  const { scope, calls } = shopOf({ vitaminas: 1_000_000 })
  const pages = await collectPages(scope)
  expect(pages.ok).toBe(true)
  expect(calls.length).toBeLessThan(260)
})

test('an outage fails the crawl', async () => {
  const { scope } = shopOf({}, { ok: false, kind: 'network', status: 0, message: '' })
  expect(await collectPages(scope)).toMatchObject({ ok: false, kind: 'network' })
})

/** A shop by the sizes of its categories; `menus` is what its menus answer instead. */
function shopOf(sizes: Record<string, number>, menus?: ApiResult<unknown>) {
  const calls: ApiCall[] = []
  async function transport(call: ApiCall): Promise<ApiResult<unknown>> {
    calls.push(call)
    const { path, query = {} } = call
    const site = (query.url ?? '').replace(/^\//, '')
    if (path.startsWith('struct/menus/')) return menus ?? answer({ menu: menuItems() })
    if (path === 'brands') return answer({ marcas: [{ id: 1, nome: 'Do Sítio', url: `${SHOP}/marcas/do-sitio` }] })
    if (path === 'url/verify') return verify(site, sizes)
    return answer(listingBody(site === 'marcas/do-sitio' ? 5 : (sizes[site] ?? 0), Number(query.offset), site))
  }
  const scope: RequestScope = {
    language: 'pt',
    origin: 'https://loja.example',
    ownOrigins: ['https://loja.example', SHOP],
    media: undefined,
    nonce: '',
    isCrawler: true,
    transport,
    personalTransport: transport
  }
  return { scope, calls }
}

function menuItems() {
  const links = ['/vitaminas', '/sumiu', '/busca?busca=whey', 'https://blog.example/x', '/vitaminas']
  return links.map(link => ({ label: link, link: link.startsWith('/') ? SHOP + link : link, rota: [] }))
}

function verify(site: string, sizes: Record<string, number>): ApiResult<unknown> {
  if (site === 'marcas/do-sitio') return answer({ nivel: 'product/listing/brand' })
  return site in sizes ? answer({ nivel: 'category' }) : { ok: false, kind: 'http', status: 404, message: '' }
}

function listingBody(total: number, offset: number, site: string) {
  const count = Math.max(0, Math.min(24, total - offset))
  const produtos = Array.from({ length: count }, (_, index) => {
    const id = offset + index + 1
    return { id, nome: `Produto ${id}`, url: `${SHOP}/produto-${id}.html`, precos: { por: 10 }, status: 'disponivel' }
  })
  const filhas = site === 'vitaminas' ? [{ id: 2, nome: 'Vitamina D', url: `${SHOP}/vitaminas/vitamina-d` }] : []
  return {
    estrutura: { nivel: 'product/listing/category', seo: {}, breadcrumb: [] },
    conteudo: { categoria: { id: 1, nome: site }, produtos, detalhes: { categorias: { filhas } } },
    info: { offset, limit: 24, total }
  }
}

function answer(data: unknown): ApiResult<unknown> {
  return { ok: true, data }
}
