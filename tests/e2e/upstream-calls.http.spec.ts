import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'

// Spec 7: the calls that the API of another shop receives.
const STORE = `http://127.0.0.1:${PORTS.foreignStore}`
const API = `http://127.0.0.1:${PORTS.foreignApi}`

interface Call {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
}

/** The API's calls since its log was cleared, after opening `paths`. Other tests may add calls. */
async function callsFor(...paths: string[]): Promise<Call[]> {
  for (const path of paths) await (await fetch(STORE + path)).text()
  return (await fetch(`${API}/_log`)).json()
}

const BANNERS =
  'banner-principal-home banner-footer-home banner-showcase-infos banner-shop-category-1 banner-shop-category-2 banner-grid-type-1 banner-grid-type-2 banner-carousel banner-central-home category-showcase-banner-img sport-showroom-banners banner-about-us-home video-showcase testimonial-section instagram-posts banner-news-home'
const SHOWCASES =
  'first-showcase first-showcase-ext second-showcase second-showcase-ext third-showcase third-showcase-ext fourth-showcase fifth-showcase category-showcase-1 category-showcase-2 category-showcase-3 category-showcase-banner-1 category-showcase-banner-2 category-showcase-banner-3 sport-showcase-1 sport-showcase-2 sport-showcase-3'
const MENUS =
  'contact-data menu-marcas banner-ruler home-objectives product-features footer-about-us rodape-principal footer-copyright'

test('home asks for every banner, showcase and menu of the specification, each without parameters', async () => {
  const calls = await callsFor('/')
  const named = [
    ...BANNERS.split(' ').map(name => `showcase/banners/${name}`),
    ...SHOWCASES.split(' ').map(name => `showcase/products/${name}`),
    ...MENUS.split(' ').map(name => `struct/menus/${name}`)
  ]
  for (const path of named) {
    const found = calls.filter(call => call.path === path)
    expect(found.length, path).toBeGreaterThan(0)
    for (const call of found) expect([call.method, call.query], path).toEqual(['GET', {}])
  }
})

test('a listing is asked for by path and query, offset, limit and order, and nothing else', async () => {
  const calls = await callsFor(
    '/vitaminas?marca=3&pg=2',
    '/vitaminas?ipp=24&order=maiorpreco&marca=4',
    '/vitaminas?marca=5'
  )
  const queryOf = (url: string) => calls.findLast(call => call.query.url === url)?.query
  expect(queryOf('/vitaminas?marca=3&pg=2')).toEqual({
    url: '/vitaminas?marca=3&pg=2',
    offset: '12',
    limit: '12',
    order: 'Popularidade'
  })
  expect(queryOf('/vitaminas?ipp=24&order=maiorpreco&marca=4')).toEqual({
    url: '/vitaminas?ipp=24&order=maiorpreco&marca=4',
    offset: '0',
    limit: '24',
    order: 'Maior Preço'
  })
  expect(queryOf('/vitaminas?marca=5')).toEqual({
    url: '/vitaminas?marca=5',
    offset: '0',
    limit: '12',
    order: 'Popularidade'
  })
})

test('a brand and a search are asked for in the same way, a search with its term', async () => {
  const calls = await callsFor('/marcas/sitio-bom', '/busca?busca=magn%C3%A9sio%20a')
  const brand = calls.findLast(({ path }) => path === 'url/product/listing/brand')
  expect(brand?.query).toEqual({ url: '/marcas/sitio-bom', offset: '0', limit: '12', order: 'Popularidade' })
  const search = calls.findLast(({ query }) => query.busca === 'magnésio a')
  expect(search?.path).toBe('url/product/listing/search')
  expect(search?.query).toMatchObject({ offset: '0', limit: '12', order: 'Popularidade' })
  expect(Object.keys(search?.query ?? {}).sort()).toEqual(['busca', 'limit', 'offset', 'order', 'url'])
})

test('related products are the first 16 of the category by popularity', async () => {
  const calls = await callsFor('/magnesio-dimalato')
  const related = calls.find(({ query }) => query.limit === '16')
  expect(related?.query).toEqual({ url: expect.any(String), offset: '0', limit: '16', order: 'Popularidade' })
})

test('rendering a page makes no personal call', async () => {
  const cookie = '__Host-sid=apart.1; PHPSESSID=apart.1; shopper=1'
  const pages = [
    '/',
    '/vitaminas',
    '/magnesio-dimalato',
    '/busca?busca=whey',
    '/marcas',
    '/lista',
    '/lista/kit-do-sitio'
  ]
  const others = [
    '/favoritos',
    '/checkout/acesso',
    '/checkout/cadastro/',
    '/comparar',
    '/pagina/contato',
    '/nada-aqui',
    '/vitaminas.data'
  ]
  for (const path of [...pages, ...others]) await (await fetch(STORE + path, { headers: { cookie } })).text()
  const calls = await callsFor()
  expect(calls.filter(({ headers }) => /apart/.test(`${headers.session} ${headers.cookie}`))).toEqual([])
})

test('/pagina asks for the page of that address, and an API without it is a 404', async () => {
  const page = await fetch(`${STORE}/pagina?nunca=vista`)
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Página não encontrada')])
  const calls = (await callsFor()).filter(({ query }) => query.url === '/pagina')
  expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', 'url/page', { url: '/pagina' }]
  ])
})
