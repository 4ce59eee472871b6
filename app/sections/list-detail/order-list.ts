import type { CartPayload } from '../../api/cart-payload.ts'
import type { Transport } from '../../api/client.ts'
import { isRefusal } from '../../api/failure.ts'
import { type ListChoice, shopList } from '../../api/list-shop.ts'
import type { ShoppingList } from '../../models/cart/shopping-list.ts'
import type { AddItem } from '../../stores/cart-intents.ts'
import type { OrderedItems } from '../product-detail/buy/use-adding.ts'
import type { ListPick } from './list-picks.ts'

/**
 * Asks list/shop for the cart items of these products; the call changes nothing. If the API lacks the call, or the call
 * fails, the products themselves are added.
 */
export async function orderList(
  transport: Transport,
  list: Pick<ShoppingList, 'id' | 'title'>,
  picks: readonly ListPick[]
): Promise<OrderedItems> {
  const own = picks.map(toItem)
  if (list.id === 0) return { ok: true, kind: 'produto', items: own }
  const result = await shopList(transport, { list: list.id, choices: picks.map(toChoice) })
  if (result.ok) return { ok: true, kind: result.data.kind, items: result.data.items.map(withPreview(own, list.title)) }
  return isRefusal(result) ? { ok: false, message: result.message } : { ok: true, kind: 'produto', items: own }
}

function toChoice({ product, option, price, quantity }: ListPick): ListChoice {
  return { product: product.id, attribute: option?.id ?? 0, price: price.now, quantity: quantity ?? 0 }
}

function toItem({ product, option, price, quantity }: ListPick): AddItem {
  const { id, name, path, image, attribute, line } = product
  const { unit = 0, warehouse = 0, additional = '' } = line ?? {}
  const options = attribute && option ? [`${attribute.name}: ${option.label}`] : []
  const preview = { name, path, image, options, price: price.now }
  return { product: id, attribute: option?.id ?? 0, unit, warehouse, additional, quantity: quantity ?? 0, preview }
}

/** Gives the server's items the previews of the chosen products. Any other item stands for the whole list. */
function withPreview(own: readonly AddItem[], title: string) {
  return function complete(item: CartPayload['items'][number]): AddItem {
    const same = own.find(({ product, attribute }) => product === item.product && attribute === item.attribute)
    const preview = same?.preview ?? { name: title, path: null, image: null, price: 0 }
    return { ...item, quantity: item.quantity ?? same?.quantity ?? 1, preview }
  }
}
