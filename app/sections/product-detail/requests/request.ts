/** What may be asked for about a product, by its intent in the page's action. */
export type RequestKind = 'avise-me' | 'orcamento'

/** What the form said, as it was typed; by the names of the wire, so that the server's words find their field. */
export interface TypedRequest {
  nome: string
  email: string
  contato: string
  mensagem: string
  idAtributoValor: string
  mailing: boolean
  enviarEmail: boolean
}

export type RequestField = 'nome' | 'email' | 'contato' | 'mensagem' | 'idAtributoValor'
export type RequestErrors = Partial<Record<RequestField, string>>

/** Words for the shopper, without markup. `message` of a failure is '' when the fields say it all. */
export type RequestAnswer = { ok: true; message: string } | { ok: false; message: string; errors: RequestErrors }

/** Of the form as a browser without JavaScript sent it. */
export interface RequestOutcome {
  request: { kind: RequestKind; typed: TypedRequest; answer: RequestAnswer }
}

export const REQUEST_FIELDS = ['idAtributoValor', 'nome', 'email', 'contato', 'mensagem'] as const

/** Of the server's own rules too. */
export const MAX_LENGTHS = { nome: 80, email: 254, contato: 40, mensagem: 2_000, idAtributoValor: 20 }

export function isRequestKind(intent: unknown): intent is RequestKind {
  return intent === 'avise-me' || intent === 'orcamento'
}

export function readTypedRequest(form: FormData): TypedRequest {
  return {
    nome: readText(form, 'nome'),
    email: readText(form, 'email'),
    contato: readText(form, 'contato'),
    mensagem: readText(form, 'mensagem'),
    idAtributoValor: readText(form, 'idAtributoValor'),
    mailing: form.has('mailing'),
    enviarEmail: form.has('enviarEmail')
  }
}

export type RequestProblem = 'empty' | 'email' | 'phone' | 'long'

/** What is wrong before anybody is asked. */
export function problemsOf(typed: TypedRequest): Partial<Record<RequestField, RequestProblem>> {
  const found = REQUEST_FIELDS.map(field => [field, problemOf(field, typed[field].trim())] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

function problemOf(field: RequestField, value: string): RequestProblem | null {
  if (value === '') return field === 'nome' || field === 'email' ? 'empty' : null
  if (value.length > MAX_LENGTHS[field]) return 'long'
  if (field === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value) ? null : 'email'
  if (field === 'contato') return /^\d{10,13}$/.test(value.replace(/\D/g, '')) ? null : 'phone'
  return null
}

// Forms are as long as who sends them likes; one more than allowed is told to be too long.
function readText(form: FormData, name: RequestField): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, MAX_LENGTHS[name] + 1) : ''
}
