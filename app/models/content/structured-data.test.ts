import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Project, type Subject, structuredData, toScriptText } from './structured-data.ts'
import type { DescribedProduct } from './structured-offer.ts'

const NOW_MS = Date.UTC(2026, 1, 28)
const ORIGIN = 'https://loja.example'

const project: Project = {
  name: 'Loja',
  legalName: 'Loja Ltda.',
  cnpj: '12abc34501de35',
  origin: ORIGIN,
  logo: `${ORIGIN}/icons/icon-512.png`,
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
  profiles: ['https://www.instagram.com/loja'],
  deliveries: [
    { states: ['SP', 'GO', 'MT'], days: 4 },
    { states: ['DF', 'MS'], days: 6 }
  ]
}

const OPTIONS = { nowMs: NOW_MS, defaultRating: false }

const whey: DescribedProduct = {
  id: 7,
  name: 'Whey 900 g',
  brand: { name: 'Marca', path: '/marcas/marca' },
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
  ])('logs %j and returns nothing', (changes, missing) => {
    expect(structuredData({ ...project, ...changes }, { store: true }, OPTIONS)).toBeNull()
    expect(logged.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)).missing)).toEqual(missing)
  })
})

describe('the store', () => {
  test('is an organization, and a site that can be searched', () => {
    const [organization, site] = graphOf({ store: true })
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Loja',
      legalName: 'Loja Ltda.',
      taxID: '12.ABC.345/01DE-35',
      email: 'oi@loja.example',
      url: `${ORIGIN}/`,
      address: { streetAddress: 'Rua A, 1', addressLocality: 'São Paulo', addressRegion: 'SP', addressCountry: 'BR' },
      contactPoint: { telephone: '(11) 90000-0000', email: 'oi@loja.example' },
      sameAs: ['https://www.instagram.com/loja']
    })
    expect(site).toMatchObject({ potentialAction: { target: `${ORIGIN}/busca?busca={search_term_string}` } })
    expect(logged).not.toHaveBeenCalled()
  })

  test('has no tax number where its CNPJ is wrong', () => {
    const graph = structuredData({ ...project, cnpj: '11.444.777/0001-62' }, { store: true }, OPTIONS)
    expect(JSON.stringify(graph)).not.toContain('taxID')
  })
})

describe('a product', () => {
  test('has its name, its codes and its pictures', () => {
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
      hasMerchantReturnPolicy: {
        merchantReturnDays: 30,
        applicableCountry: 'BR',
        returnFees: 'https://schema.org/FreeReturn',
        returnMethod: 'https://schema.org/ReturnByMail'
      }
    })
  })

  test('says when it is out of stock', () => {
    expect(productOf({ status: 'unavailable' }).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  })

  test.each([{ price: null }, { status: 'quote' as const }])(
    'is a product without an offer only when people rated it: %j',
    changes => {
      expect(graphOf({ product: subjectOf(changes) })).toEqual([])
      const rated = productOf({ ...changes, rating: { average: 4.5, count: 2 } })
      expect(rated).toMatchObject({ '@type': 'Product', aggregateRating: { ratingValue: 4.5 } })
      expect(rated).not.toHaveProperty('offers')
      expect(productOf(changes, true)).toMatchObject({ aggregateRating: { reviewCount: 7 } })
    }
  )

  test('with options is a group, each option with its address, code, picture, price and stock', () => {
    const attribute = { name: 'Sabor', options: [option(1, null), option(2, 99_90), option(3, 89_90, false)] }
    const gallery = [...whey.gallery, { source: '/media/two.webp', alt: '', attribute: 2 }]
    const group = productOf({ attribute, gallery, rating: { average: 4.5, count: 2 } })
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Whey 900 g',
      productGroupID: 'W-1',
      url: `${ORIGIN}/whey`
    })
    for (const absent of ['offers', 'sku', 'gtin13', 'mpn', 'variesBy']) expect(group).not.toHaveProperty(absent)
    expect(group.aggregateRating).toMatchObject({ ratingValue: 4.5 })
    const [first, second, third] = group.hasVariant as Record<string, unknown>[]
    expect(first).toMatchObject({
      '@type': 'Product',
      name: 'Whey 900 g Sabor 1',
      url: `${ORIGIN}/whey?atributo=1`,
      sku: 'W-1-1',
      image: `${ORIGIN}/img/1200/media/whey.webp`,
      additionalProperty: { name: 'Sabor', value: 'Sabor 1' },
      offers: { price: '149.90', url: `${ORIGIN}/whey?atributo=1`, hasMerchantReturnPolicy: { merchantReturnDays: 30 } }
    })
    expect(second).toMatchObject({ image: `${ORIGIN}/img/1200/media/two.webp`, offers: { price: '99.90' } })
    expect(third).toMatchObject({ offers: { price: '89.90', availability: 'https://schema.org/OutOfStock' } })
  })

  test('states delivery and returns once, and refers to them from each option', () => {
    const attribute = { name: 'Sabor', options: [option(1, null), option(2, null)] }
    const { hasVariant } = productOf({ attribute })
    const [first, second] = (
      hasVariant as { offers: Record<'shippingDetails' | 'hasMerchantReturnPolicy', unknown> }[]
    ).map(({ offers }) => [offers.shippingDetails, offers.hasMerchantReturnPolicy].flat() as Record<string, unknown>[])
    expect(first?.every(term => '@type' in term)).toBe(true)
    expect(second).toEqual(first?.map(term => ({ '@id': term['@id'] })))
    expect(new Set(second?.map(term => term['@id'])).size).toBe(second?.length)
  })

  test('varies by colour or size, and is no group without a price', () => {
    const attribute = { name: 'Cor', options: [option(1, null)] }
    const group = productOf({ attribute, sku: '' })
    expect(group).toMatchObject({ variesBy: 'https://schema.org/color', productGroupID: '7' })
    expect(group.hasVariant).toMatchObject([{ color: 'Sabor 1' }])
    expect(graphOf({ product: subjectOf({ attribute, price: null }) })).toEqual([])
  })

  test('has only ratings that people gave', () => {
    const review = { id: 1, author: 'Ana', rating: 5, comment: 'Ótimo', date: '2026-01-02 10:00:00', images: [] }
    const rated = productOf({ rating: { average: 4.5, count: 2 }, reviews: [review] })
    expect(rated.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 })
    expect(rated.review).toMatchObject([
      { author: { name: 'Ana' }, datePublished: '2026-01-02', reviewRating: { ratingValue: 5 }, reviewBody: 'Ótimo' }
    ])
    expect(productOf({})).not.toHaveProperty('aggregateRating')
    expect(productOf({})).not.toHaveProperty('review')
  })

  test('has the rating of spec 9 only where the shop turned it on', () => {
    expect(productOf({}, true).aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 7 })
    expect(productOf({ rating: { average: 3, count: 1 } }, true).aggregateRating).toMatchObject({ ratingValue: 3 })
  })

  test.each([
    [150_00, []],
    [150_01, ['PR', 'SC', 'RS']],
    [350_00, ['PR', 'SC', 'RS']],
    [350_01, ['SP', 'RJ', 'MG', 'ES', 'PR', 'SC', 'RS']]
  ])('at %i cents is sent free to %j', (now, free) => {
    const rates = ratesAt(now)
    expect(rates.get('0.00') ?? []).toEqual(free)
    expect(rates.get('25.00')).toEqual(['GO', 'MT', 'MS', 'DF'])
    expect(rates.get('30.00')).toHaveLength(9)
    expect(rates.get('40.00')).toHaveLength(7)
  })

  test('above every threshold each of the 27 states has one rate', () => {
    const states = shippingAt(400_00).flatMap(({ shippingDestination }) => shippingDestination.addressRegion)
    expect(states).toHaveLength(27)
    expect(new Set(states).size).toBe(27)
  })
})

test('shipping has a time where the shop gives one', () => {
  const terms = shippingAt(400_00).map(({ shippingDestination, deliveryTime }) => [
    shippingDestination.addressRegion,
    deliveryTime?.transitTime.maxValue
  ])
  expect(terms).toContainEqual([['SP'], 4])
  expect(terms).toContainEqual([['GO', 'MT'], 4])
  expect(terms).toContainEqual([['MS', 'DF'], 6])
  expect(terms).toContainEqual([['RJ', 'MG', 'ES', 'PR', 'SC', 'RS'], undefined])
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

test('a page without data has no graph', () => {
  expect(structuredData(project, {}, OPTIONS)).toBeNull()
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
  const [product = {}] = graphOf({ product: subjectOf(changes) }, defaultRating)
  return product
}

function subjectOf(changes: Partial<DescribedProduct>): Subject['product'] {
  const url = `${ORIGIN}/whey`
  return { view: { ...whey, ...changes }, url, optionUrl: id => `${url}?atributo=${id}` }
}

function ratesAt(now: number): Map<string, string[]> {
  const rates = Map.groupBy(shippingAt(now), ({ shippingRate }) => shippingRate.value)
  return new Map(
    [...rates].map(([rate, all]) => [rate, all.flatMap(({ shippingDestination }) => shippingDestination.addressRegion)])
  )
}

function shippingAt(now: number): Shipping[] {
  const price = { now, was: 0, cash: 0, cashPercent: 0, installments: null }
  const { shippingDetails } = productOf({ price }).offers as { shippingDetails: Shipping[] }
  return shippingDetails
}

interface Shipping {
  shippingRate: { value: string }
  shippingDestination: { addressRegion: string[] }
  deliveryTime?: { transitTime: { maxValue: number } }
}

function option(id: number, now: number | null, available = true) {
  const price = now === null ? null : { now, was: 0, cash: 0, cashPercent: 0, installments: null }
  return { id, label: `Sabor ${id}`, image: null, sku: `W-1-${id}`, available, price, limit: 9 }
}
