import '../../../i18n/messages/requests'
import type { Transport } from '../../../api/client'
import type { ApiResult } from '../../../api/failure'
import type { Receipt } from '../../../api/receipt'
import { requestNotice, requestQuote } from '../../../api/requests'
import { toAnswer } from '../../../forms/form-answer'
import { errorsOf, hasErrors } from '../../../forms/form-rules'
import type { Translator } from '../../../i18n/translator'
import { REQUEST_FIELDS, REQUEST_RULES, type RequestAnswer, type RequestKind, type TypedRequest } from './request'

export interface SentRequest {
  kind: RequestKind
  product: number
  typed: TypedRequest
  idempotencyKey: string
}

/** What the shopper is told: of what is wrong here already, else by the server. */
export async function sendRequest(transport: Transport, sent: SentRequest, t: Translator): Promise<RequestAnswer> {
  const errors = errorsOf(REQUEST_FIELDS, REQUEST_RULES, sent.typed, t)
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  return toAnswer(await ask(transport, sent), REQUEST_FIELDS, thanks(sent.kind, t), t)
}

function ask(transport: Transport, { kind, product, typed, idempotencyKey }: SentRequest): Promise<ApiResult<Receipt>> {
  const { nome, email, contato, mensagem, mailing } = typed
  const common = { product, name: nome.trim(), email: email.trim(), phone: contato.trim(), message: mensagem, mailing }
  return kind === 'orcamento'
    ? requestQuote(transport, { ...common, copy: typed.enviarEmail }, idempotencyKey)
    : requestNotice(transport, { ...common, attribute: Number(typed.idAtributoValor) || 0 }, idempotencyKey)
}

function thanks(kind: RequestKind, t: Translator): string {
  return kind === 'orcamento' ? t('requests.quoteThanks') : t('requests.noticeThanks')
}
