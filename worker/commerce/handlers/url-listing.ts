import { type CategoryTree, loadTree } from '../queries/categories.ts'
import { loadFacets } from '../queries/facets.ts'
import type { Scope } from '../queries/listing-criteria.ts'
import { listProducts } from '../queries/listing-statement.ts'
import { loadProducts } from '../queries/products.ts'
import { loadLevel, resolvePath } from '../queries/resolve.ts'
import { loadSuggestions, readSearch } from '../queries/search.ts'
import type { ListingRequest } from '../rules/listing-request.ts'
import { segments } from '../rules/site-path.ts'
import { categorySubject, listingOf, placeSubject, searchSubject } from '../wire/listing.ts'
import { type CommerceContext, refuse } from './errors.ts'
import { listingRequest } from './parameters.ts'

type PlaceKind = 'category' | 'brand' | 'landing-page'

export function listing(kind: PlaceKind | 'search') {
  return async function urlListing(c: CommerceContext) {
    const request = listingRequest(c)
    const { db } = c.env
    const tree = await loadTree(db, c.var.language)
    const found = kind === 'search' ? await searchFor(c, request) : await placeFor(c, kind, request, tree)
    const { scope } = found
    const [listed, subject] = await Promise.all([listProducts(db, scope, request), found.subject()])
    const pages = scope.kind === 'category' ? tree.around(scope.id).map(({ id }) => id) : []
    const [products, facets] = await Promise.all([
      loadProducts(db, listed.ids, c.var.language),
      loadFacets(db, listed, { scope, filters: request.filters, pages, language: c.var.language })
    ])
    return c.json(listingOf({ request, subject, tree, products, facets, total: listed.total }, c.var))
  }
}

async function searchFor(c: CommerceContext, { term }: ListingRequest) {
  const { db } = c.env
  const view = c.var
  const search = await readSearch(db, term)
  const subject = async () =>
    searchSubject(term, { ...search, suggestions: await loadSuggestions(db, search, view.language) }, view)
  return { scope: search.scope, subject }
}

async function placeFor(c: CommerceContext, kind: PlaceKind, { path }: ListingRequest, tree: CategoryTree) {
  const { db } = c.env
  const view = c.var
  const resolved = await resolvePath(db, path)
  if (resolved?.nivel !== `product/listing/${kind}`) return refuse(c, 404, 'not-found')
  const record = resolved.ofSeller ? 'seller' : kind
  const level = (await loadLevel(db, record, resolved.id, view.language)) ?? refuse(c, 404, 'not-found')
  const scope: Scope = { kind: record === 'landing-page' ? 'value' : record, id: level.id }
  const subject = async () =>
    record === 'category'
      ? categorySubject(level, tree, view)
      : placeSubject(record, level, segments(path).at(-1) ?? '', view)
  return { scope, subject }
}
