import { createCartApi } from '../api/cart.ts'
import type { Transport } from '../api/client.ts'
import { type Cart, EMPTY_CART, type LineKind } from '../models/cart/cart.ts'
import type { MapContext } from '../models/store/map-context.ts'
import type { AddItem } from './cart-intents.ts'
import { type CartOutcome, performIntent } from './cart-writes.ts'

/** Adds several items for a browser without JavaScript, by the same rule of spec 4 as the cart store. */
export async function addItems(
  transport: Transport,
  context: MapContext,
  { kind, items }: { kind: LineKind; items: AddItem[] }
): Promise<{ outcome: CartOutcome; cart: Cart }> {
  let cart: Cart | null = null
  const outcome = await performIntent(
    { type: 'add', sent: true, kind, items, errorTarget: 'caller', claim: () => true },
    {
      api: createCartApi(transport, context),
      newId: () => crypto.randomUUID(),
      ready: async () => {},
      mayExist: () => true,
      confirmed: () => cart,
      store: next => {
        cart = next
      }
    }
  )
  return { outcome, cart: cart ?? EMPTY_CART }
}
