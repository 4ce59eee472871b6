import type { WireDetalhes } from '../../contract/listing.ts'
import type { MapContext } from '../store/map-context.ts'
import { type FacetValue, toFacetValues, type WireChoice } from './facets-value.ts'
import type { Page } from './listing-links.ts'

export type CategoryTree = NonNullable<ReturnType<typeof toCategoryTree>>

type CategoryPage = Page & { kind: string }

export function toCategoryTree(
  { categorias: { niveisAnteriores, atual, irmas, filhas } }: WireDetalhes,
  context: MapContext,
  page: CategoryPage
) {
  const values = (wires: readonly WireChoice[]) => toFacetValues(wires, context, page)
  const ancestors = values(niveisAnteriores)
  const current = toCurrent(values(atual).at(-1), page)
  const children = values(filhas)
  const isBelow = children.length > 0
  const choices = isBelow ? children : values(irmas).filter(({ label }) => label !== current?.label)
  if (ancestors.length + choices.length === 0 && !current?.active) return null
  return {
    ancestors,
    current,
    choices,
    isBelow
  }
}

/** Active when the category is a filter of this listing: its link then removes it. */
function toCurrent(value: FacetValue | undefined, { kind, path, search }: CategoryPage): FacetValue | null {
  if (!value) return null
  const [target, query = ''] = value.href.split('?')
  const isFilter = kind !== 'category' && target === path && countKeys(query) < countKeys(search)
  const { active, ...place } = value
  return active && isFilter ? value : place
}

function countKeys(search: string): number {
  return [...new URLSearchParams(search).keys()].filter(key => key !== 'pg').length
}
