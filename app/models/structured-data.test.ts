import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Project, type Subject, structuredData, toScriptText } from './structured-data.ts'
import type { DescribedProduct } from './structured-product.ts'

const NOW_MS = Date.UTC(2026, 1, 28)
const ORIGIN = 'https://loja.example'

const project: Project = {
  name: 'Loja',
  legalName: 'Loja Ltda.',
  origin: ORIGIN,
  logo: `${ORIGIN}/logo.svg`,
  phone: '(11) 90000-0000',
  email: 'oi@loja.example',
  address: {
    street: 'Rua A',
    number: '1',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01000-000'
  },
  profiles: ['https://www.instagram.com/loja']
}

const whey: DescribedProduct = {
  name: 'Whey 900 g',
  brand: { name: 'Marca', path: '/marcas/marca', image: null },
  sku: 'W-1',
  ean: '4006381333931',
  mpn: 'WHEY1',
  status: 'available',
  price: { now: 149_90, was: 0, cash: 0, cashPercent: 0, installments: null },
  gallery: [{ source: '/media/whey.webp', alt: '', attribute: 0 }],
  summary: 'Proteína do leite.',
  descriptionHtml: '',
  attribute: null,
  rating: null,
  reviews: []
}

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('without what the helper requires', () => {
  test.each([
    [{ name: ' ' }, ['name']],
    [{ address: null }, ['address.street', 'address.city', 'address.state']],
    [
      {
        address: {
          ...project.address,
          number: '',
          district: '',
          postalCode: '',
          street: 'Rua A',
          city: '',
          state: 'SP'
        }
      },
      ['address.city']
    ]
  ])('%j is logged, and there is nothing', (changes, missing) => {
    expect(
      structuredData({ ...project, ...changes }, { store: true }, { nowMs: NOW_MS, defaultRating: false })
    ).toBeNull()
    expect(logged.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)).missing)).toEqual(missing)
  })
})

describe('the store', () => {
  test('is an organization, and a site that can be searched', () => {
    const [organization, site] = graphOf({ store: true })
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Loja',
      url: `${ORIGIN}/`,
      address: { streetAddress: 'Rua A, 1', addressLocality: 'São Paulo', addressRegion: 'SP', addressCountry: 'BR' },
      contactPoint: { telephone: '(11) 90000-0000', email: 'oi@loja.example' },
      sameAs: ['https://www.instagram.com/loja']
    })
    expect(site).toMatchObject({ potentialAction: { target: `${ORIGIN}/busca?busca={search_term_string}` } })
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('a product', () => {
  test('names itself, its codes and its pictures', () => {
    expect(productOf({})).toMatchObject({
      '@type': 'Product',
      name: 'Whey 900 g',
      description: 'Proteína do leite.',
      image: [`${ORIGIN}/img/1200/media/whey.webp`],
      brand: { name: 'Marca' },
      sku: 'W-1',
      mpn: 'WHEY1',
      gtin13: '4006381333931'
    })
  })

  test('has no code where the API has none or a wrong one', () => {
    const names = Object.keys(productOf({ ean: '4006381333932', sku: '', mpn: '' }))
    expect(names.filter(name => /gtin|sku|mpn/.test(name))).toEqual([])
  })

  test('is offered at its price for a year', () => {
    expect(productOf({}).offers).toMatchObject({
      '@type': 'Offer',
      price: '149.90',
      priceCurrency: 'BRL',
      priceValidUntil: '2027-02-28',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: `${ORIGIN}/whey`,
      seller: { name: 'Loja' },
      hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: 'BR' }
    })
  })

  test('out of stock says so; without a price there is no offer', () => {
    expect(productOf({ status: 'unavailable' }).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
    expect(productOf({ price: null }).offers).toBeUndefined()
    expect(productOf({ status: 'quote' }).offers).toBeUndefined()
  })

  test('shows the range where options have prices of their own', () => {
    const attribute = { name: 'Sabor', options: [option(1, null), option(2, 99_90), option(3, 89_90, false)] }
    expect(productOf({ attribute }).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '99.90',
      highPrice: '149.90',
      offerCount: 2
    })
    const same = { name: 'Sabor', options: [option(1, null), option(2, null)] }
    expect(productOf({ attribute: same }).offers).toMatchObject({ '@type': 'Offer', price: '149.90' })
  })

  test('has the ratings that people gave, and no others', () => {
    const review = { id: 1, author: 'Ana', rating: 5, comment: 'Ótimo', date: '2026-01-02 10:00:00', images: [] }
    const rated = productOf({ rating: { average: 4.5, count: 2 }, reviews: [review] })
    expect(rated.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 })
    expect(rated.review).toMatchObject([
      { author: { name: 'Ana' }, datePublished: '2026-01-02', reviewRating: { ratingValue: 5 }, reviewBody: 'Ótimo' }
    ])
    expect(productOf({})).not.toHaveProperty('aggregateRating')
    expect(productOf({})).not.toHaveProperty('review')
  })

  test("has spec 9's rating only where it is asked for", () => {
    expect(productOf({}, true).aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 7 })
    expect(productOf({ rating: { average: 3, count: 1 } }, true).aggregateRating).toMatchObject({ ratingValue: 3 })
  })

  test.each([
    [149_99, []],
    [150_00, ['PR', 'SC', 'RS']],
    [350_00, ['SP', 'RJ', 'MG', 'ES', 'PR', 'SC', 'RS']]
  ])('at %i cents is sent free to %j', (now, free) => {
    const rates = ratesAt(now)
    expect(rates.get('0.00') ?? []).toEqual(free)
    expect(rates.get('25.00')).toEqual(['GO', 'MT', 'MS', 'DF'])
    expect(rates.get('30.00')).toHaveLength(9)
    expect(rates.get('40.00')).toHaveLength(7)
  })

  test('above every threshold each of the 27 states has one rate', () => {
    const states = [...ratesAt(400_00).values()].flat()
    expect(states).toHaveLength(27)
    expect(new Set(states).size).toBe(27)
  })
})

test('a listing is a list with its places, and the way to it', () => {
  const list = [{ name: 'Whey', path: '/whey' }]
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'Proteínas', path: '/proteinas' }
  ]
  expect(graphOf({ items: { first: 13, list }, crumbs })).toEqual([
    {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 13, url: `${ORIGIN}/whey`, name: 'Whey' }]
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Proteínas', item: `${ORIGIN}/proteinas` }
      ]
    }
  ])
})

test('a page without anything to say has no graph', () => {
  expect(structuredData(project, {}, { nowMs: NOW_MS, defaultRating: false })).toBeNull()
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028'])(
  'no text ends the script element: %j',
  name => {
    const text = toScriptText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Product', name }] })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][0].name).toBe(name)
  }
)

function graphOf(subject: Subject, defaultRating = false): Record<string, unknown>[] {
  const graph = structuredData(project, subject, { nowMs: NOW_MS, defaultRating })
  return JSON.parse(JSON.stringify(graph?.['@graph'] ?? []))
}

function productOf(changes: Partial<DescribedProduct>, defaultRating = false): Record<string, unknown> {
  const [product = {}] = graphOf({ product: { view: { ...whey, ...changes }, url: `${ORIGIN}/whey` } }, defaultRating)
  return product
}

function ratesAt(now: number): Map<string, string[]> {
  const price = { now, was: 0, cash: 0, cashPercent: 0, installments: null }
  const { shippingDetails } = productOf({ price }).offers as { shippingDetails: Shipping[] }
  return new Map(
    shippingDetails.map(({ shippingRate, shippingDestination }) => [
      shippingRate.value,
      shippingDestination.addressRegion
    ])
  )
}

interface Shipping {
  shippingRate: { value: string }
  shippingDestination: { addressRegion: string[] }
}

function option(id: number, now: number | null, available = true) {
  const price = now === null ? null : { now, was: 0, cash: 0, cashPercent: 0, installments: null }
  return { id, label: String(id), image: null, sku: '', available, price, limit: 9 }
}
