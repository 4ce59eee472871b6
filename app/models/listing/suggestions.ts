import type { WireListing } from '../../contract/listing.ts'
import { PATHS } from '../../links.ts'
import { plainText } from '../content/plain-text.ts'
import { toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'
import { uniqueBy } from '../store/unique-by.ts'
import { toFacetValues, type WireChoice } from './facets-value.ts'

export type Suggestions = ReturnType<typeof toSuggestions>
export type SuggestedLink = Suggestions['brands'][number]

export const SUGGESTED_PRODUCTS = 6
const SUGGESTED_TERMS = 5
const SUGGESTED_LINKS = 4
const SEARCH_PAGE = { path: PATHS.search, search: '' }

export function toSuggestions({ conteudo, info }: WireListing, context: MapContext, term: string) {
  const products = toProductCards(conteudo.produtos, context).slice(0, SUGGESTED_PRODUCTS)
  return {
    term,
    terms: toTerms(conteudo.busca.sugestao, term),
    categories: toLinks(conteudo.detalhes.categorias.filhas, context),
    brands: toLinks(conteudo.detalhes.marcas, context),
    products,
    total: Math.max(info.total ?? 0, products.length)
  }
}

export function searchPath(term: string): string {
  return `${SEARCH_PAGE.path}?${new URLSearchParams({ busca: term })}`
}

export function termKey(term: string): string {
  return term.trim().replace(/\s+/g, ' ').normalize().toLowerCase()
}

function toTerms(wires: readonly string[], term: string): string[] {
  const others = wires.map(plainText).filter(label => !['', termKey(term)].includes(termKey(label)))
  return uniqueBy(others, termKey).slice(0, SUGGESTED_TERMS)
}

function toLinks(wires: readonly WireChoice[], context: MapContext) {
  const others = toFacetValues(wires, context, SEARCH_PAGE).filter(({ active }) => !active)
  return others.slice(0, SUGGESTED_LINKS).map(({ label, href }) => ({ label, href }))
}
