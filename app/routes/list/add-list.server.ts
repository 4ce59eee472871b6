import { data, redirect } from 'react-router'
import { createCartApi } from '../../api/cart'
import { fetchList } from '../../api/lists'
import { mapContext, type RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { CART_PATH, type Cart, EMPTY_CART } from '../../models/cart'
import { readTypedList, resolvePicks, type TypedList } from '../../sections/list-detail/list-picks'
import { chosenOf, type ListRefusal, problemOf } from '../../sections/list-detail/list-refusal'
import { type ListOrder, orderList } from '../../sections/list-detail/order-list'
import { outcomeMessages } from '../../sections/product-detail/buy/outcome-messages'
import { type CartOutcome, performIntent } from '../../stores/cart-writes'

/**
 * The list's form as a browser without JavaScript sends it. Leads to the cart, or gives back why it could not be done:
 * 422 when the order was refused, 502 when the shop did not answer.
 */
export async function addListAction(request: Request, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const list = await fetchList(scope.transport, path, mapContext(scope))
  if (!list.ok) return refuse(502, {}, [t('errors.cartAdd')])
  // A body that is no form says nothing: the list goes as it stands.
  const typed = readTypedList(list.data, await request.formData().catch(() => new FormData()))
  const picks = resolvePicks(list.data, typed)
  const problem = problemOf(picks)
  if (problem) return refuse(422, typed, [t(problem)])
  const order = await orderList(scope.personalTransport, list.data, chosenOf(picks))
  if (!order.ok) return refuse(422, typed, [order.message])
  const { outcome, cart } = await addItems(scope, order)
  if (!outcome.ok) return refuse(isRefused(outcome) ? 422 : 502, typed, outcomeMessages(outcome, t('errors.cartAdd')))
  return redirect(cart.url || CART_PATH, 303)
}

/** The rule of spec 4, as the cart's store in the browser follows it. */
async function addItems(scope: RequestScope, { kind, items }: Extract<ListOrder, { ok: true }>) {
  let cart: Cart | null = null
  const outcome = await performIntent(
    { type: 'add', sent: true, kind, items },
    {
      api: createCartApi(scope.personalTransport, mapContext(scope)),
      newId: () => crypto.randomUUID(),
      ready: async () => {},
      confirmed: () => cart ?? EMPTY_CART,
      isLoaded: () => cart !== null,
      store: next => {
        cart = next
      }
    }
  )
  return { outcome, cart: cart ?? EMPTY_CART }
}

function isRefused(outcome: Exclude<CartOutcome, { ok: true }>): boolean {
  return outcome.kind === 'refused' || (outcome.kind === 'http' && outcome.status < 500)
}

function refuse(status: 422 | 502, typed: TypedList, messages: readonly string[]) {
  return data<ListRefusal>({ messages: [...messages], typed }, { status })
}
