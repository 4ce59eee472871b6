import { redirect } from 'react-router'
import { createCartApi } from '../../../api/cart.ts'
import type { Transport } from '../../../api/client.ts'
import type { Translator } from '../../../i18n/translator.ts'
import { PATHS } from '../../../links.ts'
import { type Cart, EMPTY_CART, type LineKind } from '../../../models/cart/cart.ts'
import type { MapContext } from '../../../models/store/map-context.ts'
import type { AddItem } from '../../../stores/cart-intents.ts'
import { performIntent } from '../../../stores/cart-writes.ts'
import { isRefused, outcomeMessages } from '../../../stores/outcome-messages.ts'

/** Adds items for a browser without JavaScript, by the same rule of spec 4 as the cart store. Redirects to the cart. */
export async function addItems(
  transport: Transport,
  context: MapContext,
  { kind, items }: { kind: LineKind; items: AddItem[] },
  t: Translator
) {
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
  if (outcome.ok) return redirect((cart ?? EMPTY_CART).url || PATHS.cart, 303)
  const status = isRefused(outcome) ? 422 : 502
  return { status, messages: outcomeMessages(outcome, t('errors.cartAdd')) } as const
}
