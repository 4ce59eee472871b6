import type { WireDetalhes } from '../../contract/listing.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import type { PriceFacet } from './facets-price.ts'
import { percentText, priceText } from './facets-text.ts'
import { type FacetValue, toFacetValues, type WireChoice } from './facets-value.ts'
import type { Page } from './listing-links.ts'

export type Facet = ReturnType<typeof toFacets>[number]
type Kind = 'brand' | 'filter' | 'attribute' | 'discount' | 'badge'

export type Chip = ReturnType<typeof toChips>[number]

/** The API names filters and attributes, the dictionary the other kinds: their `title` is empty. */
export function toFacets(wire: WireDetalhes, context: MapContext, page: Page) {
  const facet = (kind: Kind, wires: readonly WireChoice[], key: string = kind, title = '') => ({
    key,
    kind,
    title,
    values: toFacetValues(wires, context, page)
  })
  const groups = (kind: Kind, wires: WireDetalhes['filtros']) =>
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
