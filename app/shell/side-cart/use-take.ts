import { useRef, useState } from 'react'
import type { CartOffer } from '../../models/cart/cart-offers.ts'
import { combinedItem, savingOf } from '../../models/product/combination-saving.ts'
import type { OrderedItems } from '../../sections/product-detail/buy/use-adding.ts'
import type { Pair } from '../../sections/product-detail/combination/pair.ts'
import type { ShownLine } from '../../stores/cart-intents.ts'
import { useActions } from '../../stores/provider.tsx'
import { focusCartTitle } from './cart-frame.ts'

/** Adds the offered product. Clicks are ignored while it is pending. `said`: why the server does not sell the two together. */
export function useTake(offer: CartOffer<ShownLine>) {
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
    const isAdded = order.ok && (await cart.add(order.items, { kind: order.kind, suppressDrawer: true })).ok
    running.current = false
    setPending(false)
    // The button is removed with the offer.
    if (isAdded) focusCartTitle()
  }

  return { isPending, said, take }
}

/** The cart already holds the pair's main product, so only the other item of the server's pair is added. */
async function orderOther(pair: Pair): Promise<OrderedItems> {
  try {
    const { orderInBrowser } = await import('../../sections/product-detail/combination/order-combination.browser.ts')
    const order = await orderInBrowser(pair)
    if (!order.ok) return order
    const items = order.items.filter(({ product }) => product !== pair.main.product)
    return { ...order, items: items.length > 0 ? items : [pair.other] }
  } catch {
    return { ok: true, kind: 'produto', items: [pair.other] }
  }
}

function toPair({ line, combination }: CartOffer<ShownLine>, optionId: number): Pair {
  const { product, attribute, unit, warehouse, additional, name, path, image, price } = line
  const ids = { product, attribute, unit, warehouse, additional }
  const main = { ...ids, quantity: 1, preview: { name, path, image, price: price.now } }
  const option = combination.product.attribute?.options.find(({ id }) => id === optionId)
  const other = combinedItem(combination, option)
  return { main, other, saving: savingOf(combination, other.preview.price) }
}
