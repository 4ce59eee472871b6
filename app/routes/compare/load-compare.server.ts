import type { ApiResult } from '../../api/failure.ts'
import { fetchProduct } from '../../api/product.ts'
import { fetchShowcase } from '../../api/showcase.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { readCompared } from '../../models/product/compare.ts'
import { toCompareTable } from '../../models/product/compare-table.ts'
import type { ProductPage } from '../../models/product/product-page.ts'

/** Leaves out missing products. Returns a failure only when the API failed and nothing is left to show. */
export async function loadCompare(scope: RequestScope, params: URLSearchParams) {
  const paths = readCompared(params)
  const results = await Promise.all(paths.map(path => fetchProduct(scope.transport, path, mapContext(scope))))
  const products = productsOf(results)
  const failure = results.filter(result => !result.ok).find(({ status }) => status !== 404)
  if (products.length === 0 && failure) return failure
  const isIncomplete = results.some(({ ok }) => !ok)
  const showcase = products.length === 0 ? await firstShowcase(scope) : null
  return { ok: true as const, table: toCompareTable(products), isIncomplete, showcase }
}

async function firstShowcase(scope: RequestScope) {
  const result = await fetchShowcase(scope.transport, 'first-showcase', mapContext(scope))
  return result.ok ? result.data : null
}

/** Two addresses may lead to one product. */
function productsOf(results: readonly ApiResult<ProductPage>[]): ProductPage[] {
  const products = results.flatMap(result => (result.ok ? [result.data] : []))
  return products.filter(({ id }, at) => products.findIndex(product => product.id === id) === at)
}
