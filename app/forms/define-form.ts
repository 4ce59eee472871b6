import '../i18n/messages/forms'
import * as v from 'valibot'
import type { Transport } from '../api/client'
import type { ApiFailure, ApiResult } from '../api/failure'
import type { Receipt } from '../api/receipt'
import type { TextKey, Translator } from '../i18n/translator'
import { type FieldErrors, type FormAnswer, failed, type Refusal, refused, type Typed } from './form-answer'
import { LENGTHS } from './lengths'

interface FormSpec<F extends string, Values, About, R extends Receipt> {
  /** Field errors by the API's names, in page order. */
  names: readonly F[]
  rules: (t: Translator) => v.GenericSchema<Typed<F>, Values>
  /** Shown above the fields when several are wrong. */
  summary?: TextKey
  call: (transport: Transport, values: Values, sending: Sent<About>) => Promise<ApiResult<R>>
  /** Default text when the API has none. */
  thanks: (t: Translator, taken: Taken<Values, About, R>) => string
  /** Other names that the API uses in errors, with the field that shows them. */
  alsoRefused?: Record<string, F>
  /** Replaces the usual message for a failed call. */
  explain?: (failure: ApiFailure, t: Translator) => FormAnswer<F>
}

interface Taken<Values, About, R> {
  values: Values
  about: About
  receipt: R
}

/** `about`: data from the route besides the fields, such as the product. */
export interface Sent<About> {
  about: About
  idempotencyKey: string
}

export interface Sending<About> extends Sent<About> {
  transport: Transport
}

/** A form: its fields, rules, API call and success text. Browsers load it only for the rules. */
export interface Form<F extends string, About = null, R extends Receipt = Receipt> {
  /** Values as typed; '' for missing fields. */
  read: (form: FormData) => Typed<F>
  /** Errors found before the API call; null without any. */
  check: (form: FormData, t: Translator) => Refusal<F> | null
  /** `receipt`: the API's answer; null when the call was not made or failed. */
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

/** The first error of each field. */
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

/** One more than the longest allowed length, so that a longer text still fails its rule. */
const MAX_TYPED_LENGTH = LENGTHS.message + 1

function readTyped<F extends string>(form: FormData, names: readonly F[]): Typed<F> {
  const typed: string[][] = names.map(name => [name, textOf(form.get(name))])
  return Object.fromEntries(typed)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, MAX_TYPED_LENGTH) : ''
}
