import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterQuery, type ListingFilters, MAX_LIMIT, parseListing, parseOrder } from './listing-request.ts'

const read = (parameters: Record<string, string>) => parseListing(new URLSearchParams(parameters))
const requestOf = (parameters: Record<string, string>) => {
  const parsed = read(parameters)
  if (!parsed.ok) throw new Error(`refused for ${parsed.parameter}`)
  return parsed.request
}

const id = fc.integer({ min: 1, max: 999_999 })
const idList = fc.uniqueArray(id, { maxLength: 6 }).map(list => list.sort((a, b) => a - b))
const spanOf = (most: number) =>
  fc.option(
    fc
      .tuple(fc.nat({ max: most }), fc.nat({ max: most }))
      .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
  )
const filters: fc.Arbitrary<ListingFilters> = fc.record({
  category: fc.option(id),
  brands: idList,
  price: spanOf(5_000_000),
  values: idList,
  attributes: idList,
  discount: spanOf(100)
})

describe('a listing call', () => {
  it('reads the filters of its own links, in both forms', () => {
    fc.assert(
      fc.property(filters, wanted => {
        const query = filterQuery(wanted)
        expect(requestOf({ ...query, url: '/vitaminas' }).filters).toEqual(wanted)
        expect(requestOf({ url: `/vitaminas?${new URLSearchParams(query)}` }).filters).toEqual(wanted)
      })
    )
  })

  it('has defaults', () => {
    expect(requestOf({ url: 'https://loja.example/vitaminas/?utm_source=x' })).toMatchObject({
      path: '/vitaminas',
      offset: 0,
      limit: 12,
      order: 'Popularidade',
      orderChosen: false
    })
  })

  it('bounds limit and offset', () => {
    expect(read({ limit: String(MAX_LIMIT) }).ok).toBe(true)
    for (const limit of ['0', '101', '-1', 'x', '1e1'])
      expect(read({ limit })).toEqual({ ok: false, parameter: 'limit' })
    for (const offset of ['-1', '0.5']) expect(read({ offset })).toEqual({ ok: false, parameter: 'offset' })
  })

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (url, value) => {
        requestOf({ url, preco: value, marca: value, order: value, busca: value, limit: '12', offset: '0' })
      })
    )
  })
})

describe('order', () => {
  it.each([
    ['Menor Preço', 'Menor Preço'],
    ['menorpreco', 'Menor Preço'],
    ['MAIOR  PREÇO', 'Maior Preço'],
    ['favoritos', 'Favoritos'],
    ['', 'Popularidade'],
    [undefined, 'Popularidade'],
    ['price desc', 'Popularidade']
  ])('reads %j as %s', (value, order) => {
    expect(parseOrder(value)).toBe(order)
  })
})
