import type { ApiFailure, ApiResult } from '../../api/failure'
import { fetchProduct } from '../../api/product'
import { mapContext, type RequestScope } from '../../context'
import { readCompared } from '../../models/product/compare'
import { type CompareTable, toCompareTable } from '../../models/product/compare-table'
import type { ProductPage } from '../../models/product/product-page'

export interface CompareData {
  table: CompareTable
  isIncomplete: boolean
}

/** Leaves out missing products. Returns a failure only when the API failed and nothing is left to show. */
export async function loadCompare(
  scope: RequestScope,
  params: URLSearchParams
): Promise<({ ok: true } & CompareData) | ApiFailure> {
  const paths = readCompared(params)
  const results = await Promise.all(paths.map(path => fetchProduct(scope.transport, path, mapContext(scope))))
  const products = productsOf(results)
  const failure = results.find(result => !result.ok && result.status !== 404)
  if (products.length === 0 && failure && !failure.ok) return failure
  return { ok: true, table: toCompareTable(products), isIncomplete: results.some(({ ok }) => !ok) }
}

/** Two addresses may lead to one product. */
function productsOf(results: readonly ApiResult<ProductPage>[]): ProductPage[] {
  const products = results.flatMap(result => (result.ok ? [result.data] : []))
  return products.filter(({ id }, at) => products.findIndex(product => product.id === id) === at)
}
