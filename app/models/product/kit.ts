import type { WireDetail } from '../../contract/product-detail.ts'
import type { MapContext } from '../store/map-context.ts'
import { toPriceView, toProductCard } from './product-card.ts'

export type Kit = NonNullable<ReturnType<typeof toKit>>
type Part = ReturnType<typeof toPart>[number]

/** Null where the product is no kit. */
export function toKit({ componentes, precos }: Pick<WireDetail, 'componentes' | 'precos'>, context: MapContext) {
  const parts = componentes.flatMap(wire => toPart(wire, context))
  return parts.length > 0 ? { parts, ...toSums(parts, toPriceView(precos)?.now ?? 0) } : null
}

/** `price`: of all units of the part, in cents; 0 when unknown. */
function toPart({ quantidade, produto }: WireDetail['componentes'][number], context: MapContext) {
  const card = toProductCard(produto, context)
  if (!card) return []
  const { name, path, image, price } = card
  const quantity = Math.max(1, Math.trunc(quantidade ?? 1))
  return [{ name, path, image, quantity, price: (price?.now ?? 0) * quantity }]
}

/** Zeros where a price is missing. */
function toSums(parts: readonly Part[], kit: number) {
  const prices = parts.map(({ price }) => price)
  if (kit === 0 || prices.includes(0)) return { apart: 0, together: 0, saved: 0 }
  const apart = prices.reduce((sum, price) => sum + price)
  return { apart, together: kit, saved: Math.max(0, apart - kit) }
}
