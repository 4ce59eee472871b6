import type { ShownChoice } from '../../../api/cart-payload.ts'
import type { Transport } from '../../../api/client.ts'
import { combineProducts } from '../../../api/combination.ts'
import { isRefusal } from '../../../api/failure.ts'
import type { AddItem } from '../../../stores/cart-intents.ts'
import type { OrderedItems } from '../buy/use-adding.ts'
import type { Pair } from './pair.ts'

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
