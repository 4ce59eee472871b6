import { type InputEvent, useRef, useState } from 'react'
import { useTranslator } from '../i18n/use-translator'
import { type FormAnswer, failed } from './form-answer'
import type { FieldErrors } from './form-rules'

export interface Sending<F extends string> {
  isPending: boolean
  /** Another object with every attempt, so that each one moves the focus; null before the first. */
  answer: FormAnswer<F> | null
  /** What is wrong, as long as nobody has touched it since. */
  errors: FieldErrors<F>
  touch: (event: InputEvent<HTMLFormElement>) => void
  /** `said` tells one sending from another. The answer is null when an earlier one is under way. */
  send: (said: unknown, ask: Ask<F>) => Promise<FormAnswer<F> | null>
}

type Ask<F extends string> = (idempotencyKey: string) => Promise<FormAnswer<F>>

/** What a form does with JavaScript: it is sent once at a time, and what was typed stays where it is. */
export function useSending<F extends string>(earlier: FormAnswer<F> | null | undefined): Sending<F> {
  const t = useTranslator()
  const running = useRef(false)
  const keyOf = useKey()
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState(earlier ?? null)

  async function send(said: unknown, ask: Ask<F>) {
    if (running.current) return null
    running.current = true
    setPending(true)
    const next = await ask(keyOf(said)).catch(() => failed(t))
    setAnswer(next)
    running.current = false
    setPending(false)
    return next
  }

  return { isPending, answer, send, ...useErrors(answer) }
}

/** The same words sent again, after a connection was lost, are the same sending. */
function useKey() {
  const last = useRef({ said: '', key: '' })
  return function keyOf(said: unknown): string {
    const text = JSON.stringify(said)
    if (last.current.said !== text) last.current = { said: text, key: crypto.randomUUID() }
    return last.current.key
  }
}

function useErrors<F extends string>(answer: FormAnswer<F> | null): Pick<Sending<F>, 'errors' | 'touch'> {
  const [touched, setTouched] = useState<{ of: FormAnswer<F> | null; names: string[] }>({ of: null, names: [] })
  const names = touched.of === answer ? touched.names : []

  function touch({ target }: InputEvent<HTMLFormElement>) {
    const name = target instanceof Element ? target.getAttribute('name') : null
    // One field may fill in others: all of them are touched then.
    if (name) setTouched(before => ({ of: answer, names: [...(before.of === answer ? before.names : []), name] }))
  }

  const errors: FieldErrors<F> = answer && !answer.ok ? { ...answer.errors } : {}
  for (const field in errors) if (names.includes(field)) delete errors[field]
  return { errors, touch }
}
