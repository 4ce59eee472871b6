import type { WireDetail } from '../../contract/product-detail.ts'
import { type PriceView, toPriceView } from './product-card.ts'

export type SubscribablePrice = PriceView & {
  /**
   * Of each delivery, where the API computes it: price, Pix price, value of an installment, and a count of them that
   * differs. One text, because a page carries it as data.
   */
  each?: string
}

export function withSubscribed(price: PriceView, precos: WireDetail['precos']): SubscribablePrice {
  const delivery = toPriceView(precos?.assinatura ?? null)
  if (!delivery) return price
  const { count = 0, value = 0 } = delivery.installments ?? {}
  const isSame = count === (price.installments?.count ?? 0)
  return { ...price, each: [delivery.now, delivery.cash, value, ...(isSame ? [] : [count])].join(' ') }
}
