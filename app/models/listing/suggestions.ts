import type { WireListing } from '../../contract/listing.ts'
import { plainText } from '../content/plain-text.ts'
import { toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'
import { uniqueBy } from '../store/unique-by.ts'
import { type FacetValue, toFacetValues, type WireChoice } from './facets-value.ts'

/** Suggestions while the shopper types. An API that only suggests products leaves the rest empty. */
export type Suggestions = ReturnType<typeof toSuggestions>
export type SuggestedLink = Suggestions['brands'][number]

export const SUGGESTED_PRODUCTS = 6
const SUGGESTED_TERMS = 5
const SUGGESTED_LINKS = 4
const SEARCH_PAGE = { path: '/busca', search: '' }

export function toSuggestions({ conteudo, info }: WireListing, context: MapContext, term: string) {
  const { categorias, marcas } = conteudo.detalhes
  const links = (wires: readonly WireChoice[]) => toLinks(toFacetValues(wires, context, SEARCH_PAGE))
  const products = toProductCards(conteudo.produtos, context).slice(0, SUGGESTED_PRODUCTS)
  return {
    term,
    terms: toTerms(conteudo.busca.sugestao, term),
    categories: links(categorias.filhas),
    brands: links(marcas),
    products,
    total: Math.max(info.total ?? 0, products.length)
  }
}

export function searchPath(term: string): string {
  return `${SEARCH_PAGE.path}?${new URLSearchParams({ busca: term })}`
}

/** Equal for terms that give the same search. */
export function termKey(term: string): string {
  return term.trim().replace(/\s+/g, ' ').normalize().toLowerCase()
}

function toTerms(wires: readonly string[], term: string): string[] {
  const others = wires.map(plainText).filter(label => !['', termKey(term)].includes(termKey(label)))
  return uniqueBy(others, termKey).slice(0, SUGGESTED_TERMS)
}

function toLinks(values: readonly FacetValue[]) {
  const others = values.filter(({ active }) => !active).slice(0, SUGGESTED_LINKS)
  return others.map(({ label, href }) => ({ label, href }))
}
