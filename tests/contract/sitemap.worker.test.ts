import { beforeAll, expect, it } from 'vitest'
import { backend, type Json, ORIGIN, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const api = backend()

beforeAll(() => seedDatabase())

async function part(offset: number, limit: number): Promise<Json> {
  const answer = await api.get(`url/sitemap?offset=${offset}&limit=${limit}`)
  expect(answer.status).toBe(200)
  expectSchema('SitemapResponse', answer.body)
  return answer.body
}

it('the sitemap has every page once over its parts', async () => {
  const whole = await part(0, 1000)
  const parts: Json[] = []
  for (let offset = 0; offset < whole.info.total; offset += 50) parts.push(await part(offset, 50))
  expect(parts.flatMap(({ paths }) => paths)).toEqual(whole.paths)
  const urls: string[] = whole.paths.map(({ url }: Json) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toHaveLength(whole.info.total)
  for (const path of [
    '/',
    '/marcas',
    '/marcas/pico',
    '/lista',
    '/lista/primeiros-passos',
    '/vendedores',
    '/vendedores/mapa',
    '/vendedor/centro',
    '/c/imunidade',
    '/pagina',
    '/pagina/quem-somos',
    '/vitaminas/vitamina-d/vitamina-d3/altas-doses',
    '/whey-900-g-pico'
  ])
    expect(urls).toContain(ORIGIN + path)
  expect(urls.filter(url => /\/(busca|checkout|idioma)/.test(url))).toEqual([])
})

it('the sitemap lists pages that exist and may be indexed', async () => {
  const { paths } = await part(0, 1000)
  const own = /^\/(marcas|vendedores|vendedores\/mapa)$/
  const addresses: string[] = paths.map(({ url }: Json) => url.slice(ORIGIN.length))
  for (const path of addresses.filter(address => !own.test(address)).slice(0, 40))
    expect((await api.get(`url/verify?url=${path}`)).status, path).toBe(200)
})

it('the sitemap has a product’s last change, reviews included, and its front picture', async () => {
  const { paths } = await part(0, 1000)
  const product = paths.find(({ url }: Json) => url.endsWith('/vitamina-d3-2000-ui-60-capsulas'))
  expect(product).toEqual({
    url: `${ORIGIN}/vitamina-d3-2000-ui-60-capsulas`,
    lastmod: '2026-04-01',
    images: [`${ORIGIN}/media/products/vitamina-d3-2000-ui-60-capsulas-1.webp`]
  })
  const category = paths.find(({ url }: Json) => url.endsWith('/altas-doses'))
  expect(category.lastmod).toBe('2026-04-01')
})

it.each(['limit=1001', 'limit=0', 'limit=x', 'offset=-1'])('refuses %s', async bad => {
  const answer = await api.get(`url/sitemap?${bad}`)
  expect(answer.status).toBe(400)
  expectSchema('Error', answer.body)
})
