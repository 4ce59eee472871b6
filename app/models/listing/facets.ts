import type { WireDetalhes } from '../../contract/listing.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import type { PriceFacet } from './facets-price.ts'
import { percentText, priceText } from './facets-text.ts'
import { type FacetValue, toFacetValues, type WireChoice } from './facets-value.ts'
import type { Page } from './listing-links.ts'

export interface Facet {
  key: string
  kind: 'brand' | 'filter' | 'attribute' | 'discount' | 'badge'
  /** The API's title of a filter or attribute. Empty for the other kinds, which the dictionary names. */
  title: string
  values: FacetValue[]
}

export type Chip = ReturnType<typeof toChips>[number]

export function toFacets(wire: WireDetalhes, context: MapContext, page: Page): Facet[] {
  const facet = (kind: Facet['kind'], wires: readonly WireChoice[], key: string = kind, title = '') => ({
    key,
    kind,
    title,
    values: toFacetValues(wires, context, page)
  })
  const groups = (kind: Facet['kind'], wires: WireDetalhes['filtros']) =>
    wires.map(({ id, nome, valores }) => facet(kind, valores, `${kind}-${id || nome}`, plainText(nome)))
  // No logos: at the height of a line, a brand's name is easier to read.
  const brands = wire.marcas.map(brand => ({ ...brand, imagem: '' }))
  const discounts = wire.filtrosDescontoPrecoPor.map(range => ({
    ...range,
    label: percentText(range, context.language)
  }))
  return [
    facet('brand', brands),
    ...groups('filter', wire.filtros),
    ...groups('attribute', wire.atributos),
    facet('discount', discounts),
    facet('badge', wire.selos)
  ].filter(({ values }) => values.length > 0)
}

export function toChips(chosen: readonly FacetValue[], price: PriceFacet | null, { language }: MapContext) {
  const chips = chosen.filter(({ active }) => active).map(({ label, href }) => ({ label, href }))
  if (!price?.span) return chips
  const { from: de, to: ate } = price.span
  return [...chips, { label: priceText({ de, ate }, language), href: price.clearHref }]
}
