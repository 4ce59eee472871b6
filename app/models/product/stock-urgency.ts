/** Highest stock that is shown to shoppers. */
const LOW_STOCK = 5

interface Stocked {
  estoque: number | null
  estoqueMarketplace: number | null
}

/** Units left when the count is known and low, otherwise 0. Includes sellers' units. */
export function fewLeft({ estoque, estoqueMarketplace }: Stocked): number {
  const left = estoque === null ? 0 : Math.floor(estoque + Math.max(0, estoqueMarketplace ?? 0))
  return left > 0 && left <= LOW_STOCK ? left : 0
}
