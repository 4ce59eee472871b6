/** So many units or fewer are told; more are no reason to hurry. */
export const LOW_STOCK = 5

interface Stocked {
  estoque: number | null
  estoqueMarketplace: number | null
}

/** How many units are left when that is known and few; 0 otherwise. Sellers' units count as well. */
export function fewLeft({ estoque, estoqueMarketplace }: Stocked): number {
  const left = estoque === null ? 0 : Math.floor(estoque + Math.max(0, estoqueMarketplace ?? 0))
  return left > 0 && left <= LOW_STOCK ? left : 0
}
