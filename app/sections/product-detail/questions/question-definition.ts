import '../../../i18n/messages/questions.ts'
import * as v from 'valibot'
import { postForm } from '../../../api/receipt.ts'
import { defineForm, type Sent } from '../../../forms/define-form.ts'
import { LENGTHS } from '../../../forms/lengths.ts'
import { emailText, requiredText } from '../../../forms/rules.ts'
import { ANSWERED_FIELD, type QuestionField } from '../product-forms.ts'

export const questionForm = defineForm({
  names: ['nome', 'email', 'texto', ANSWERED_FIELD] satisfies QuestionField[],
  rules: t =>
    v.object({
      nome: requiredText(LENGTHS.name, t),
      email: emailText(t),
      texto: requiredText(LENGTHS.message, t),
      [ANSWERED_FIELD]: v.pipe(v.string(), v.transform(readAnswered))
    }),
  call(transport, { nome, email, texto, responder }, { about, idempotencyKey }: Sent<{ product: number }>) {
    const author = { nome, email, contato: '' }
    const question = { nivel: 'produto', idNivel: about.product, ...author, pergunta: texto }
    const answer = { idPergunta: responder, ...author, resposta: texto }
    return responder
      ? postForm(transport, 'question/answer', answer, idempotencyKey)
      : postForm(transport, 'question', question, idempotencyKey)
  },
  thanks: (t, { values }) => t(values.responder ? 'questions.thanksForAnswer' : 'questions.thanks'),
  alsoRefused: { idPergunta: 'texto', resposta: 'texto', pergunta: 'texto' }
})

export function readAnswered(value: string): number {
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0
}
