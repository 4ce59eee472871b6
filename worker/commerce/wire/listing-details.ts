import type { CategoryRow, CategoryTree } from '../queries/categories.ts'
import { type BandRow, DISCOUNT_BANDS_PERCENT, PRICE_BANDS_CENTS, type ValueFacetRow } from '../queries/facets.ts'
import type { Facets } from '../queries/listing.ts'
import type { Language } from '../rules/language.ts'
import type { Span } from '../rules/listing-request.ts'
import { orders } from '../rules/order.ts'
import { say } from '../texts.ts'
import { badgeOf } from './badge.ts'
import { filtered, type ListingPlace, ordered, sameSpan, toggled } from './listing-links.ts'
import { absolute, categoryRoute, media, orEmpty } from './routes.ts'

/** `detalhes`: every facet value leads to a page that lists something; an active one leads to the page without it. */
export function detailsOf(
  facets: Facets,
  place: ListingPlace,
  tree: CategoryTree,
  current: number | null,
  language: Language
) {
  const { filters } = place.request
  return {
    categorias: current === null ? categoryChoices(facets, place, tree) : categoryPlaces(place, tree, current),
    marcas: facets.brands.map(brand => ({
      id: brand.brand_id,
      nome: brand.brand_name,
      imagem: media(place.origin, brand.brand_image),
      imagemOriginal: media(place.origin, brand.brand_image),
      ativo: filters.brands.includes(brand.brand_id),
      ...filtered(place, { brands: toggled(filters.brands, brand.brand_id) })
    })),
    filtrosPreco: priceRanges(facets.prices, place),
    filtrosDescontoPrecoPor: orEmpty(Object.fromEntries(discountRanges(facets.discounts, place).map((r, i) => [i, r]))),
    filtros: groupsOf(facets.values, filters.values, values => filtered(place, { values })),
    atributos: groupsOf(facets.attributes, filters.attributes, attributes => filtered(place, { attributes })),
    selos: facets.badges.map(badgeOf),
    ordenacao: orders.map(order => {
      const label = say(language, `order-${order}`)
      const title = say(language, 'order-by', { label })
      return { label, title, atual: order === place.request.order, ...ordered(place, order) }
    })
  }
}

/** On a category's own page: links to the pages around it. */
function categoryPlaces({ origin }: ListingPlace, tree: CategoryTree, current: number) {
  const chain = tree.chainOf(current)
  const node = (row: CategoryRow) => categoryNode(row, origin, row.id === current)
  const siblings = tree.childrenOf(chain.at(-1)?.parent_id ?? null).filter(row => row.id !== current)
  return {
    niveisAnteriores: chain.slice(0, -1).map(node),
    atual: chain.slice(-1).map(node),
    irmas: siblings.map(node),
    filhas: tree.childrenOf(current).map(node)
  }
}

function categoryNode(row: CategoryRow, origin: string, active: boolean) {
  const place = { rota: categoryRoute(row.path), url: absolute(origin, row.path) }
  return { id: row.id, nome: row.name, nivel: row.depth + 1, ativo: active, ...place }
}

/** Elsewhere: choices that narrow this very listing, one category at a time. */
function categoryChoices(facets: Facets, place: ListingPlace, tree: CategoryTree) {
  const chosen = place.request.filters.category
  const chain = chosen === null ? [] : tree.chainOf(chosen)
  const present = new Set(facets.categories)
  const node = (row: CategoryRow) => {
    const active = row.id === chosen
    const link = filtered(place, { category: active ? null : row.id })
    return { id: row.id, nome: row.name, nivel: row.depth + 1, ativo: active, ...link }
  }
  return {
    niveisAnteriores: chain.slice(0, -1).map(node),
    atual: chain.slice(-1).map(node),
    irmas: [],
    filhas: tree
      .childrenOf(chain.at(-1)?.id ?? null)
      .filter(row => present.has(row.id))
      .map(node)
  }
}

function groupsOf(rows: ValueFacetRow[], active: number[], link: (ids: number[]) => object) {
  const groups = [...Map.groupBy(rows, row => row.group_id)].sort(([a], [b]) => a - b)
  return groups.map(([id, values]) => ({
    id,
    nome: values[0]?.group_name ?? '',
    tipo: 'texto',
    valores: values.map((value, index) => ({
      id: value.id,
      label: value.label,
      imagem: '',
      imagemOriginal: '',
      ordem: index + 1,
      ativo: active.includes(value.id),
      ...link(toggled(active, value.id))
    }))
  }))
}

/** Whole reais; the first begins and the last ends where the prices do, so that they bound a slider. */
function priceRanges(bands: BandRow[], place: ListingPlace) {
  const active = place.request.filters.price
  const spans = bands.map(({ band, low, high }, index) => {
    const next = PRICE_BANDS_CENTS.find(bound => bound > band)
    const last = index === bands.length - 1 || next === undefined
    return { from: index === 0 ? floorReal(low) : band, to: last ? ceilReal(high) : next }
  })
  return withActive(spans, active).map(({ span, on }) => {
    const link = filtered(place, { price: on ? null : span })
    return { de: span.from / 100, ate: span.to / 100, ativo: on, ...link }
  })
}

function discountRanges(bands: BandRow[], place: ListingPlace) {
  const active = place.request.filters.discount
  const spans = bands.map(({ band, high }) => ({
    from: band,
    to: DISCOUNT_BANDS_PERCENT.find(bound => bound > band) ?? high
  }))
  return withActive(spans, active).map(({ span, on }) => {
    const link = filtered(place, { discount: on ? null : span })
    return { de: span.from, ate: span.to, ativo: on, ...link }
  })
}

/**
 * A range that the shopper composed is shown too: it must be possible to take it away again. It is shown within the
 * bounds of the others, which a slider reads as its own.
 */
function withActive(spans: Span[], active: Span | null): { span: Span; on: boolean }[] {
  const ranges = spans.map(span => ({ span, on: sameSpan(active, span) }))
  if (!active || ranges.some(({ on }) => on)) return ranges
  return [...ranges, { span: within(active, spans), on: true }]
}

function within(active: Span, spans: Span[]): Span {
  const from = Math.max(active.from, spans[0]?.from ?? 0)
  const to = Math.min(active.to, spans.at(-1)?.to ?? active.to)
  return from <= to ? { from, to } : active
}

function floorReal(cents: number): number {
  return Math.floor(cents / 100) * 100
}

function ceilReal(cents: number): number {
  return Math.ceil(cents / 100) * 100
}
