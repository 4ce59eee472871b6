import type { View } from '../context.ts'
import type { Product } from '../queries/products.ts'
import { RECURRENCES_DAYS, subscribedCents } from '../rules/subscription.ts'
import { pricesOf } from './prices.ts'
import type { commonParts } from './product.ts'

type Common = Pick<ReturnType<typeof commonParts>, 'precos' | 'atributos'>
type Prices = Pick<Common['precos'], 'de' | 'por'>

/** Adds the prices of each delivery, of the product and of each option. */
export function withSubscribedPrices({ precos, atributos }: Common, { row }: Product, { settings }: View) {
  const percent = row.subscribable === 1 ? (settings.subscription?.discountPercent ?? 0) : 0
  const priced = <P extends Prices>(prices: P) => ({
    ...prices,
    assinatura: subscribedPrices(prices, percent, settings)
  })
  if (Array.isArray(atributos) || !atributos.simples) return { precos: priced(precos), atributos }
  const { simples } = atributos
  const valores = simples.valores.map(value => ({ ...value, precos: priced(value.precos) }))
  return { precos: priced(precos), atributos: { ...atributos, simples: { ...simples, valores } } }
}

/** As in the cart: the list price is crossed out, or without one what a single purchase costs. */
function subscribedPrices({ de, por }: Prices, percent: number, settings: View['settings']) {
  if (percent === 0) return []
  const [single, listCents] = [Math.round(por * 100), Math.round(Math.max(de, por) * 100)]
  const [recurrence = 0] = RECURRENCES_DAYS
  const cents = subscribedCents(single, recurrence, percent)
  const { regrasAtacado: _, ...prices } = pricesOf({ cents, listCents }, settings)
  return prices
}
