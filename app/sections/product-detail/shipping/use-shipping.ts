import { useEffect, useEffectEvent, useRef } from 'react'
import { formatCep } from '../../../models/shopper/formatters.ts'
import { BUY_FORM_ID } from '../buy/buy-form.tsx'
import { readTypedOrder } from '../buy/order.ts'
import { clampQuantity } from '../buy/quantity.ts'
import { rememberedCep, watchCep } from './remembered-cep.ts'
import type { ShippingAnswer } from './shipping.ts'
import { useCalculation } from './use-calculation.ts'

/** Delay after a change in the buy form before a shown price is recalculated. */
const SETTLE_MS = 500
const MOST_UNITS = 99

export function useShipping(product: number, earlier: ShippingAnswer | null) {
  const askedCep = useRef(earlier?.cep ?? '')
  const { isPending, answer, calculate: start } = useCalculation(earlier)

  function calculate(cep: string) {
    askedCep.current = formatCep(cep)
    void start(cep, async () => {
      const { calculateInBrowser } = await import('./calculate.browser.ts')
      return calculateInBrowser({ cep, product, ...readOrder() })
    })
  }

  const followOrder = useEffectEvent(() => {
    if (answer?.ok) calculate(answer.cep)
  })
  const followCep = useEffectEvent(() => {
    const cep = rememberedCep()
    if (cep && cep !== askedCep.current) calculate(cep)
  })
  useEffect(() => watchOrder(followOrder), [])
  useEffect(() => watchCep(followCep), [])
  return { isPending, answer, calculate }
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
