import type { FormAnswer } from '../../../forms/form-answer'
import {
  EMAIL,
  type FormRules,
  MESSAGE,
  NAME,
  PHONE,
  readText,
  type Typed,
  type TypedOutcome
} from '../../../forms/form-rules'

/** What may be asked for about a product, by its intent in the page's action. */
export type RequestKind = 'avise-me' | 'orcamento'

export type RequestField = 'idAtributoValor' | 'nome' | 'email' | 'contato' | 'mensagem'

/** What the form said, as it was typed. */
export interface TypedRequest extends Typed<RequestField> {
  mailing: boolean
  enviarEmail: boolean
}

export type RequestAnswer = FormAnswer<RequestField>

/** Of the form as a browser without JavaScript sent it. */
export interface RequestOutcome {
  request: TypedOutcome<TypedRequest, RequestField> & { kind: RequestKind }
}

export const REQUEST_FIELDS = ['idAtributoValor', 'nome', 'email', 'contato', 'mensagem'] as const

export const REQUEST_RULES: FormRules<RequestField> = {
  idAtributoValor: { max: 20 },
  nome: NAME,
  email: EMAIL,
  contato: PHONE,
  mensagem: MESSAGE
}

export function isRequestKind(intent: unknown): intent is RequestKind {
  return intent === 'avise-me' || intent === 'orcamento'
}

export function readTypedRequest(form: FormData): TypedRequest {
  const { idAtributoValor, nome, email, contato, mensagem } = REQUEST_RULES
  return {
    idAtributoValor: readText(form, 'idAtributoValor', idAtributoValor),
    nome: readText(form, 'nome', nome),
    email: readText(form, 'email', email),
    contato: readText(form, 'contato', contato),
    mensagem: readText(form, 'mensagem', mensagem),
    mailing: form.has('mailing'),
    enviarEmail: form.has('enviarEmail')
  }
}
