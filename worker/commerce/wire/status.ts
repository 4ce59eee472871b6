import type { ProductRow } from '../queries/products.ts'

/** Whether a product can be bought: without units it is unavailable, whatever its row says. */
export function statusOf(row: Pick<ProductRow, 'available' | 'status'>): ProductRow['status'] {
  if (row.available === 1) return 'disponivel'
  return row.status === 'sobConsulta' ? 'sobConsulta' : 'indisponivel'
}
