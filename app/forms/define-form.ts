import '../i18n/messages/forms'
import * as v from 'valibot'
import type { Transport } from '../api/client'
import type { ApiFailure, ApiResult } from '../api/failure'
import type { Receipt } from '../api/receipt'
import type { TextKey, Translator } from '../i18n/translator'
import { type FieldErrors, type FormAnswer, failed, type Refusal, refused, type Typed } from './form-answer'
import { LENGTHS } from './lengths'

interface FormSpec<F extends string, Values, About, R extends Receipt> {
  /** Of the fields, by the API's names and in the order of the page. */
  names: readonly F[]
  rules: (t: Translator) => v.GenericSchema<Typed<F>, Values>
  /** Said above fields that are wrong, where they are many. */
  summary?: TextKey
  call: (transport: Transport, values: Values, sending: Sent<About>) => Promise<ApiResult<R>>
  /** Shown where the API has no text of its own. */
  thanks: (t: Translator, taken: Taken<Values, About, R>) => string
  /** Other names under which the API refuses something, and the field that shows the reason. */
  alsoRefused?: Record<string, F>
  /** In place of the usual words for a call that failed. */
  explain?: (failure: ApiFailure, t: Translator) => FormAnswer<F>
}

interface Taken<Values, About, R> {
  values: Values
  about: About
  receipt: R
}

/** `about`: what the route knows beside the fields, such as the product. */
interface Sent<About> {
  about: About
  idempotencyKey: string
}

export interface Sending<About> extends Sent<About> {
  transport: Transport
}

/** A form: its fields with their rules, its call and its thanks. A browser loads it for its rules alone. */
export interface Form<F extends string, About = null, R extends Receipt = Receipt> {
  /** What was typed, as it was typed; '' for what was left out. */
  read: (form: FormData) => Typed<F>
  /** What is wrong before the API is asked; null when nothing is. */
  check: (form: FormData, t: Translator) => Refusal<F> | null
  /** `receipt`: what the API said, null where it was not asked or failed. */
  send: (
    form: FormData,
    sending: Sending<About>,
    t: Translator
  ) => Promise<{ answer: FormAnswer<F>; receipt: R | null }>
}

export function defineForm<F extends string, Values, About = null, R extends Receipt = Receipt>(
  spec: FormSpec<F, Values, About, R>
): Form<F, About, R> {
  return {
    read: form => readTyped(form, spec.names),
    check(form, t) {
      const { success, issues } = parse(spec, form, t)
      return success ? null : refuse(spec, issues, t)
    },
    send: (form, sending, t) => send(spec, form, sending, t)
  }
}

async function send<F extends string, Values, About, R extends Receipt>(
  spec: FormSpec<F, Values, About, R>,
  form: FormData,
  { transport, ...sent }: Sending<About>,
  t: Translator
) {
  const { names, call, thanks, alsoRefused, explain } = spec
  const parsed = parse(spec, form, t)
  if (!parsed.success) return { answer: refuse(spec, parsed.issues, t), receipt: null }
  const result = await call(transport, parsed.output, sent)
  if (!result.ok && explain) return { answer: explain(result, t), receipt: null }
  if (!result.ok) return { answer: refused(result, names, t, alsoRefused), receipt: null }
  const { done, message } = result.data
  const taken = { values: parsed.output, about: sent.about, receipt: result.data }
  const answer = done ? { ok: true as const, message: message || thanks(t, taken) } : failed(t, message)
  return { answer, receipt: result.data }
}

type Rules<F extends string, Values> = Pick<FormSpec<F, Values, never, Receipt>, 'names' | 'rules' | 'summary'>

/** Names the first problem of each field. */
function parse<F extends string, Values>({ names, rules }: Rules<F, Values>, form: FormData, t: Translator) {
  return v.safeParse(rules(t), readTyped(form, names), { abortPipeEarly: true })
}

function refuse<F extends string>(
  { names, summary }: Rules<F, unknown>,
  issues: readonly v.BaseIssue<unknown>[],
  t: Translator
): Refusal<F> {
  const errors: FieldErrors<F> = {}
  for (const name of names) {
    const issue = issues.find(({ path }) => path?.[0]?.key === name)
    if (issue) errors[name] = issue.message
  }
  return { ok: false, message: summary ? t(summary) : '', errors }
}

/** One more than the longest field may have: its rule says that it is too long. */
const MAX_TYPED_LENGTH = LENGTHS.message + 1

function readTyped<F extends string>(form: FormData, names: readonly F[]): Typed<F> {
  const typed: string[][] = names.map(name => [name, textOf(form.get(name))])
  return Object.fromEntries(typed)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, MAX_TYPED_LENGTH) : ''
}
