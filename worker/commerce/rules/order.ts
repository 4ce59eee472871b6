/** Spec 9: sort orders. Answers use this spelling; requests may use any. */
export type Order = 'Popularidade' | 'Menor Preço' | 'Maior Preço' | 'Favoritos'

export const orders: readonly Order[] = ['Popularidade', 'Menor Preço', 'Maior Preço', 'Favoritos']

/** Spec 7: an absent order is Popularidade. So is an unknown one. */
export function parseOrder(value: string | undefined): Order {
  const wanted = normalised(value ?? '')
  return orders.find(order => normalised(order) === wanted) ?? 'Popularidade'
}

/** Lower case, without accents or spaces, so that `Menor Preço` equals `menorpreco`. */
function normalised(value: string): string {
  return value
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
