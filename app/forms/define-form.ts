import '../i18n/messages/forms.ts'
import * as v from 'valibot'
import type { Transport } from '../api/client.ts'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import type { Receipt } from '../api/receipt.ts'
import type { TextKey, Translator } from '../i18n/translator.ts'
import { type FieldErrors, type FormAnswer, failed, type Refusal, refused, type Typed } from './form-answer.ts'
import { LENGTHS } from './lengths.ts'

interface FormSpec<F extends string, Values, About, R extends Receipt> {
  /** Field errors by the API's names, in page order. */
  names: readonly F[]
  rules: (t: Translator, typed: Typed<F>) => v.GenericSchema<Typed<F>, Values>
  summary?: TextKey
  call: (transport: Transport, values: Values, sending: Sent<About>) => Promise<ApiResult<R>>
  thanks: (t: Translator, taken: { values: Values; about: About; receipt: R }) => string
  /** Other names that the API uses in errors, with the field that shows them. */
  alsoRefused?: Record<string, F>
  explain?: (failure: ApiFailure, t: Translator, about: About) => FormAnswer<F>
}

export interface Sent<About> {
  about: About
  idempotencyKey: string
}

export interface Sending<About> extends Sent<About> {
  transport: Transport
}

export type Form<F extends string, About, R extends Receipt> = Pick<
  ReturnType<typeof defineForm<F, unknown, About, R>>,
  'read' | 'send'
>

/** A form: its fields, rules, API call and success text. Browsers load it only for the rules. */
export function defineForm<F extends string, Values, About = null, R extends Receipt = Receipt>(
  spec: FormSpec<F, Values, About, R>
) {
  const { names, rules, summary, call, thanks, alsoRefused, explain } = spec

  function read(form: FormData): Typed<F> {
    const typed: string[][] = names.map(name => [name, textOf(form.get(name))])
    return Object.fromEntries(typed)
  }

  function parse(form: FormData, t: Translator) {
    const typed = read(form)
    return v.safeParse(rules(t, typed), typed, { abortPipeEarly: true })
  }

  function refuse(issues: readonly v.BaseIssue<unknown>[], t: Translator): Refusal<F> {
    const errors: FieldErrors<F> = {}
    for (const name of names) {
      const issue = issues.find(({ path }) => path?.[0]?.key === name)
      if (issue) errors[name] = issue.message
    }
    return { ok: false, message: summary ? t(summary) : '', errors }
  }

  function check(form: FormData, t: Translator): Refusal<F> | null {
    const { success, issues } = parse(form, t)
    return success ? null : refuse(issues, t)
  }

  async function send(
    form: FormData,
    { transport, ...sent }: Sending<About>,
    t: Translator
  ): Promise<{ answer: FormAnswer<F>; receipt: R | null }> {
    const parsed = parse(form, t)
    if (!parsed.success) return { answer: refuse(parsed.issues, t), receipt: null }
    const result = await call(transport, parsed.output, sent)
    if (!result.ok) {
      return { answer: explain?.(result, t, sent.about) ?? refused(result, names, t, alsoRefused), receipt: null }
    }
    const { data: receipt } = result
    const { done, message } = receipt
    if (!done) return { answer: failed(t, message), receipt }
    return {
      answer: { ok: true, message: message || thanks(t, { values: parsed.output, about: sent.about, receipt }) },
      receipt
    }
  }

  return { read, check, send }
}

/** One more than the longest allowed length, so that a longer text still fails its rule. */
const MAX_TYPED_LENGTH = LENGTHS.message + 1

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, MAX_TYPED_LENGTH) : ''
}
