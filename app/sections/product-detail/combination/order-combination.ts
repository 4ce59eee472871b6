import type { ShownChoice } from '../../../api/cart-payload'
import type { Transport } from '../../../api/client'
import { combineProducts } from '../../../api/combination'
import { isRefusal } from '../../../api/failure'
import type { AddItem } from '../../../stores/cart-intents'
import type { OrderedItems } from '../buy/use-adding'
import type { Pair } from './pair'

/** Adds the two products separately when the API lacks the call or the call fails. */
export async function orderCombination(transport: Transport, { main, other, saving }: Pair): Promise<OrderedItems> {
  const own = [main, other]
  const choices = { main: toChoice(main, 0), other: toChoice(other, saving) }
  const result = await combineProducts(transport, choices)
  if (!result.ok) {
    return isRefusal(result) ? { ok: false, message: result.message } : { ok: true, kind: 'produto', items: own }
  }
  const { kind, items } = result.data
  const shown = items.map(item => {
    const same = own.find(({ product }) => product === item.product)
    return { ...item, quantity: item.quantity ?? 1, preview: same?.preview ?? UNKNOWN }
  })
  return { ok: true, kind, items: shown }
}

/** The server's items have no names. */
const UNKNOWN = { name: '', path: null, image: null, price: 0 }

function toChoice({ product, attribute, preview }: AddItem, saving: number): ShownChoice {
  return { product, attribute, price: preview.price - saving }
}
