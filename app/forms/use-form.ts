import { type InputEvent, useEffect, useRef, useState } from 'react'
import { isRouteErrorResponse, type SubmitOptions, useFetcher } from 'react-router'
import { type ApiFailure, failureOf as toFailure } from '../api/failure.ts'
import type { Translator } from '../i18n/translator.ts'
import { useTranslator } from '../i18n/use-translator.tsx'
import type { FailedSending } from './client-action.ts'
import { type FieldErrors, type FormAnswer, failedCall, type Refusal } from './form-answer.ts'
import { SENDING_KEY_FIELD } from './sending-key.ts'

/** Action data: an outcome, or the reasons why the page no longer has the form. */
export type FormResult<F extends string> = { answer: FormAnswer<F> } | { messages: readonly string[] }

interface FormOptions<F extends string, Result extends FormResult<F>> {
  load: () => Promise<{ check: (form: FormData, t: Translator) => Refusal<F> | null }>
  /** The form's name in the action data of a page with several forms. */
  name?: string
  earlier: FormAnswer<F> | undefined
  onResult?: (result: Result) => Promise<void> | void
  explain?: (failure: ApiFailure, t: Translator) => FormAnswer<F>
  timeoutMs?: number
}

export type FormState<F extends string> = ReturnType<typeof useForm<F>>

type Target = Pick<SubmitOptions, 'action' | 'encType'>

const TIMEOUT_MS = 15_000
const UNREACHED: ApiFailure = { ok: false, kind: 'network', status: 0, message: '' }

/** Posts a form by fetcher to the route that also handles it without JavaScript. One submission at a time. */
export function useForm<F extends string, Result extends FormResult<F> = FormResult<F>>(
  options: FormOptions<F, Result>
) {
  const { load, name, earlier, onResult, explain = failedCall, timeoutMs = TIMEOUT_MS } = options
  const t = useTranslator()
  const keyOf = useKey()
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  // Each attempt is a new object, so that focus moves again.
  const [answer, setAnswer] = useState(earlier ?? null)
  const post = usePost<Result>({ name, timeoutMs }, async result => {
    if ('failure' in result) return settle(explain(failureOf(result.failure), t))
    await onResult?.(result)
    settle('answer' in result ? result.answer : { ok: false, message: result.messages.join(' '), errors: {} })
  })

  function settle(next: FormAnswer<F>) {
    isRunning.current = false
    setPending(false)
    setAnswer(next)
  }

  async function send(form: FormData, target: Target) {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    const refusal = await load().then(
      ({ check }) => check(form, t),
      () => explain(UNREACHED, t)
    )
    if (refusal) return settle(refusal)
    form.set(SENDING_KEY_FIELD, keyOf(form))
    post(form, target)
  }

  return { isPending, answer, send, ...useErrors(answer) }
}

function usePost<Result>(
  { name = '', timeoutMs }: { name: string | undefined; timeoutMs: number },
  onEnd: (result: Result | FailedSending) => Promise<void>
) {
  const fetcher = useFetcher()
  const data: Result | FailedSending | undefined = fetcher.data?.[name] ?? fetcher.data
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (data) void onEnd(data)
    return () => clearTimeout(timer.current)
  }, [data])
  return function post(form: FormData, target: Target) {
    timer.current = setTimeout(() => {
      fetcher.reset()
      void onEnd({ failure: new DOMException('', 'TimeoutError') })
    }, timeoutMs)
    // Skips revalidation, because loader data do not depend on forms.
    void fetcher.submit(form, { ...target, method: 'post', defaultShouldRevalidate: false })
  }
}

function failureOf(error: unknown): ApiFailure {
  if (!isRouteErrorResponse(error)) return toFailure(error)
  const { status, data } = error
  // The edge refuses forms in plain text. Any other body is not meant for shoppers.
  const message = typeof data === 'string' && /^[^<{]*$/.test(data) ? data : ''
  return { ok: false, kind: 'http', status, message }
}

/** The same values have the same key, so that a retry after a lost connection counts once. */
function useKey() {
  const last = useRef({ said: '', key: '' })
  return function keyOf(form: FormData): string {
    const said = JSON.stringify(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
    )
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() }
    return last.current.key
  }
}

function useErrors<F extends string>(answer: FormAnswer<F> | null) {
  const [touched, setTouched] = useState<{ of: FormAnswer<F> | null; names: string[] }>({ of: null, names: [] })
  const names = touched.of === answer ? touched.names : []

  function touch({ target }: InputEvent<HTMLFormElement>) {
    const name = target instanceof Element ? target.getAttribute('name') : null
    // A functional update, because one input can fill in several fields at once.
    if (name) setTouched(before => ({ of: answer, names: [...(before.of === answer ? before.names : []), name] }))
  }

  const errors: FieldErrors<F> = answer && !answer.ok ? { ...answer.errors } : {}
  for (const field in errors) if (names.includes(field)) delete errors[field]
  return { errors, touch }
}
