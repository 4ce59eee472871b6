import type { Query } from '../queries/batch.ts'
import { isKnownUnit, notifyStores, quoteStores } from '../queries/product-requests.ts'
import { type Submission, submit } from '../queries/submissions.ts'
import { notifyBody, quoteBody } from '../rules/form-bodies.ts'
import type { TextKey } from '../texts.ts'
import { type CommerceContext, failure } from './errors.ts'
import { answerForm, parseForm, refuseField, submissionOf } from './form.ts'

/** Submissions per hour and client, for each kind of form. */
const FORMS_PER_HOUR = 20

/** POST product/solicitation: an alert when the product is available again. */
export async function requestNotice(c: CommerceContext) {
  const parsed = await parseForm(c, notifyBody)
  if (!parsed.ok) return parsed.response
  const { idProduto, idAtributoValor } = parsed.value
  const known = await isKnownUnit(c.var.commerce.db, idProduto, idAtributoValor)
  if (!known.product) return refuseField(c, 'idProduto', 'refused-unknown')
  if (!known.variant) return refuseField(c, 'idAtributoValor', 'option-unknown')
  return take(c, parsed.value, 'notify', submission => notifyStores(parsed.value, submission))
}

/** POST product/budget: a quote for a product without a price. */
export async function requestQuote(c: CommerceContext) {
  const parsed = await parseForm(c, quoteBody)
  if (!parsed.ok) return parsed.response
  const known = await isKnownUnit(c.var.commerce.db, parsed.value.idProduto)
  if (!known.product) return refuseField(c, 'idProduto', 'refused-unknown')
  return take(c, parsed.value, 'quote', submission => quoteStores(parsed.value, submission))
}

const thanks = { notify: 'notify-thanks', quote: 'quote-thanks' } as const satisfies Record<string, TextKey>

async function take(
  c: CommerceContext,
  body: unknown,
  bucket: keyof typeof thanks,
  storesOf: (submission: Submission) => Query<object>[]
) {
  const submission = await submissionOf(c, { bucket, perHour: FORMS_PER_HOUR, body })
  if (submission === 'malformed') return failure(c, 400, 'bad-key')
  return answerForm(c, await submit(c.var.commerce.db, submission, storesOf(submission)), thanks[bucket])
}
