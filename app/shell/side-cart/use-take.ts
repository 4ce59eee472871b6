import { useRef, useState } from 'react'
import type { CartOffer } from '../../models/cart/cart-offers'
import { savingOf } from '../../models/product/combination-saving'
import type { OrderedItems } from '../../sections/product-detail/buy/use-adding'
import type { Pair } from '../../sections/product-detail/combination/pair'
import { useActions } from '../../stores/provider'
import { CART_TITLE_ID } from './cart-title'
import type { PanelLine } from './use-undo'

/** Adds the offered product. Clicks are ignored while it is pending. `said`: why the server does not sell the two together. */
export function useTake(offer: CartOffer<PanelLine>) {
  const { cart } = useActions()
  const running = useRef(false)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')

  async function take(option: number): Promise<void> {
    if (running.current) return
    running.current = true
    setPending(true)
    const order = await orderOther(toPair(offer, option))
    setSaid(order.ok ? '' : order.message)
    // `CartNotices` shows what the cart refuses.
    const isAdded = order.ok && (await cart.add(order.items, { kind: order.kind, suppressDrawer: true })).ok
    running.current = false
    setPending(false)
    // The button is removed with the offer.
    if (isAdded) document.getElementById(CART_TITLE_ID)?.focus()
  }

  return { isPending, said, take }
}

/** The cart already holds the pair's main product, so only the other item of the server's pair is added. */
async function orderOther(pair: Pair): Promise<OrderedItems> {
  const own = { ...pair.other.ids, quantity: 1, preview: pair.other.preview }
  try {
    const { orderInBrowser } = await import('../../sections/product-detail/combination/order-combination.browser')
    const order = await orderInBrowser(pair)
    if (!order.ok) return order
    const items = order.items.filter(({ product }) => product !== pair.main.ids.product)
    return { ...order, items: items.length > 0 ? items : [own] }
  } catch {
    return { ok: true, kind: 'produto', items: [own] }
  }
}

function toPair({ line, combination }: CartOffer<PanelLine>, optionId: number): Pair {
  const { product, attribute, unit, warehouse, additional, name, path, image, price } = line
  const ids = { product, attribute, unit, warehouse, additional }
  const main = { ids, price: price.now, preview: { name, path, image, price: price.now } }
  const other = toOther(combination, optionId)
  return { main, other, saving: savingOf(combination, other.price) }
}

function toOther({ product }: CartOffer['combination'], optionId: number): Pair['other'] {
  const { id, name, path, image, attribute, line } = product
  const option = attribute?.options.find(each => each.id === optionId)
  const price = option?.price ?? product.price
  const options = attribute && option ? [`${attribute.name}: ${option.label}`] : []
  const { unit = 0, warehouse = 0, additional = '' } = line ?? {}
  const ids = { product: id, attribute: option?.id ?? 0, unit, warehouse, additional }
  return { ids, price, preview: { name, path, image, options, price } }
}
