import '../i18n/messages/forms'
import * as v from 'valibot'
import type { Transport } from '../api/client'
import type { ApiResult } from '../api/failure'
import type { Receipt } from '../api/receipt'
import type { TextKey, Translator } from '../i18n/translator'
import { type FieldErrors, type FormAnswer, type Typed, toAnswer } from './form-answer'
import { LENGTHS } from './lengths'

interface FormSpec<F extends string, Values, About> {
  /** Of the fields, by the API's names and in the order of the page. */
  names: readonly F[]
  rules: (t: Translator) => v.GenericSchema<Typed<F>, Values>
  call: (transport: Transport, values: Values, sending: Sent<About>) => Promise<ApiResult<Receipt>>
  /** Shown where the API has no text of its own. */
  thanks: (values: Values, about: About) => TextKey
  /** Other names under which the API refuses something, and the field that shows the reason. */
  alsoRefused?: Record<string, F>
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
export interface Form<F extends string, About = null> {
  /** What was typed, as it was typed; '' for what was left out. */
  read: (form: FormData) => Typed<F>
  /** What is wrong before the API is asked. */
  check: (form: FormData, t: Translator) => FieldErrors<F>
  send: (form: FormData, sending: Sending<About>, t: Translator) => Promise<FormAnswer<F>>
}

export function defineForm<F extends string, Values, About = null>(spec: FormSpec<F, Values, About>): Form<F, About> {
  const { names, rules, call, thanks, alsoRefused } = spec
  const read = (form: FormData) => readTyped(form, names)
  return {
    read,
    check: (form, t) => errorsOf(names, v.safeParse(rules(t), read(form), EACH_FIELD)),
    async send(form, { transport, ...sent }, t) {
      const parsed = v.safeParse(rules(t), read(form), EACH_FIELD)
      if (!parsed.success) return { ok: false, message: '', errors: errorsOf(names, parsed) }
      const result = await call(transport, parsed.output, sent)
      return toAnswer(result, names, t(thanks(parsed.output, sent.about)), t, alsoRefused)
    }
  }
}

/** The first problem of each field. */
const EACH_FIELD = { abortPipeEarly: true }

/** One more than the longest field may have: its rule says that it is too long. */
const MAX_TYPED_LENGTH = LENGTHS.message + 1

function readTyped<F extends string>(form: FormData, names: readonly F[]): Typed<F> {
  const typed: string[][] = names.map(name => [name, textOf(form.get(name))])
  return Object.fromEntries(typed)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, MAX_TYPED_LENGTH) : ''
}

function errorsOf<F extends string>(
  names: readonly F[],
  { issues = [] }: { issues?: readonly v.BaseIssue<unknown>[] | undefined }
): FieldErrors<F> {
  const errors: FieldErrors<F> = {}
  for (const name of names) {
    const issue = issues.find(({ path }) => path?.[0]?.key === name)
    if (issue) errors[name] = issue.message
  }
  return errors
}
