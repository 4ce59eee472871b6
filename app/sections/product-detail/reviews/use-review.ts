import '../../../i18n/words/reviewForm'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { type ReviewAnswer, readTypedReview } from './review'

export interface Reviewing {
  isPending: boolean
  /** Another object with every attempt, so that each one moves the focus; null before the first. */
  answer: ReviewAnswer | null
  send: (form: HTMLFormElement, pictures: string[]) => Promise<void>
}

/** What the form does with JavaScript: it is sent once at a time, and what was typed stays where it is. */
export function useReview(product: number, earlier: ReviewAnswer | null): Reviewing {
  const t = useTranslator()
  const running = useRef(false)
  const keyOf = useKey()
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState(earlier)

  async function send(form: HTMLFormElement, pictures: string[]) {
    if (running.current) return
    running.current = true
    setPending(true)
    const failed: ReviewAnswer = { ok: false, message: t('reviewForm.failed'), errors: {} }
    setAnswer(await ask(form, pictures).catch(() => failed))
    running.current = false
    setPending(false)
  }

  async function ask(form: HTMLFormElement, pictures: string[]): Promise<ReviewAnswer> {
    const typed = readTypedReview(new FormData(form))
    const { submitInBrowser } = await import('./send-review.browser')
    return submitInBrowser({ product, typed, pictures, idempotencyKey: keyOf([typed, pictures]) }, t)
  }

  return { isPending, answer, send }
}

/** The same review sent again, after a connection was lost, is the same review. */
function useKey() {
  const last = useRef({ said: '', key: '' })
  return function keyOf(review: unknown): string {
    const said = JSON.stringify(review)
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() }
    return last.current.key
  }
}
