import type { FormOutcome } from '../../../forms/form-answer'

/** Kinds of request, by their intent in the page's action. */
export type RequestKind = 'avise-me' | 'orcamento'

export type RequestField = 'idAtributoValor' | 'nome' | 'email' | 'contato' | 'mensagem' | 'mailing' | 'enviarEmail'

export interface RequestOutcome {
  request: FormOutcome<RequestField> & { kind: RequestKind }
}

export function isRequestKind(intent: unknown): intent is RequestKind {
  return intent === 'avise-me' || intent === 'orcamento'
}
