import type { WireDetalhes } from '../../contract/listing.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { percentText, priceText } from './facets-text.ts'
import { type FacetValue, toFacetValues, type WireChoice } from './facets-value.ts'
import type { Page } from './listing-links.ts'

export interface Facet {
  /** Unique on the page, unlike titles. */
  key: string
  kind: 'category' | 'brand' | 'filter' | 'attribute' | 'discount' | 'badge'
  /** The API's title of a filter or attribute. Empty for the other kinds, which the dictionary names. */
  title: string
  values: FacetValue[]
}

export type Chip = ReturnType<typeof toChips>[number]

export function toFacets(wire: WireDetalhes, context: MapContext, page: Page): Facet[] {
  const values = (wires: readonly WireChoice[]) => toFacetValues(wires, context, page)
  const named = (kind: Facet['kind'], wires: readonly WireChoice[]) => ({
    ...{ key: kind, kind, title: '' },
    values: values(wires)
  })
  const groups = (kind: Facet['kind'], wires: WireDetalhes['filtros']) =>
    wires.map(({ id, nome, valores }) => ({
      ...{ key: `${kind}-${id || nome}`, kind, title: plainText(nome) },
      values: values(valores)
    }))
  const { language } = context
  return [
    named('category', wire.categorias.filhas),
    // No logos: at the height of a line, a brand's name is easier to read.
    named(
      'brand',
      wire.marcas.map(brand => ({ ...brand, imagem: '' }))
    ),
    ...groups('filter', wire.filtros),
    ...groups('attribute', wire.atributos),
    named(
      'discount',
      wire.filtrosDescontoPrecoPor.map(range => ({ ...range, label: percentText(range, language) }))
    ),
    named('badge', wire.selos)
  ].filter(facet => facet.values.length > 0)
}

/** The active values and the price, each with the link that removes it. */
export function toChips(
  chosen: readonly FacetValue[],
  price: { span: { from: number; to: number } | null; clearHref: string } | null,
  { language }: MapContext
) {
  const chips = chosen.filter(({ active }) => active).map(({ label, href }) => ({ label, href }))
  if (!price?.span) return chips
  const { from: de, to: ate } = price.span
  return [...chips, { label: priceText({ de, ate }, language), href: price.clearHref }]
}
