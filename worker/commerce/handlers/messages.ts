import type { Query } from '../queries/batch.ts'
import {
  answerStores,
  contactStores,
  isKnownLevel,
  isOpenQuestion,
  newsletterStores,
  questionStores
} from '../queries/messages.ts'
import { type Submission, submit } from '../queries/submissions.ts'
import { answerBody, contactBody, newsletterBody, questionBody } from '../rules/message-bodies.ts'
import type { TextKey } from '../texts.ts'
import { type CommerceContext, failure } from './errors.ts'
import { answerForm, parseForm, refuseField, submissionOf } from './form.ts'

/** Submissions per hour and client, for each kind of form. */
const FORMS_PER_HOUR = 20

/** POST newsletter */
export async function newsletter(c: CommerceContext) {
  const parsed = await parseForm(c, newsletterBody)
  if (!parsed.ok) return parsed.response
  return take(c, parsed.value, 'newsletter', submission => newsletterStores(parsed.value, submission))
}

/** POST form/contact */
export async function contact(c: CommerceContext) {
  const parsed = await parseForm(c, contactBody)
  if (!parsed.ok) return parsed.response
  return take(c, parsed.value, 'contact', submission => contactStores(parsed.value, submission))
}

/** POST question: about a product, a category, a brand or a landing page. Hidden until approved. */
export async function askQuestion(c: CommerceContext) {
  const parsed = await parseForm(c, questionBody)
  if (!parsed.ok) return parsed.response
  const { nivel, idNivel } = parsed.value
  if (!(await isKnownLevel(c.var.commerce.db, nivel, idNivel))) return refuseField(c, 'idNivel', 'not-found')
  return take(c, parsed.value, 'question', submission => questionStores(parsed.value, submission))
}

/** POST question/answer: answers a published question. Hidden until approved. */
export async function answerQuestion(c: CommerceContext) {
  const parsed = await parseForm(c, answerBody)
  if (!parsed.ok) return parsed.response
  const known = await isOpenQuestion(c.var.commerce.db, parsed.value.idPergunta)
  if (!known) return refuseField(c, 'idPergunta', 'question-unknown')
  return take(c, parsed.value, 'answer', submission => answerStores(parsed.value, submission))
}

const thanks = {
  newsletter: 'newsletter-thanks',
  contact: 'contact-thanks',
  question: 'question-thanks',
  answer: 'answer-thanks'
} as const satisfies Record<string, TextKey>

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
