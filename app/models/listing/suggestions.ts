import type { WireListing } from '../../contract/listing.ts'
import { plainText } from '../content/plain-text.ts'
import { toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'
import { uniqueBy } from '../store/unique-by.ts'
import { type Facet, toFacets } from './facets.ts'

/** Suggestions while the shopper types. An API that only suggests products leaves the rest empty. */
export type Suggestions = ReturnType<typeof toSuggestions>
export type SuggestedLink = Suggestions['brands'][number]

export const SUGGESTED_PRODUCTS = 6
const SUGGESTED_TERMS = 5
const SUGGESTED_LINKS = 4
const SEARCH_PATH = '/busca'

export function toSuggestions({ conteudo, info }: WireListing, context: MapContext, term: string) {
  const facets = toFacets(conteudo.detalhes, context, { path: SEARCH_PATH, search: '' })
  const products = toProductCards(conteudo.produtos, context).slice(0, SUGGESTED_PRODUCTS)
  return {
    /** The term that these suggestions are for. */
    term,
    terms: toTerms(conteudo.busca.sugestao, term),
    /** Links that narrow the search, as the API sends them. */
    categories: toLinks(facets, 'category'),
    brands: toLinks(facets, 'brand'),
    products,
    /** Number of products that the full search finds. */
    total: Math.max(info.total ?? 0, products.length)
  }
}

/** The address of the search results, as the plain form submits it. */
export function searchPath(term: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ busca: term })}`
}

/** Equal for terms that give the same search. */
export function termKey(term: string): string {
  return term.trim().replace(/\s+/g, ' ').normalize().toLowerCase()
}

/** Removes duplicates and the typed term itself. */
function toTerms(wires: readonly string[], term: string): string[] {
  const others = wires.map(plainText).filter(label => !['', termKey(term)].includes(termKey(label)))
  return uniqueBy(others, termKey).slice(0, SUGGESTED_TERMS)
}

function toLinks(facets: readonly Facet[], kind: Facet['kind']) {
  const values = facets.filter(facet => facet.kind === kind).flatMap(facet => facet.values)
  return values
    .filter(({ active, label }) => !active && label !== '')
    .slice(0, SUGGESTED_LINKS)
    .map(({ label, href }) => ({ label, href }))
}
