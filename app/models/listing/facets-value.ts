import type { WireFaixa } from '../../contract/listing.ts'
import { toPath, toPicture } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { uniqueBy } from '../store/unique-by.ts'
import { filterHref, type Page } from './listing-links.ts'

export type FacetValue = NonNullable<ReturnType<typeof toFacetValue>>

export type WireChoice = Omit<WireFaixa, 'de' | 'ate'> & { label?: string; nome?: string; imagem?: string }

/** Values with a link. Of two values with the same label, only the first: shoppers could not tell them apart. */
export function toFacetValues(wires: readonly WireChoice[], context: MapContext, page: Page): FacetValue[] {
  const values = wires.map(wire => toFacetValue(wire, context, page)).filter(value => value !== null)
  return uniqueBy(values, ({ label }) => label)
}

/** A link that selects the value, or removes an active one. Null when the API sends no link: the store never composes a filter's value. */
function toFacetValue(wire: WireChoice, context: MapContext, page: Page) {
  const path = toPath(wire.url) ?? routePath(wire.rota)
  const label = plainText(wire.label || wire.nome || '')
  if (!path || !label) return null
  const image = toPicture(wire.imagem ?? '', context)
  const count = Math.round(wire.quantidade ?? 0)
  return {
    label,
    href: filterHref(page, path),
    ...(wire.ativo && { active: true as const }),
    ...(image && { image }),
    ...(count > 0 && !wire.ativo && { count })
  }
}

function routePath({ path, route, query }: WireChoice['rota']): string | null {
  const own = toPath(path || route)
  const search = new URLSearchParams(query).toString()
  return own && search ? `${own}?${search}` : own
}
