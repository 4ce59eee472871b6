import { type CategoryTree, loadTree } from '../queries/categories.ts'
import { listProducts } from '../queries/listing.ts'
import type { Scope } from '../queries/listing-criteria.ts'
import { loadProducts } from '../queries/products.ts'
import { type LevelRow, loadLevel, resolvePath } from '../queries/resolve.ts'
import { loadVocabulary } from '../queries/vocabulary.ts'
import { type ListingRequest, parseListing } from '../rules/listing-request.ts'
import { matchExpression } from '../rules/search-terms.ts'
import { searchWords, suggestionFor } from '../rules/suggestion.ts'
import {
  brandSubject,
  categorySubject,
  landingSubject,
  listingOf,
  type Subject,
  searchSubject
} from '../wire/listing.ts'
import { type CommerceContext, failure, notFound } from './errors.ts'

/** GET url/product/listing/{kind} */
export type ListingKind = 'category' | 'brand' | 'landing-page' | 'search'

export function listing(kind: ListingKind) {
  return async function urlListing(c: CommerceContext) {
    const parsed = parseListing(new URL(c.req.url).searchParams)
    if (!parsed.ok) return failure(c, 400, `bad-${parsed.parameter}`)
    const tree = await loadTree(c.var.commerce.db, c.var.view.language)
    const found = kind === 'search' ? searchFor(parsed.request) : await placeFor(c, kind, parsed.request, tree)
    return found ? c.json(await answer(c, parsed.request, found, tree)) : notFound(c)
  }
}

interface Found {
  scope: Scope
  subject: Subject
}

/** An empty search lists the popular products, without asking the search table. */
function searchFor(request: ListingRequest): Found {
  const match = matchExpression(request.term)
  const scope: Scope = match === '' ? { kind: 'everything' } : { kind: 'search', match }
  return { scope, subject: searchSubject(request.term) }
}

async function placeFor(
  c: CommerceContext,
  kind: Exclude<ListingKind, 'search'>,
  request: ListingRequest,
  tree: CategoryTree
) {
  const { db } = c.var.commerce
  const resolved = await resolvePath(db, request.path)
  if (resolved?.nivel !== `product/listing/${kind}`) return null
  const level = await loadLevel(db, kind, resolved.id, c.var.view.language)
  return level && found(kind, level, request.path, tree)
}

function found(kind: Exclude<ListingKind, 'search'>, level: LevelRow, path: string, tree: CategoryTree): Found {
  if (kind === 'category') return { scope: { kind, id: level.id }, subject: categorySubject(level, tree) }
  if (kind === 'brand') return { scope: { kind, id: level.id }, subject: brandSubject(level, path) }
  return { scope: { kind: 'value', id: level.id }, subject: landingSubject(level, path) }
}

async function answer(c: CommerceContext, request: ListingRequest, { scope, subject }: Found, tree: CategoryTree) {
  const { db } = c.var.commerce
  const { language } = c.var.view
  const result = await listProducts(db, { ...request, scope, language })
  const products = await loadProducts(db, result.ids, language)
  const lost = scope.kind === 'search' && result.total === 0
  const about = lost ? searchSubject(request.term, await suggestionsFor(c, request.term)) : subject
  return listingOf({ request, subject: about, tree, products, ...result }, c.var.view)
}

/** "Did you mean", for a search that found nothing. */
async function suggestionsFor(c: CommerceContext, term: string): Promise<string[]> {
  const words = searchWords(term)
  const suggestion = suggestionFor(words, await loadVocabulary(c.var.commerce.db, words))
  return suggestion === null ? [] : [suggestion]
}
