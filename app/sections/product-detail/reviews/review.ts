export const REVIEW_INTENT = 'avaliacao'
export const REVIEW_PLACE_ID = 'avaliar'

/** What the form said, as it was typed; by the names of the wire, so that the server's words find their field. */
export interface TypedReview {
  nota: string
  nome: string
  email: string
  comentario: string
}

export type ReviewField = keyof TypedReview | 'anexos'
export type ReviewErrors = Partial<Record<ReviewField, string>>

/** Words for the shopper, without markup. `message` of a failure is '' when the fields say it all. */
export type ReviewAnswer = { ok: true; message: string } | { ok: false; message: string; errors: ReviewErrors }

/** Of the form as a browser without JavaScript sent it. */
export interface ReviewOutcome {
  review: { typed: TypedReview; answer: ReviewAnswer }
}

export const REVIEW_FIELDS = ['nota', 'nome', 'email', 'comentario', 'anexos'] as const
export const RATINGS = [1, 2, 3, 4, 5]

/** Of the server's own rules too. */
export const MAX_LENGTHS = { nota: 1, nome: 80, email: 254, comentario: 2_000 }

export function readTypedReview(form: FormData): TypedReview {
  return {
    nota: readText(form, 'nota'),
    nome: readText(form, 'nome'),
    email: readText(form, 'email'),
    comentario: readText(form, 'comentario')
  }
}

export type ReviewProblem = 'empty' | 'noRating' | 'emailWrong' | 'long'

/** What is wrong before anybody is asked. */
export function problemsOf(typed: TypedReview): Partial<Record<keyof TypedReview, ReviewProblem>> {
  const fields = ['nota', 'nome', 'email', 'comentario'] as const
  const found = fields.map(field => [field, problemOf(field, typed[field].trim())] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

function problemOf(field: keyof TypedReview, value: string): ReviewProblem | null {
  if (field === 'nota') return /^[1-5]$/.test(value) ? null : 'noRating'
  if (value === '') return 'empty'
  if (value.length > MAX_LENGTHS[field]) return 'long'
  return field === 'email' && !EMAIL.test(value) ? 'emailWrong' : null
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

// Forms are as long as who sends them likes; one more than allowed is told to be too long.
function readText(form: FormData, name: keyof TypedReview): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, MAX_LENGTHS[name] + 1) : ''
}
