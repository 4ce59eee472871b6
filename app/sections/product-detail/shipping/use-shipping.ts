import { useEffect, useRef, useState } from 'react'
import { formatCep } from '../../../models/shopper/formatters'
import { useActions } from '../../../stores/provider'
import { BUY_FORM_ID } from '../buy/buy-form'
import { readTypedOrder } from '../buy/order'
import { clampQuantity } from '../buy/quantity'
import type { Calculation } from './calculate.browser'
import { rememberCep, rememberedCep, watchCep } from './remembered-cep'
import type { ShippingAnswer } from './shipping'

export interface CalculatingShipping {
  isPending: boolean
  /** Each attempt is a new object, so that focus moves again; null before the first. */
  answer: ShippingAnswer | null
  calculate: (cep: string) => Promise<void>
}

/** Delay after a change in the buy form before a shown price is recalculated. */
const SETTLE_MS = 500
const MOST_UNITS = 99

/** The latest calculation wins; earlier ones are dropped. */
export function useShipping(product: number, earlier: ShippingAnswer | null): CalculatingShipping {
  const { user } = useActions()
  const asked = useRef(0)
  const askedCep = useRef(earlier?.cep ?? '')
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState(earlier)

  async function calculate(cep: string) {
    const turn = ++asked.current
    askedCep.current = formatCep(cep)
    setPending(true)
    const calculation = ask(product, cep)
    void user.take(calculation.then(next => next.user))
    const { answer: next } = await calculation
    if (turn !== asked.current) return
    setPending(false)
    setAnswer(next)
    if (next.ok) rememberCep(next.cep)
  }

  useChangedOrder(() => void (answer?.ok && calculate(answer.cep)))
  useChangedCep(cep => void (cep && cep !== askedCep.current && calculate(cep)))
  return { isPending, answer, calculate }
}

/** Calls back when the CEP changes in the header or the cart. */
function useChangedCep(onChange: (cep: string) => void) {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => watchCep(() => latest.current(rememberedCep())), [])
}

/** Never rejects. */
async function ask(product: number, cep: string): Promise<Calculation> {
  try {
    const { calculateInBrowser } = await import('./calculate.browser')
    return await calculateInBrowser({ cep, product, ...readOrder() })
  } catch {
    return { answer: { ok: false, cep, reason: 'failed', said: '' }, user: null }
  }
}

/** The option and quantity currently in the buy form. */
function readOrder(): { attribute: number; quantity: number } {
  const form = document.getElementById(BUY_FORM_ID)
  const { attribute, quantity } = readTypedOrder(form instanceof HTMLFormElement ? new FormData(form) : new FormData())
  return { attribute: Number(attribute) || 0, quantity: clampQuantity(quantity, MOST_UNITS) }
}

function useChangedOrder(onChange: () => void) {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const form = document.getElementById(BUY_FORM_ID)
    let timer: ReturnType<typeof setTimeout> | undefined
    function settle() {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), SETTLE_MS)
    }
    form?.addEventListener('change', settle)
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('change', settle)
    }
  }, [])
}
