import type * as v from 'valibot'
import type { Sql } from '../queries/database.ts'
import {
  isKnownLevel,
  isKnownUnit,
  isOpenQuestion,
  storeAnswer,
  storeContact,
  storeNewsletter,
  storeNotice,
  storeQuestion,
  storeQuote
} from '../queries/messages.ts'
import { type Submission, submit } from '../queries/submissions.ts'
import { answerBody, contactBody, newsletterBody, notifyBody, questionBody, quoteBody } from '../rules/form-bodies.ts'
import type { CommerceContext } from './errors.ts'
import { answerForm, refuseField, submissionOf, withForm } from './form.ts'

export const newsletter = storedForm('newsletter', newsletterBody, storeNewsletter)

export const contact = storedForm('contact', contactBody, storeContact)

export const askQuestion = storedForm('question', questionBody, storeQuestion, async (c, { nivel, idNivel }) => {
  if (!(await isKnownLevel(c.env.db, nivel, idNivel))) refuseField(c, 'idNivel', 'not-found')
})

export const answerQuestion = storedForm('answer', answerBody, storeAnswer, async (c, { idPergunta }) => {
  if (!(await isOpenQuestion(c.env.db, idPergunta))) refuseField(c, 'idPergunta', 'question-unknown')
})

export const requestNotice = storedForm(
  'notify',
  notifyBody,
  storeNotice,
  async (c, { idProduto, idAtributoValor }) => {
    const known = await isKnownUnit(c.env.db, idProduto, idAtributoValor)
    if (!known.product) refuseField(c, 'idProduto', 'refused-unknown')
    if (!known.variant) refuseField(c, 'idAtributoValor', 'option-unknown')
  }
)

export const requestQuote = storedForm('quote', quoteBody, storeQuote, async (c, { idProduto }) => {
  if (!(await isKnownUnit(c.env.db, idProduto)).product) refuseField(c, 'idProduto', 'refused-unknown')
})

const FORMS_PER_HOUR = 20

/** A form that is stored as it is, once `check` has not refused it. */
function storedForm<Schema extends v.GenericSchema>(
  bucket: 'newsletter' | 'contact' | 'question' | 'answer' | 'notify' | 'quote',
  schema: Schema,
  store: (body: v.InferOutput<Schema>, submission: Submission) => Sql,
  check?: (c: CommerceContext, body: v.InferOutput<Schema>) => Promise<void>
) {
  return withForm(schema, async (c, body) => {
    await check?.(c, body)
    const submission = await submissionOf(c, { bucket, perHour: FORMS_PER_HOUR, body })
    return answerForm(c, await submit(c.env.db, submission, [store(body, submission)]), `${bucket}-thanks`)
  })
}
