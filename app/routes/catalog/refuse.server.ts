import '../../i18n/messages/refused'
import { data } from 'react-router'
import type { RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import type { OrderProblems, TypedOrder } from '../../sections/product-detail/buy/order'
import type { Refusal } from '../../sections/product-detail/buy/refusal'

/** 400 and 413: what was sent is no order. 422: the order is at fault. 502: the shop did not answer. */
export type RefusedStatus = 400 | 413 | 422 | 502

const NOTHING: TypedOrder = { quantity: '', attribute: '', texts: {} }

/** The product's page once more, with why nothing was done. */
export function refuse(
  status: RefusedStatus,
  messages: readonly string[],
  typed: TypedOrder = NOTHING,
  problems: OrderProblems = {}
) {
  return data<Refusal>({ messages: [...messages], problems, typed }, { status })
}

/** None of the page's forms sends that. */
export function refuseUnreadable({ language }: RequestScope) {
  return refuse(400, [createTranslator(language)('refused.unreadable')])
}

export function refuseLong({ language }: RequestScope) {
  return refuse(413, [createTranslator(language)('refused.long')])
}
