import { followUser } from '../../../api/follow-user.browser.ts'
import type { ShippingQuestion } from '../../../api/shipping.ts'
import { calculateShipping } from './shipping.ts'

export type Calculation = Awaited<ReturnType<typeof calculateInBrowser>>

let last: { question: string; answer: ReturnType<typeof ask> } | undefined

/** A chunk of its own, because it includes the wire schemas. */
export function calculateInBrowser(question: ShippingQuestion) {
  last = { question: JSON.stringify(question), answer: ask(question) }
  return last.answer
}

/** The last answer, if it is of the same question. */
export function calculateOnce(question: ShippingQuestion) {
  return last?.question === JSON.stringify(question) ? last.answer : calculateInBrowser(question)
}

function ask(question: ShippingQuestion) {
  return followUser(transport => calculateShipping(transport, question))
}
