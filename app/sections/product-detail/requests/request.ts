import type { FormOutcome } from '../../../forms/form-answer'
import type { ProductView } from '../product-view'

/** Kinds of request, by their intent in the page's action. */
export type RequestKind = 'avise-me' | 'orcamento'

export type RequestField = 'idAtributoValor' | 'nome' | 'email' | 'contato' | 'mensagem' | 'mailing' | 'enviarEmail'

export interface RequestOutcome {
  request: FormOutcome<RequestField> & { kind: RequestKind }
}

export interface RequestProps {
  kind: RequestKind
  product: Pick<ProductView, 'path' | 'attribute' | 'status'>
  /** Id of the sold-out option; 0 for none. */
  missing: number
  /** Outcome of the form when submitted without JavaScript. */
  outcome: RequestOutcome['request'] | undefined
}

export function isRequestKind(intent: unknown): intent is RequestKind {
  return intent === 'avise-me' || intent === 'orcamento'
}
