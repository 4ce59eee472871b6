/** Spec 9, ordering options; the wire writes them as below and reads them in any spelling. */
export type Order = 'Popularidade' | 'Menor Preço' | 'Maior Preço' | 'Favoritos'

export const orders: readonly Order[] = ['Popularidade', 'Menor Preço', 'Maior Preço', 'Favoritos']

/** Spec 7: order defaults to Popularidade when absent; an unknown one is no error of the shopper. */
export function parseOrder(value: string | undefined): Order {
  const wanted = normalised(value ?? '')
  return orders.find(order => normalised(order) === wanted) ?? 'Popularidade'
}

/** Lower case, without accents or spaces: `Menor Preço` and `menorpreco` are one. */
function normalised(value: string): string {
  return value
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
