import { type CategoryTree, loadTree } from '../queries/categories.ts'
import { loadFacets } from '../queries/facets.ts'
import { listProducts } from '../queries/listing.ts'
import type { Scope } from '../queries/listing-criteria.ts'
import { loadProducts } from '../queries/products.ts'
import { type LevelRow, loadLevel, resolvePath } from '../queries/resolve.ts'
import { loadSuggestions, readSearch } from '../queries/search.ts'
import { type ListingRequest, parseListing } from '../rules/listing-request.ts'
import {
  brandSubject,
  categorySubject,
  landingSubject,
  listingOf,
  type Subject,
  searchSubject,
  sellerSubject
} from '../wire/listing.ts'
import { type CommerceContext, failure, notFound } from './errors.ts'

/** GET url/product/listing/{kind} */
export type ListingKind = 'category' | 'brand' | 'landing-page' | 'search'

export function listing(kind: ListingKind) {
  return async function urlListing(c: CommerceContext) {
    const parsed = parseListing(new URL(c.req.url).searchParams)
    if (!parsed.ok) return failure(c, 400, `bad-${parsed.parameter}`)
    const tree = await loadTree(c.var.commerce.db, c.var.view.language)
    const place = kind === 'search' ? await searchFor(c, parsed.request) : await placeFor(c, kind, parsed.request, tree)
    return place ? c.json(await answer(c, parsed.request, place, tree)) : notFound(c)
  }
}

interface Found {
  scope: Scope
  /** The listing's subject. For a search it loads the suggestions, in parallel with the listing. */
  subject: () => Promise<Subject>
}

async function searchFor(c: CommerceContext, { term }: ListingRequest): Promise<Found> {
  const { db } = c.var.commerce
  const search = await readSearch(db, term)
  const subject = async () => searchSubject(term, await loadSuggestions(db, search, c.var.view.language))
  return { scope: search.scope, subject }
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
  const record = resolved.ofSeller ? 'seller' : kind
  const level = await loadLevel(db, record, resolved.id, c.var.view.language)
  return level && found(record, level, request.path, tree)
}

type Place = Exclude<ListingKind, 'search'> | 'seller'

function found(kind: Place, level: LevelRow, path: string, tree: CategoryTree): Found {
  const scope: Scope = { kind: kind === 'landing-page' ? 'value' : kind, id: level.id }
  return { scope, subject: async () => subjectOf(kind, level, path, tree) }
}

function subjectOf(kind: Place, level: LevelRow, path: string, tree: CategoryTree): Subject {
  if (kind === 'category') return categorySubject(level, tree)
  if (kind === 'brand') return brandSubject(level, path)
  return kind === 'seller' ? sellerSubject(level, path) : landingSubject(level, path)
}

async function answer(c: CommerceContext, request: ListingRequest, { scope, subject }: Found, tree: CategoryTree) {
  const { db } = c.var.commerce
  const { language } = c.var.view
  const [listed, about] = await Promise.all([listProducts(db, { ...request, scope }), subject()])
  const pages = scope.kind === 'category' ? tree.around(scope.id).map(({ id }) => id) : []
  const [products, facets] = await Promise.all([
    loadProducts(db, listed.ids, language),
    loadFacets(db, listed, { scope, filters: request.filters, pages, language })
  ])
  return listingOf({ request, subject: about, tree, products, facets, total: listed.total }, c.var.view)
}
