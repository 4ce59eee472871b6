/** Spec 9: what the orders of a listing are called in links, and what the API takes. */
export const ORDERS = {
  popularidade: 'Popularidade',
  menorpreco: 'Menor Preço',
  maiorpreco: 'Maior Preço',
  favoritos: 'Favoritos'
} as const

export type OrderId = keyof typeof ORDERS

/** Either reading ('Menor Preço', 'menorpreco') as the id; null when it is another order. */
export function orderId(value: string): OrderId | null {
  const plain = value
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase()
  return ORDER_IDS.find(id => id === plain) ?? null
}

export const ORDER_IDS: readonly OrderId[] = ['popularidade', 'menorpreco', 'maiorpreco', 'favoritos']
