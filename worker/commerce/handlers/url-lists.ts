import { loadLists, type ShoppingList } from '../queries/lists.ts'
import { loadProducts } from '../queries/products.ts'
import { resolvePath } from '../queries/resolve.ts'
import { parseListing } from '../rules/listing-request.ts'
import { sitePath } from '../rules/site-path.ts'
import { listDetailOf, listIndexOf } from '../wire/lists.ts'
import { type CommerceContext, failure, notFound } from './errors.ts'

/** GET url/list/listing */
export async function urlLists(c: CommerceContext) {
  const parsed = parseListing(new URL(c.req.url).searchParams)
  if (!parsed.ok) return failure(c, 400, `bad-${parsed.parameter}`)
  const { offset, limit } = parsed.request
  const { total, lists } = await loadLists(c.var.commerce.db, c.var.view.language, { offset, limit })
  return c.json(listIndexOf({ lists, total, offset, limit }, await productsOf(c, lists), c.var.view))
}

/** GET url/list/detail */
export async function urlList(c: CommerceContext) {
  const { db } = c.var.commerce
  const resolved = await resolvePath(db, sitePath(c.req.query('url') ?? ''))
  if (resolved?.nivel !== 'list/detail') return notFound(c)
  const { lists } = await loadLists(db, c.var.view.language, { id: resolved.id, offset: 0, limit: 1 })
  const [list] = lists
  return list ? c.json(listDetailOf(list, await productsOf(c, lists), c.var.view)) : notFound(c)
}

function productsOf(c: CommerceContext, lists: ShoppingList[]) {
  const ids = new Set(lists.flatMap(list => list.items.map(item => item.product_id)))
  return loadProducts(c.var.commerce.db, [...ids], c.var.view.language)
}
