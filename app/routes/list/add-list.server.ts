import { data } from 'react-router'
import { fetchList } from '../../api/lists.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import {
  chosenOf,
  type ListRefusal,
  problemOf,
  readTypedList,
  resolvePicks,
  type TypedList
} from '../../sections/list-detail/list-picks.ts'
import { orderList } from '../../sections/list-detail/order-list.ts'
import { addItems } from '../../sections/product-detail/buy/add-items.server.ts'

/** The list's form without JavaScript. Answers 422 when the order was refused, 502 when the API did not answer. */
export async function addListAction(request: Request, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const list = await fetchList(scope.transport, path, mapContext(scope))
  if (!list.ok) return refuse(502, {}, [t('errors.cartAdd')])
  // A body that is not a form counts as empty: the list is added unchanged.
  const typed = readTypedList(list.data, await request.formData().catch(() => new FormData()))
  const picks = resolvePicks(list.data, typed)
  const problem = problemOf(picks)
  if (problem) return refuse(422, typed, [t(problem)])
  const order = await orderList(scope.personalTransport, list.data, chosenOf(picks))
  if (!order.ok) return refuse(422, typed, [order.message])
  const added = await addItems(scope.personalTransport, mapContext(scope), order, t)
  return added instanceof Response ? added : refuse(added.status, typed, added.messages)
}

function refuse(status: 422 | 502, typed: TypedList, messages: readonly string[]) {
  return data<ListRefusal>({ messages: [...messages], typed }, { status })
}
