import type { WireDetalhes, WireFaixa } from '../contract/listing.ts'
import type { WireRota } from '../contract/structure.ts'
import { toPath, toSource } from './link.ts'
import { filterHref, priceHref } from './listing-links.ts'
import type { MapContext } from './map-context.ts'
import { formatBRL } from './money.ts'
import { plainText } from './plain-text.ts'

/** Choosing a value is following its link, which takes an active one away again. */
export interface FacetValue {
  label: string
  href: string
  active?: true
  image?: string
}

export interface Facet {
  kind: 'category' | 'brand' | 'filter' | 'attribute' | 'discount'
  /** '' where the dictionary has the word (category, brand, discount). */
  title: string
  values: FacetValue[]
}

/** Bounds and choice in whole BRL, as the slider and its inputs have them. */
export interface PriceFacet {
  min: number
  max: number
  from: number
  to: number
  active: boolean
  ranges: FacetValue[]
  /** The listing without the price filter. */
  clearHref: string
}

export interface Chip {
  label: string
  href: string
}

interface Page {
  path: string
  search: string
}

export function toFacets(wire: WireDetalhes, context: MapContext, page: Page): Facet[] {
  const value = (from: WireValue) => toValue(from, context, page)
  const groups = (kind: Facet['kind'], wires: WireDetalhes['filtros']) =>
    wires.map(({ nome, valores }) => facet(kind, plainText(nome), valores.map(value)))
  return [
    facet(
      'category',
      '',
      wire.categorias.filhas.map(child => value({ ...child, label: child.nome }))
    ),
    facet(
      'brand',
      '',
      wire.marcas.map(brand => value({ ...brand, label: brand.nome }))
    ),
    ...groups('filter', wire.filtros),
    ...groups('attribute', wire.atributos),
    facet(
      'discount',
      '',
      wire.filtrosDescontoPrecoPor.map(range => value({ ...range, label: percentLabel(range) }))
    )
  ].filter(({ values }) => values.length > 0)
}

export function toPriceFacet({ filtrosPreco }: WireDetalhes, context: MapContext, page: Page): PriceFacet | null {
  const asked = readPrice(page)
  if (filtrosPreco.length === 0 && !asked) return null
  const min = Math.floor(Math.min(...filtrosPreco.map(({ de }) => de), asked?.from ?? Number.POSITIVE_INFINITY))
  const max = Math.ceil(Math.max(...filtrosPreco.map(({ ate }) => ate), asked?.to ?? 0))
  const ranges = filtrosPreco.map(range => toValue({ ...range, label: priceLabel(range, context) }, context, page))
  return {
    min,
    max,
    from: asked?.from ?? min,
    to: asked?.to ?? max,
    active: asked !== null,
    ranges: ranges.filter(value => value !== null),
    clearHref: priceHref(page, null)
  }
}

/** What is chosen, each with the link that takes it away. */
export function toChips(facets: readonly Facet[], price: PriceFacet | null, context: MapContext): Chip[] {
  const chosen = facets.flatMap(({ values }) => values.filter(({ active }) => active))
  const chips = chosen.map(({ label, href }) => ({ label, href }))
  if (!price?.active) return chips
  return [...chips, { label: priceLabel({ de: price.from, ate: price.to }, context), href: price.clearHref }]
}

interface WireValue {
  label: string
  ativo: boolean
  rota: WireRota
  url: string
  imagem?: string
}

/** Null when the API gives no link: the store never composes a filter's value. */
function toValue({ label, ativo, rota, url, imagem }: WireValue, context: MapContext, page: Page): FacetValue | null {
  const path = toPath(url) ?? routePath(rota)
  if (!path) return null
  const image = imagem ? toSource(imagem, context) : null
  return {
    label: plainText(label),
    href: filterHref(page, path),
    ...(ativo && { active: true }),
    ...(image && { image })
  }
}

function routePath(rota: WireRota): string | null {
  const path = toPath(rota.path || rota.route)
  return path && `${path}?${new URLSearchParams(rota.query)}`
}

function facet(kind: Facet['kind'], title: string, values: (FacetValue | null)[]): Facet {
  return { kind, title, values: values.filter(value => value !== null) }
}

function readPrice({ search }: Page): { from: number; to: number } | null {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})$/.exec(new URLSearchParams(search).get('preco') ?? '') ?? []
  return from && to && Number(from) <= Number(to) ? { from: Number(from), to: Number(to) } : null
}

function priceLabel({ de, ate }: Pick<WireFaixa, 'de' | 'ate'>, { language }: MapContext): string {
  return `${formatBRL(de * 100, language)} – ${formatBRL(ate * 100, language)}`
}

function percentLabel({ de, ate }: WireFaixa): string {
  return `${de}% – ${ate}%`
}
