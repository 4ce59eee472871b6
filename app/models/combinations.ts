import type { WireDetail } from '../contract/product-detail.ts'
import type { MapContext } from './map-context.ts'
import { toCents } from './money.ts'
import { type ProductCard, toProductCard } from './product-card.ts'

/** A product bought together with the page's own. The discount is words of the server: prices are never computed. */
export interface Combination {
  id: number
  product: ProductCard
  /** Percent, 0 when the discount is an amount. */
  percent: number
  /** Cents, 0 when the discount is a percentage. */
  amount: number
}

export function toCombinations(wires: WireDetail['combinacoes'], context: MapContext): Combination[] {
  return wires.flatMap(({ id, produto, tipoDesconto, desconto }) => {
    const product = toProductCard(produto, context)
    if (!product) return []
    const isPercent = tipoDesconto !== 'valor'
    return [{ id, product, percent: isPercent ? (desconto ?? 0) : 0, amount: isPercent ? 0 : (toCents(desconto) ?? 0) }]
  })
}
