import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { backend, type Json, ORIGIN, seedDatabase } from './backend.ts'
import { demo } from './demo.ts'
import { expectSchema } from './document.ts'
import { runs } from './runs.ts'

/** The seeded store, followed through its own facets: every count equals the total of the linked listing. */
const api = backend()
const LISTING = 'url/product/listing'

beforeAll(() => seedDatabase(demo))

interface Link {
  url: string
  ativo: boolean
  quantidade: number
}

interface Walk {
  start: [string, string]
  /** The links to follow, in order. */
  steps: number[]
  /** A custom price range in whole reais, or null. */
  price: [number, number] | null
  order: string
  /** The links to check at the end. */
  samples: number[]
}

const starts: [string, string][] = [
  ['category', '/vitaminas'],
  ['category', '/proteinas'],
  ['category', '/performance'],
  ['brand', '/marcas/{brand}'],
  ['landing-page', '/c/sistema-imune'],
  ['search', '/busca?busca=vitamina'],
  ['search', '/busca?busca=whey'],
  ['search', '/busca?busca=creatna'],
  ['search', '/busca']
].map(([kind = '', path = '']) => [kind, path.replace('{brand}', demo.brands[0]?.key ?? '')])

const walks: fc.Arbitrary<Walk> = fc.record({
  start: fc.constantFrom(...starts),
  steps: fc.array(fc.nat(), { maxLength: 4 }),
  price: fc.option(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 400 }))),
  order: fc.constantFrom('popularidade', 'menorpreco', 'Maior Preço', 'favoritos'),
  samples: fc.array(fc.nat(), { minLength: 2, maxLength: 2 })
})

describe('any set of filters', () => {
  it('has for each value the number of products that its link lists', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ start: [kind, path], steps, price, samples }) => {
        const body = await ask(kind, withPrice(await walk(kind, path, steps), price))
        const offered = facetLinks(body)
        for (const link of offered) expect(link.ativo || link.quantidade > 0, link.url).toBe(true)
        for (const sample of samples) await expectHonest(kind, offered[sample % offered.length])
      }),
      { numRuns: runs(40) }
    )
  }, 120_000)

  it('shows each product once over its pages, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(walks, fc.integer({ min: 20, max: 100 }), async ({ start, steps, price, order }, limit) => {
        const [kind, path] = start
        const url = withPrice(await walk(kind, path, steps), price)
        const pages = await allPages(kind, url, order, limit)
        const found = pages.flatMap(page => page.conteudo.produtos.map((p: Json) => p.id))
        expect(new Set(found).size).toBe(found.length)
        for (const page of pages) expect(page.info.total).toBe(found.length)
      }),
      { numRuns: 25 }
    )
  }, 120_000)
})

it('a listing has exactly the products that pass its filters', async () => {
  const every = (await allPages('search', '/busca', 'popularidade', 100)).flatMap(page => page.conteudo.produtos)
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(brandIds(every), { maxLength: 4 }),
      fc.subarray([1, 2, 3, 4], { maxLength: 3 }),
      fc.tuple(fc.nat({ max: 100 }), fc.integer({ min: 100, max: 400 })),
      async (brands, forms, [from, to]) => {
        const query = { marca: brands.join(','), filtro: forms.join(','), preco: `${from}-${to}` }
        const pages = await allPages('search', `/busca?${new URLSearchParams(query)}`, 'menorpreco', 100)
        const expected = every.filter(p => passes(p, brands, forms, from, to)).map(p => p.id)
        const found: number[] = pages.flatMap(page => page.conteudo.produtos.map((p: Json) => p.id))
        expect(found.toSorted()).toEqual(expected.toSorted())
      }
    ),
    { numRuns: 25 }
  )
}, 60_000)

it('a composed price range stands after the others, as it was requested', async () => {
  const ranges = async (url: string): Promise<Json[]> => (await ask('category', url)).conteudo.detalhes.filtrosPreco
  const span = ({ de, ate }: Json) => [de, ate]
  const plain = (await ranges('/vitaminas')).map(span)
  for (const price of ['33-77', '0-99999', '50-50', '33.5-77.25', '0-1', '1-2']) {
    const shown = await ranges(`/vitaminas?preco=${price}`)
    expect(shown.slice(0, -1).map(span), price).toEqual(plain)
    expect(shown.filter(({ ativo }) => ativo).map(span)).toEqual([price.split('-').map(Number)])
  }
})

it('each landing page describes its products, in both languages', async () => {
  for (const { key } of demo.filters.find(filter => filter.key === 'objetivo')?.values ?? []) {
    const texts = await Promise.all(['pt-BR', 'en'].map(language => landingText(key, language)))
    expect(new Set(texts).size, key).toBe(2)
    for (const text of texts) expect(text.length, key).toBeGreaterThan(60)
  }
})

it('a filter can be removed from an empty listing', async () => {
  const body = await ask('category', '/vitaminas?preco=0-1&marca=1,2&filtro=1&descontoPrecoPor=90-95')
  expectSchema('ListagemResponse', body)
  const active = facetLinks(body).filter(({ ativo }) => ativo)
  expect(body.info.total).toBe(0)
  // Two brands, a form, a price, a discount; and the category of the page.
  expect(active).toHaveLength(6)
  for (const link of active) await expectHonest('category', link)
})

it('a category has the number of products of neighbouring pages', async () => {
  for (const path of ['/vitaminas', '/vitaminas/vitamina-d', '/proteinas/whey-protein']) {
    const { categorias } = (await ask('category', path)).conteudo.detalhes
    const nodes: Link[] = Object.values(categorias).flatMap(list => (Array.isArray(list) ? list : []))
    expect(nodes.length).toBeGreaterThan(3)
    for (const node of nodes.slice(0, 8)) await expectHonest('category', node)
  }
})

it('any query string gets a listing or a refusal', async () => {
  const key = fc.constantFrom(
    'url',
    'marca',
    'preco',
    'filtro',
    'atributo',
    'categoria',
    'order',
    'limit',
    'offset',
    'busca'
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('1,2', '-1', '9'.repeat(30), '0-0', '%')
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('category', 'brand', 'landing-page', 'search'),
      fc.array(fc.tuple(key, value), { maxLength: 5 }),
      async (kind, pairs) => {
        const { status } = await api.get(`${LISTING}/${kind}?${new URLSearchParams([['url', '/vitaminas'], ...pairs])}`)
        expect([200, 400, 404]).toContain(status)
      }
    ),
    { numRuns: runs(40) }
  )
}, 60_000)

async function landingText(slug: string, language: string): Promise<string> {
  const query = new URLSearchParams({ url: `/c/${slug}`, limit: '1' })
  const { body } = await api.get(`${LISTING}/landing-page?${query}`, { headers: { 'Accept-Language': language } })
  const { description } = body.estrutura.seo
  expect(body.conteudo.landingPage.descricao).toBe(`<p>${description}</p>`)
  return description
}

async function ask(kind: string, url: string, rest: Record<string, string> = {}): Promise<Json> {
  const answer = await api.get(`${LISTING}/${kind}?${new URLSearchParams({ url, limit: '1', ...rest })}`)
  expect(answer.status, url).toBe(200)
  return answer.body
}

/** Every facet link of a listing, except those to another category's page. */
function facetLinks({ conteudo: { detalhes } }: Json): Link[] {
  const values = [...detalhes.filtros, ...detalhes.atributos].flatMap((group: Json) => group.valores)
  const ranges = [...detalhes.filtrosPreco, ...(Object.values(detalhes.filtrosDescontoPrecoPor) as Link[])]
  const { niveisAnteriores, atual, irmas, filhas } = detalhes.categorias
  return [...values, ...ranges, ...detalhes.marcas, ...niveisAnteriores, ...atual, ...irmas, ...filhas]
}

async function expectHonest(kind: string, link: Link | undefined): Promise<void> {
  if (!link) return
  const { info } = await ask(kind, pathOf(link))
  expect(link.quantidade, link.url).toBe(info.total)
}

/** The path and query after following the links. */
async function walk(kind: string, start: string, steps: number[]): Promise<string> {
  let url = start
  for (const step of steps) {
    const offered = facetLinks(await ask(kind, url)).filter(link => link.url.includes('?'))
    const link = offered[step % offered.length]
    if (link) url = pathOf(link)
  }
  return url
}

function withPrice(url: string, price: [number, number] | null): string {
  if (!price || url.includes('preco=')) return url
  return `${url}${url.includes('?') ? '&' : '?'}preco=${Math.min(...price)}-${Math.max(...price)}`
}

async function allPages(kind: string, url: string, order: string, limit: number): Promise<Json[]> {
  const first = await ask(kind, url, { order, limit: String(limit) })
  const pages = [first]
  for (let offset = limit; offset < first.info.total; offset += limit)
    pages.push(await ask(kind, url, { order, limit: String(limit), offset: String(offset) }))
  return pages
}

function pathOf({ url }: Link): string {
  return url.slice(ORIGIN.length)
}

function brandIds(products: Json[]): number[] {
  return [...new Set(products.map((p): number => p.marca.id))]
}

/** Values 1 to 4 belong to one filter, the form. */
function passes(p: Json, brands: number[], forms: number[], from: number, to: number): boolean {
  const values: number[] = p.filtros.map((filter: Json) => filter.idValor)
  const ofBrand = brands.length === 0 || brands.includes(p.marca.id)
  const inForm = forms.length === 0 || forms.some(form => values.includes(form))
  return ofBrand && inForm && p.precos.por >= from && p.precos.por <= to
}
