import { CategoryTree, loadTree, treeQuery } from '../queries/categories.ts'
import { all, runAll } from '../queries/database.ts'
import { loadFacets } from '../queries/facets.ts'
import type { Scope } from '../queries/listing-criteria.ts'
import { type Listed, listingStatement } from '../queries/listing-statement.ts'
import { loadProducts } from '../queries/products.ts'
import { type ListingType, listedRecord } from '../queries/resolve.ts'
import { loadSuggestions, readSearch } from '../queries/search.ts'
import type { ListingRequest } from '../rules/listing-request.ts'
import { segments } from '../rules/site-path.ts'
import { categorySubject, listingOf, placeSubject, type Subject, searchSubject } from '../wire/listing.ts'
import { type CommerceContext, refuse } from './errors.ts'
import { listingRequest } from './parameters.ts'

interface Found {
  tree: CategoryTree
  scope: Scope
  listed: Listed
  subject: Subject
}

/** In two rounds to the database: what is listed, then what it looks like. A search takes two more to read the text. */
export function listing(kind: ListingType | 'search') {
  return async function urlListing(c: CommerceContext) {
    const request = listingRequest(c)
    const { tree, scope, listed, subject } = await (kind === 'search' ? search(c, request) : place(c, kind, request))
    const { db } = c.env
    const { language } = c.var
    const pages = subject.categoryId === null ? [] : tree.around(subject.categoryId).map(({ id }) => id)
    const [products, facets] = await Promise.all([
      loadProducts(db, listed.ids, language),
      loadFacets(db, listed, { scope, filters: request.filters, pages, language })
    ])
    return c.json(listingOf({ request, subject, tree, products, facets, total: listed.total }, c.var))
  }
}

async function search(c: CommerceContext, request: ListingRequest): Promise<Found> {
  const { db, valueGroups } = c.env
  const { term } = request
  const [tree, read, groups] = await Promise.all([loadTree(db, c.var.language), readSearch(db, term), valueGroups()])
  const { scope } = read
  const statement = listingStatement(scope, request, groups)
  const [rows, suggestions] = await Promise.all([all(db, statement.query), loadSuggestions(db, read, c.var.language)])
  return { tree, scope, listed: statement.read(rows), subject: searchSubject(term, { ...read, suggestions }, c.var) }
}

async function place(c: CommerceContext, type: ListingType, request: ListingRequest): Promise<Found> {
  const { db, valueGroups } = c.env
  const record = listedRecord(type, request.path) ?? refuse(c, 404, 'not-found')
  const { kind } = record
  const scope: Scope = { kind: kind === 'landing-page' ? 'value' : kind, id: record.id }
  const statement = listingStatement(scope, request, await valueGroups())
  const { language } = c.var
  const [categories, [level], rows] = await runAll(db, treeQuery(language), record.query(language), statement.query)
  if (!level) return refuse(c, 404, 'not-found')
  const tree = new CategoryTree(categories)
  const subject =
    kind === 'category'
      ? categorySubject(level, tree, c.var)
      : placeSubject(kind, level, segments(request.path).at(-1) ?? '', c.var)
  return { tree, scope, listed: statement.read(rows), subject }
}
