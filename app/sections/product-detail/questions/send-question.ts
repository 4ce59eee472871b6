import '../../../i18n/messages/questions'
import type { Transport } from '../../../api/client'
import { sendAnswer, sendQuestion } from '../../../api/questions'
import { toAnswer } from '../../../forms/form-answer'
import { errorsOf, hasErrors } from '../../../forms/form-rules'
import type { Translator } from '../../../i18n/translator'
import { QUESTION_FIELDS, QUESTION_RULES, type QuestionAnswer, TYPED_FIELDS, type TypedQuestion } from './question'

export interface WrittenQuestion {
  product: number
  typed: TypedQuestion
  idempotencyKey: string
}

/** What the shopper is told: of what is wrong here already, else by the server. */
export async function submitQuestion(
  transport: Transport,
  { product, typed, idempotencyKey }: WrittenQuestion,
  t: Translator
): Promise<QuestionAnswer> {
  const errors = errorsOf(TYPED_FIELDS, QUESTION_RULES, typed, t)
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  const { answered } = typed
  const said = { name: typed.nome.trim(), email: typed.email.trim(), text: typed.texto.trim() }
  const result = answered
    ? await sendAnswer(transport, { ...said, question: answered }, idempotencyKey)
    : await sendQuestion(transport, { ...said, product }, idempotencyKey)
  return withOwnField(toAnswer(result, QUESTION_FIELDS, t(answered ? THANKS.answer : THANKS.question), t))
}

const THANKS = { question: 'questions.thanks', answer: 'questions.thanksForAnswer' } as const

/** The server names the text as its kind of form does. */
function withOwnField(answer: QuestionAnswer): QuestionAnswer {
  if (answer.ok) return answer
  const { pergunta, resposta, idPergunta, ...errors } = answer.errors
  const texto = errors.texto ?? pergunta ?? resposta ?? idPergunta
  return { ...answer, errors: { ...errors, ...(texto && { texto }) } }
}
