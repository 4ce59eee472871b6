import type { WireRota } from '../../contract/structure.ts'
import { toPath, toPicture } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { filterHref } from './listing-links.ts'

/** A link that selects the value, or removes an active one. */
export interface FacetValue {
  label: string
  href: string
  active?: true
  image?: string
  /** Number of matching products. Absent when the API sends none, and for active values. */
  count?: number
}

/** Path and query of the page. `search` includes its `?`, and is empty without a query. */
export interface ListingPlace {
  path: string
  search: string
}

/** Fields that all kinds of facet values share. */
export interface WireChoice {
  label?: string
  nome?: string
  imagem?: string
  ativo: boolean
  rota: WireRota
  url: string
  quantidade: number | null
}

/** Values with a link. Of two values with the same label, only the first: shoppers could not tell them apart. */
export function toFacetValues(wires: readonly WireChoice[], context: MapContext, page: ListingPlace): FacetValue[] {
  const values = wires.map(wire => toFacetValue(wire, context, page)).filter(value => value !== null)
  return [...new Map(values.toReversed().map(value => [value.label, value])).values()].toReversed()
}

/** Null when the API sends no link: the store never composes a filter's value. */
function toFacetValue(wire: WireChoice, context: MapContext, page: ListingPlace): FacetValue | null {
  const path = toPath(wire.url) ?? routePath(wire.rota)
  const label = plainText(wire.label || wire.nome || '')
  if (!path || !label) return null
  const image = toPicture(wire.imagem ?? '', context)
  const count = Math.round(wire.quantidade ?? 0)
  return {
    label,
    href: filterHref(page, path),
    ...(wire.ativo && { active: true }),
    ...(image && { image }),
    ...(count > 0 && !wire.ativo && { count })
  }
}

function routePath({ path, route, query }: WireRota): string | null {
  const own = toPath(path || route)
  const search = new URLSearchParams(query).toString()
  return own && search ? `${own}?${search}` : own
}
