import '../../../i18n/words/requests'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { type RequestAnswer, type RequestKind, readTypedRequest, type TypedRequest } from './request'

export interface Requesting {
  isPending: boolean
  /** Another object with every attempt, so that each one moves the focus; null before the first. */
  answer: RequestAnswer | null
  send: (form: HTMLFormElement) => Promise<void>
}

/** What the form does with JavaScript: it is sent once at a time, and what was typed stays where it is. */
export function useRequest(kind: RequestKind, product: number, earlier: RequestAnswer | null): Requesting {
  const t = useTranslator()
  const running = useRef(false)
  const keyOf = useKey()
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState(earlier)

  async function send(form: HTMLFormElement) {
    if (running.current) return
    running.current = true
    setPending(true)
    const typed = readTypedRequest(new FormData(form))
    setAnswer(await ask(typed).catch(() => ({ ok: false, message: t('requests.failed'), errors: {} }) as const))
    running.current = false
    setPending(false)
  }

  async function ask(typed: TypedRequest): Promise<RequestAnswer> {
    const { sendRequestInBrowser } = await import('./send-request.browser')
    return sendRequestInBrowser({ kind, product, typed, idempotencyKey: keyOf(typed) }, t)
  }

  return { isPending, answer, send }
}

/** The same words sent again, after a connection was lost, are the same request. */
function useKey() {
  const last = useRef({ said: '', key: '' })
  return function keyOf(typed: TypedRequest): string {
    const said = JSON.stringify(typed)
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() }
    return last.current.key
  }
}
