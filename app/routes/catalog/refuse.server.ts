import '../../i18n/messages/refused.ts'
import { data } from 'react-router'
import type { RequestScope } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { OrderProblems, Refusal, TypedOrder } from '../../sections/product-detail/buy/order.ts'

const NOTHING: TypedOrder = { quantity: '', attribute: '', texts: {} }

/** 400 and 413: the body is not an order. 422: the order was refused. 502: the API did not answer. */
export function refuse(
  status: 400 | 413 | 422 | 502,
  messages: readonly string[],
  typed: TypedOrder = NOTHING,
  problems: OrderProblems = {}
) {
  return data<Refusal>({ messages: [...messages], problems, typed }, { status })
}

export function refuseUnreadable({ language }: RequestScope) {
  return refuse(400, [createTranslator(language)('refused.unreadable')])
}

export function refuseLong({ language }: RequestScope) {
  return refuse(413, [createTranslator(language)('refused.long')])
}
