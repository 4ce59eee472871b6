import '../../../i18n/words/requests'
import type { Transport } from '../../../api/client'
import type { ApiFailure, ApiResult } from '../../../api/failure'
import { type Receipt, requestNotice, requestQuote } from '../../../api/requests'
import type { Translator } from '../../../i18n/translator'
import {
  MAX_LENGTHS,
  problemsOf,
  REQUEST_FIELDS,
  type RequestAnswer,
  type RequestErrors,
  type RequestKind,
  type RequestProblem,
  type TypedRequest
} from './request'

export interface SentRequest {
  kind: RequestKind
  product: number
  typed: TypedRequest
  idempotencyKey: string
}

/** What the shopper is told: of what is wrong here already, else by the server. */
export async function sendRequest(transport: Transport, sent: SentRequest, t: Translator): Promise<RequestAnswer> {
  const problems = problemsOf(sent.typed)
  const errors: RequestErrors = {}
  for (const field of REQUEST_FIELDS) {
    const problem = problems[field]
    if (problem) errors[field] = wordsOf(problem, MAX_LENGTHS[field], t)
  }
  if (Object.keys(errors).length > 0) return { ok: false, message: '', errors }
  const result = await ask(transport, sent)
  if (result.ok && result.data.done) return { ok: true, message: result.data.message || thanks(sent.kind, t) }
  return result.ok
    ? { ok: false, message: result.data.message || t('requests.failed'), errors: {} }
    : refused(result, t)
}

function ask(transport: Transport, { kind, product, typed, idempotencyKey }: SentRequest): Promise<ApiResult<Receipt>> {
  const { nome, email, contato, mensagem, mailing } = typed
  const common = { product, name: nome.trim(), email: email.trim(), phone: contato.trim(), message: mensagem, mailing }
  return kind === 'orcamento'
    ? requestQuote(transport, { ...common, copy: typed.enviarEmail }, idempotencyKey)
    : requestNotice(transport, { ...common, attribute: Number(typed.idAtributoValor) || 0 }, idempotencyKey)
}

/** What the server says of a field stands beside it; what it says of itself is not worth showing. */
function refused({ kind, status, message, fields = {} }: ApiFailure, t: Translator): RequestAnswer {
  const errors: RequestErrors = {}
  for (const field of REQUEST_FIELDS) if (fields[field]) errors[field] = fields[field]
  if (Object.keys(errors).length > 0) return { ok: false, message: '', errors }
  const said = kind === 'http' && status < 500 && status !== 404 ? message : ''
  return { ok: false, message: said || t('requests.failed'), errors }
}

function thanks(kind: RequestKind, t: Translator): string {
  return kind === 'orcamento' ? t('requests.quoteThanks') : t('requests.noticeThanks')
}

function wordsOf(problem: RequestProblem, count: number, t: Translator): string {
  if (problem === 'empty') return t('requests.empty')
  if (problem === 'email') return t('requests.emailWrong')
  return problem === 'phone' ? t('requests.phoneWrong') : t('requests.long', { count })
}
