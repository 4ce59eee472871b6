import type { WirePrecosDetalhe } from '../../contract/product-detail.ts'
import { toCents } from '../store/money.ts'

/** From `quantity` units in one cart, each unit costs `price` cents. */
export type WholesaleRule = ReturnType<typeof toWholesale>[number]

/** Sorted by quantity. Omits tiers that save nothing. */
export function toWholesale(precos: WirePrecosDetalhe | null) {
  const now = toCents(precos?.por) ?? 0
  return (precos?.regrasAtacado ?? [])
    .map(({ quantidade, preco }) => ({ quantity: quantidade, price: toCents(preco) ?? 0 }))
    .filter(({ quantity, price }) => quantity > 1 && price > 0 && price < now)
    .sort((one, other) => one.quantity - other.quantity)
}
