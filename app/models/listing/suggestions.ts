import type { WireListing } from '../../contract/listing.ts'
import { plainText } from '../content/plain-text.ts'
import { type ProductCard, toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'
import { type Facet, toFacets } from './facets.ts'

/** What a search that is still being typed is answered with. An API that knows only products leaves the rest empty. */
export interface Suggestions {
  /** The term that this answers. */
  term: string
  terms: string[]
  /** Narrow the search: their links are the API's own. */
  categories: SuggestedLink[]
  brands: SuggestedLink[]
  products: ProductCard[]
  /** Products that the whole search finds. */
  total: number
}

export interface SuggestedLink {
  label: string
  href: string
}

export const SUGGESTED_PRODUCTS = 6
const SUGGESTED_TERMS = 5
const SUGGESTED_LINKS = 4
const SEARCH_PATH = '/busca'

export function toSuggestions({ conteudo, info }: WireListing, context: MapContext, term: string): Suggestions {
  const facets = toFacets(conteudo.detalhes, context, { path: SEARCH_PATH, search: '' })
  const products = toProductCards(conteudo.produtos, context).slice(0, SUGGESTED_PRODUCTS)
  return {
    term,
    terms: toTerms(conteudo.busca.sugestao, term),
    categories: toLinks(facets, 'category'),
    brands: toLinks(facets, 'brand'),
    products,
    total: Math.max(info.total ?? 0, products.length)
  }
}

/** The address of a search's results, as the plain form writes it. */
export function searchPath(term: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ busca: term })}`
}

/** Equal for terms that search for the same. */
export function termKey(term: string): string {
  return term.trim().replace(/\s+/g, ' ').normalize().toLowerCase()
}

/** Each once, and never what is typed already. */
function toTerms(wires: readonly string[], term: string): string[] {
  const seen = new Set(['', termKey(term)])
  const terms = wires.map(plainText).filter(label => {
    const key = termKey(label)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  return terms.slice(0, SUGGESTED_TERMS)
}

function toLinks(facets: readonly Facet[], kind: Facet['kind']): SuggestedLink[] {
  const values = facets.filter(facet => facet.kind === kind).flatMap(facet => facet.values)
  return values
    .filter(({ active, label }) => !active && label !== '')
    .slice(0, SUGGESTED_LINKS)
    .map(({ label, href }) => ({ label, href }))
}
