import { loadTree } from '../queries/categories.ts'
import { loadProductPage } from '../queries/detail.ts'
import { loadProducts } from '../queries/products.ts'
import { resolvePath } from '../queries/resolve.ts'
import { sitePath } from '../rules/site-path.ts'
import { detailOf } from '../wire/product-detail.ts'
import { type CommerceContext, notFound } from './errors.ts'

/** GET url/product/detail */
export async function urlDetail(c: CommerceContext) {
  const { db } = c.var.commerce
  const { language } = c.var.view
  const resolved = await resolvePath(db, sitePath(c.req.query('url') ?? ''))
  if (resolved?.nivel !== 'product/detail') return notFound(c)
  const [tree, page] = await Promise.all([loadTree(db, language), loadProductPage(db, resolved.id, language)])
  const others = page.combinations.map(combination => combination.other_id)
  const [product, ...combined] = await loadProducts(db, [resolved.id, ...others], language)
  return product ? c.json(detailOf({ product, page, combined, tree }, c.var.view)) : notFound(c)
}
