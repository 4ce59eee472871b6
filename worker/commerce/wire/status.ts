import type { ProductRow } from '../queries/products.ts'

/** In stock means buyable: a product without units is unavailable whatever its row says. */
export function statusOf(row: Pick<ProductRow, 'available' | 'status'>): ProductRow['status'] {
  if (row.available === 1) return 'disponivel'
  return row.status === 'sobConsulta' ? 'sobConsulta' : 'indisponivel'
}
