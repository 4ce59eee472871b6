import '../../../i18n/messages/questions'
import * as v from 'valibot'
import { sendAnswer, sendQuestion } from '../../../api/questions'
import { defineForm, type Sent } from '../../../forms/define-form'
import { LENGTHS } from '../../../forms/lengths'
import { emailText, requiredText } from '../../../forms/rules'
import { ANSWERED_FIELD, type QuestionField, readAnswered } from './question'

/** A question about a product, or an answer. */
export const questionForm = defineForm({
  names: ['nome', 'email', 'texto', ANSWERED_FIELD] satisfies QuestionField[],
  rules: t =>
    v.object({
      nome: requiredText(LENGTHS.name, t),
      email: emailText(t),
      texto: requiredText(LENGTHS.message, t),
      [ANSWERED_FIELD]: v.pipe(
        v.string(),
        v.transform(text => readAnswered(text))
      )
    }),
  call(transport, { nome, email, texto, responder }, { about, idempotencyKey }: Sent<{ product: number }>) {
    const said = { name: nome, email, text: texto }
    return responder
      ? sendAnswer(transport, { ...said, question: responder }, idempotencyKey)
      : sendQuestion(transport, { ...said, product: about.product }, idempotencyKey)
  },
  thanks: (t, { values }) => t(values.responder ? 'questions.thanksForAnswer' : 'questions.thanks'),
  alsoRefused: { idPergunta: 'texto', resposta: 'texto', pergunta: 'texto' }
})
