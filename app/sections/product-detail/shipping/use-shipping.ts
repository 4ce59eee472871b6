import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatCep } from '../../../models/shopper/formatters'
import { useActions } from '../../../stores/provider'
import { BUY_FORM_ID } from '../buy/buy-form'
import { readTypedOrder } from '../buy/order'
import { clampQuantity } from '../buy/quantity'
import type { Calculation } from './calculate.browser'
import { rememberCep, rememberedCep, watchCep } from './remembered-cep'
import type { ShippingAnswer } from './shipping'

/** Delay after a change in the buy form before a shown price is recalculated. */
const SETTLE_MS = 500
const MOST_UNITS = 99

/**
 * The latest calculation wins; earlier ones are dropped. Each attempt's answer is a new object, so that focus moves again;
 * null before the first.
 */
export function useShipping(product: number, earlier: ShippingAnswer | null) {
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

  const followOrder = useEffectEvent(() => {
    if (answer?.ok) void calculate(answer.cep)
  })
  const followCep = useEffectEvent(() => {
    const cep = rememberedCep()
    if (cep && cep !== askedCep.current) void calculate(cep)
  })
  useEffect(() => watchOrder(followOrder), [])
  useEffect(() => watchCep(followCep), [])
  return { isPending, answer, calculate }
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

function readOrder() {
  const form = document.getElementById(BUY_FORM_ID)
  const { attribute, quantity } = readTypedOrder(form instanceof HTMLFormElement ? new FormData(form) : new FormData())
  return { attribute: Number(attribute) || 0, quantity: clampQuantity(quantity, MOST_UNITS) }
}

function watchOrder(onChange: () => void) {
  const form = document.getElementById(BUY_FORM_ID)
  let timer: ReturnType<typeof setTimeout> | undefined
  function settle() {
    clearTimeout(timer)
    timer = setTimeout(onChange, SETTLE_MS)
  }
  form?.addEventListener('change', settle)
  return () => {
    clearTimeout(timer)
    form?.removeEventListener('change', settle)
  }
}
