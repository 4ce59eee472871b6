import { useRef, useState } from 'react'
import { formatCep, isCep } from '../../models/formatters'
import { useActions } from '../../stores/provider'
import { rememberCep } from '../product-detail/shipping/remembered-cep'
import type { CepAnswer } from './cep'

/** What the form does with JavaScript: the browser remembers the CEP, and the API is told. One at a time. */
export function useCep(earlier: CepAnswer | null, onDone?: (cep: string) => void) {
  const { user } = useActions()
  const running = useRef(false)
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState(earlier)

  async function send(typed: string): Promise<void> {
    if (running.current) return
    running.current = true
    setPending(true)
    const sent = sendOrKeep(typed)
    void user.take(sent.then(next => (next.ok ? next.user : null)))
    const next = await sent
    running.current = false
    setPending(false)
    setAnswer(next)
    if (!next.ok) return
    rememberCep(next.cep)
    onDone?.(next.cep)
  }

  return { isPending, answer, send }
}

async function sendOrKeep(typed: string): Promise<CepAnswer> {
  try {
    const { sendInBrowser } = await import('./send-cep.browser')
    return await sendInBrowser(typed)
  } catch {
    const cep = formatCep(typed)
    return isCep(cep) ? { ok: true, cep, user: null } : { ok: false, cep: typed, said: '' }
  }
}
