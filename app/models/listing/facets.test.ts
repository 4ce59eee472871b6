import { describe, expect, test } from 'vitest'
import { readListing } from '../../contract/listing.ts'
import { typedOf } from '../../stores/filters-shown.ts'
import { type Listing, type ListingKind, toListing } from './listing.ts'

const SHOP = 'https://www.outraloja.example'

function listing(
  detalhes: object,
  { kind = 'category', path = '/vitaminas', search = '', filtros = [] as unknown, total = 1 } = {}
): Listing {
  const wire = readListing({ estrutura: [], conteudo: { produtos: [], detalhes }, info: { filtros, total } })
  if (!wire) throw new Error('the body was refused')
  const context = { language: 'pt' as const, origins: ['https://loja.example'] }
  const kinds: Record<string, ListingKind> = { category: 'category', brand: 'brand', search: 'search' }
  const paging = { page: 1, limit: 12, order: 'Popularidade' }
  return toListing(wire, context, { kind: kinds[kind] ?? 'category', path, search, ...paging })
}

const brand = (changes: object) => ({ marcas: [{ id: 1, nome: 'Norte', ...changes }] })
const firstBrand = (changes: object, search = '') =>
  listing(brand(changes), { search }).facets.find(({ kind }) => kind === 'brand')?.values[0]

describe('a value', () => {
  test('follows its own address, on any domain', () => {
    expect(firstBrand({ url: `${SHOP}/vitaminas?marca=1` })?.href).toBe('/vitaminas?marca=1')
    expect(firstBrand({ url: 'vitaminas?marca=1' })?.href).toBe('/vitaminas?marca=1')
    expect(firstBrand({ url: 'javascript:alert(1)' })).toBeUndefined()
  })

  test('follows its route, whose query may be an object, a list or missing', () => {
    const rota = { path: '/vitaminas', query: { marca: 1 } }
    expect(firstBrand({ rota })?.href).toBe('/vitaminas?marca=1')
    expect(firstBrand({ rota: { route: 'vitaminas', query: [] } })?.href).toBe('/vitaminas')
  })

  test('is not shown without an address or a name', () => {
    expect(listing(brand({})).facets).toEqual([])
    expect(listing(brand({ nome: '<b></b>', url: '/x' })).facets).toEqual([])
    expect(listing({ marcas: 'nenhuma', filtros: null, atributos: 7 }).facets).toEqual([])
  })

  test('has a number of products where the API gives one, and never when active', () => {
    expect(firstBrand({ url: '/vitaminas?marca=1' })).not.toHaveProperty('count')
    expect(firstBrand({ url: '/vitaminas?marca=1', quantidade: '12' })?.count).toBe(12)
    expect(firstBrand({ url: '/vitaminas', ativo: 1, quantidade: 12 })).not.toHaveProperty('count')
    expect(firstBrand({ url: '/vitaminas?marca=1', quantidade: 0 })).not.toHaveProperty('count')
  })

  test('is shown once when two have the same name', () => {
    const valores = [1, 2].map(id => ({ id, label: 'Uva', url: `/vitaminas?atributo=${id}` }))
    const { facets } = listing({ atributos: { a: { id: 4, nome: 'Sabor', valores } } })
    expect(facets[0]?.values).toEqual([{ label: 'Uva', href: '/vitaminas?atributo=1' }])
  })

  test('has the picture that the API gives it', () => {
    const valores = [{ id: 1, label: 'Azul', imagem: '/media/azul.webp', url: '/vitaminas?atributo=1' }]
    expect(listing({ atributos: [{ id: 4, nome: 'Cor', valores }] }).facets[0]?.values[0]?.image).toBe(
      '/media/azul.webp'
    )
  })
})

describe('badges', () => {
  test('are filters only with a link', () => {
    expect(listing({ selos: [{ id: 1, nome: 'Oferta', label: 'Oferta', cores: {} }] }).facets).toEqual([])
    const { facets, chips } = listing({
      selos: [{ id: 1, nome: 'Oferta', ativo: true, url: `${SHOP}/vitaminas` }]
    })
    expect(facets.map(({ kind, title }) => [kind, title])).toEqual([['badge', '']])
    expect(chips).toEqual([{ label: 'Oferta', href: '/vitaminas' }])
  })
})

describe('price', () => {
  const ranges = (...spans: [number, number | null][]) => ({
    filtrosPreco: spans.map(([de, ate]) => ({ de, ate, url: `/vitaminas?preco=${de}-${ate}` }))
  })

  test('is bounded by the labelled ranges', () => {
    const { price } = listing(ranges([0, 50], [50, 99.9]))
    expect(price).toMatchObject({ min: 0, max: 100, span: null })
    expect(price?.ranges.map(({ label }) => label)).toEqual(['Até R$\u00a050,00', 'R$\u00a050,00 – R$\u00a099,90'])
  })

  test('has no upper end where the dearest range has none', () => {
    for (const end of [null, 0, 999_999]) {
      const { price } = listing(ranges([0, 50], [50, 200], [200, end]))
      expect(price).toMatchObject({ min: 0, max: 200, open: true })
      expect(price?.ranges.at(-1)?.label).toBe('A partir de R$\u00a0200,00')
    }
    const { chips } = listing(ranges([0, 50]), { search: '?preco=20-9999999' })
    expect(chips[0]?.label).toBe('A partir de R$\u00a020,00')
  })

  test('shows the chosen range as a chip, and is bounded by it only without other ranges', () => {
    const { price, chips } = listing(ranges([50, 60]), { search: '?marca=1&preco=20-80' })
    expect(price).toMatchObject({ min: 50, max: 60, span: { from: 20, to: 80 } })
    expect(listing({}, { search: '?preco=20-80' }).price).toMatchObject({ min: 20, max: 80 })
    expect(chips).toEqual([{ label: 'R$\u00a020,00 – R$\u00a080,00', href: '/vitaminas?marca=1' }])
  })
})

describe('an active price range', () => {
  const priced = (search: string, active: [number, number], total: number) => {
    const others = [
      { de: 59, ate: 100 },
      { de: 100, ate: 400 }
    ].filter(({ de, ate }) => de !== active[0] || ate !== active[1])
    const chosen = { de: active[0], ate: active[1], ativo: true }
    const filtrosPreco = [...others, chosen].map(range => ({ ...range, url: '/vitaminas' }))
    return listing({ filtrosPreco }, { search, total })
  }

  test('keeps the bounds when the shopper composed it, with the thumbs at the edge', () => {
    for (const [de, ate, from, to, total] of [
      [1, 2, 59, 59, 0],
      [500, 600, 400, 400, 0],
      [1, 80, 59, 80, 3],
      [70, 900, 70, 400, 9]
    ] as const) {
      const { price, chips } = priced(`?preco=${de}-${ate}`, [de, ate], total)
      expect(price).toMatchObject({ min: 59, max: 400 })
      const search = `?preco=${de}-${ate}`
      expect(typedOf({ path: '/vitaminas', search }, price)).toEqual({ from: String(from), to: String(to) })
      expect(price?.ranges.find(({ active }) => active)?.label).toBe(chips[0]?.label)
    }
  })

  test('counts as composed inside an open range', () => {
    const filtrosPreco = [
      { de: 59, ate: 200, url: '/vitaminas' },
      { de: 200, ate: 0, url: '/vitaminas' },
      { de: 250, ate: 300, ativo: true, url: '/vitaminas' }
    ]
    const { price } = listing({ filtrosPreco }, { search: '?preco=250-300', total: 3 })
    expect(price).toMatchObject({ min: 59, max: 200, open: true })
  })

  test('bounds like the others when it is the API’s', () => {
    expect(priced('?preco=100-400', [100, 400], 9).price).toMatchObject({ min: 59, max: 400 })
  })
})

describe('categories', () => {
  const node = (nome: string, url: string, ativo = false) => ({ id: 1, nome, url, ativo })
  const labels = (values: { label: string }[] | undefined) => values?.map(({ label }) => label)

  test('lead up, and down or aside, and leave out the page\u2019s own', () => {
    const { categories, chips } = listing(
      {
        categorias: {
          niveisAnteriores: [node('Saúde', '/saude')],
          atual: [node('Vitaminas', '/vitaminas', true)],
          irmas: { 3: node('Minerais', '/minerais') },
          filhas: []
        }
      },
      { search: '?marca=1' }
    )
    expect(labels(categories?.ancestors)).toEqual(['Saúde'])
    expect(categories?.current).toEqual({ label: 'Vitaminas', href: '/vitaminas' })
    expect(labels(categories?.choices)).toEqual(['Minerais'])
    expect(chips).toEqual([])
  })

  test('are a chip when chosen in a search', () => {
    const { categories, chips } = listing(
      { categorias: { atual: [node('Kits', '/busca?busca=whey', true)], filhas: [] } },
      { kind: 'search', path: '/busca', search: '?busca=whey&categoria=7' }
    )
    expect(categories?.current?.active).toBe(true)
    expect(chips).toEqual([{ label: 'Kits', href: '/busca?busca=whey' }])
  })

  test('are absent where the API gives none', () => {
    expect(listing({ categorias: [] }).categories).toBeNull()
    expect(listing({ categorias: { atual: [node('Vitaminas', '/vitaminas', true)] } }).categories).toBeNull()
  })
})

describe('orders', () => {
  test('mark the requested order where the API marks none', () => {
    const ordenacao = ['Popularidade', 'Menor Preço', 'Novidades'].map(label => ({ label, rota: [] }))
    const { orders } = listing({ ordenacao })
    expect(orders.map(({ id, active }) => [id, active])).toEqual([
      ['popularidade', true],
      ['menorpreco', false],
      [null, false]
    ])
  })
})

describe('filtered', () => {
  test('is a listing with chips, with a filter in its address, or by the API’s word', () => {
    expect(listing({}).filtered).toBe(false)
    expect(listing({}, { search: '?utm=x&order=y' }).filtered).toBe(false)
    expect(listing({}, { search: '?exibicao=lista&preco=abc' }).filtered).toBe(false)
    expect(listing({}, { search: '?preco=100-', filtros: { preco: '100-' } }).filtered).toBe(false)
    expect(listing({}, { search: '?marca=999' }).filtered).toBe(true)
    expect(listing({}, { search: '?cor=azul', filtros: { cor: 'azul' } }).filtered).toBe(true)
  })
})
