import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { canShipCart, type ShippedLine } from '../../models/cart/cart-shipping'
import { formatCep, isCep } from '../../models/shopper/formatters'
import type { MapContext } from '../../models/store/map-context'
import { useKnownCep } from '../../sections/cep/use-known-cep'
import type { Calculation } from '../../sections/product-detail/shipping/calculate.browser'
import { rememberCep } from '../../sections/product-detail/shipping/remembered-cep'
import type { ShippingAnswer } from '../../sections/product-detail/shipping/shipping'
import { useActions, useCart, useMapContext, usePanels } from '../../stores/provider'

export type CartShipping = ReturnType<typeof useCartShipping>

const SETTLE_MS = 700

/** Asks when the cart opens with a known CEP, and again when the CEP or the cart changes. The latest request wins. */
export function useCartShipping() {
  const context = useMapContext()
  const { user } = useActions()
  const cep = useKnownCep()
  const isOpen = usePanels(panels => panels.open === 'cart')
  const settled = useCart(cart => cart.settled)
  const total = useCart(cart => cart.total)
  const lines = useCart(cart => cart.lines)
  const lastAsked = useRef('')
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState<ShippingAnswer | null>(null)
  /** The last input was not a CEP. A new object each time, so that each attempt moves the focus. */
  const [wrong, setWrong] = useState<{ typed: string } | null>(null)
  const isOffered = canShipCart(lines, context)
  const isReady = isOpen && settled && isOffered
  const goods = [...lines.map(({ key, quantity }) => `${key}x${quantity}`), total].join()

  async function calculate(typed: string): Promise<void> {
    const asked = formatCep(typed)
    setWrong(isCep(asked) ? null : { typed })
    if (!isCep(asked)) return
    const question = `${asked} ${goods}`
    lastAsked.current = question
    setPending(true)
    const calculation = ask(asked, lines, context)
    void user.take(calculation.then(next => next.user))
    const { answer: next } = await calculation
    if (lastAsked.current !== question) return
    setPending(false)
    setAnswer(next)
    if (next.ok) rememberCep(next.cep)
  }

  const askAgain = useEffectEvent(() => {
    if (lastAsked.current !== `${cep} ${goods}`) void calculate(cep)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request depends on the goods.
  useEffect(() => {
    if (!isReady || !cep) return
    const timer = setTimeout(askAgain, lastAsked.current ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [isReady, cep, goods])
  return { isOffered, cep, isPending, answer, wrong, calculate }
}

/** Never rejects. */
async function ask(cep: string, lines: readonly ShippedLine[], context: MapContext): Promise<Calculation> {
  try {
    const { askInBrowser } = await import('./ask-cart-shipping.browser')
    return await askInBrowser(cep, lines, context)
  } catch {
    return { answer: { ok: false, cep, reason: 'failed', said: '' }, user: null }
  }
}
