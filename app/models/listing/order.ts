import { unaccented } from '../store/unaccented.ts'

/** Spec 9: names of a listing's orders in links, and the values that the API takes. */
export const ORDERS = {
  popularidade: 'Popularidade',
  menorpreco: 'Menor Preço',
  maiorpreco: 'Maior Preço',
  favoritos: 'Favoritos'
} as const

export type OrderId = keyof typeof ORDERS

export function orderId(value: string): OrderId | null {
  const plain = unaccented(value).replaceAll(' ', '')
  return ORDER_IDS.find(id => id === plain) ?? null
}

const ORDER_IDS: readonly OrderId[] = ['popularidade', 'menorpreco', 'maiorpreco', 'favoritos']
