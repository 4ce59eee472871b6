import { useRef, useState } from 'react'
import { useActions } from '../../../stores/provider.tsx'
import type { Calculation } from './calculate.browser.ts'
import { rememberCep } from './remembered-cep.ts'
import type { ShippingAnswer } from './shipping.ts'

/** The latest calculation wins; earlier ones are dropped. Each answer is a new object, so that focus moves again. */
export function useCalculation(earlier: ShippingAnswer | null) {
  const { user } = useActions()
  const latest = useRef<Promise<Calculation>>(null)
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState(earlier)

  async function calculate(cep: string, ask: () => Promise<Calculation>) {
    const failed: Calculation = { answer: { ok: false, cep, reason: 'failed', said: '' }, user: null }
    const calculation = ask().catch(() => failed)
    latest.current = calculation
    setPending(true)
    void user.take(calculation.then(next => next.user))
    const { answer: next } = await calculation
    if (latest.current !== calculation) return
    setPending(false)
    setAnswer(next)
    if (next.ok) rememberCep(next.cep)
  }

  return { isPending, answer, calculate }
}
