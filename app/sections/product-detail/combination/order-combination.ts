import type { CartPayload, ShownChoice } from '../../../api/cart-payload'
import type { Transport } from '../../../api/client'
import { combineProducts } from '../../../api/combination'
import { isRefusal } from '../../../api/failure'
import type { AddItem } from '../../../stores/cart-intents'
import type { OrderedItems } from '../buy/use-adding'
import type { Half, Pair } from './pair'

/** Adds the two products separately when the API lacks the call or the call fails. */
export async function orderCombination(transport: Transport, pair: Pair): Promise<OrderedItems> {
  const { main, other, saving } = pair
  const own = [toItem(main), toItem(other)]
  const choices = { main: toChoice(main), other: { ...toChoice(other), price: other.price - saving } }
  const result = await combineProducts(transport, choices)
  if (result.ok) return { ok: true, kind: result.data.kind, items: result.data.items.map(withPreview(own)) }
  return isRefusal(result) ? { ok: false, message: result.message } : { ok: true, kind: 'produto', items: own }
}

function toChoice({ ids, price }: Half): ShownChoice {
  return { product: ids.product, attribute: ids.attribute, price }
}

function toItem({ ids, preview }: Half): AddItem {
  return { ...ids, quantity: 1, preview }
}

/** Gives the server's items the previews of the chosen products. */
function withPreview(own: readonly AddItem[]) {
  return function complete(item: CartPayload['items'][number]): AddItem {
    const same = own.find(({ product }) => product === item.product)
    const preview = same?.preview ?? { name: '', path: null, image: null, price: 0 }
    return { ...item, quantity: item.quantity ?? 1, preview }
  }
}
