import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { canShipCart, type ShippedLine } from '../../models/cart/cart-shipping'
import { formatCep, isCep } from '../../models/shopper/formatters'
import { useKnownCep } from '../../sections/cep/use-known-cep'
import type { Calculation } from '../../sections/product-detail/shipping/calculate.browser'
import { rememberCep } from '../../sections/product-detail/shipping/remembered-cep'
import type { ShippingAnswer } from '../../sections/product-detail/shipping/shipping'
import { useActions, useCart, useMapContext, usePanels } from '../../stores/provider'

export interface CartShipping {
  /** Whether the API quotes shipping for this cart. */
  isOffered: boolean
  /** The known CEP, or ''. */
  cep: string
  isPending: boolean
  /** Null before the first answer. */
  answer: ShippingAnswer | null
  /** The last input was not a CEP. A new object each time, so that each attempt moves the focus. */
  wrong: { typed: string } | null
  calculate: (cep: string) => void
}

/** Delay after the last cart change before shipping is requested again. */
const SETTLE_MS = 700

/**
 * Requests shipping when the cart opens with a known CEP, and again when the CEP or the cart changes. The latest request
 * wins.
 */
export function useCartShipping(): CartShipping {
  const cep = useKnownCep()
  const { isOffered, isReady, lines, goods } = useGoods()
  const { ask, lastAsked, ...shown } = useAsking(lines)
  const askAgain = useEffectEvent(() => {
    if (lastAsked.current !== `${cep} ${goods}`) void ask(cep, goods)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request depends on the goods.
  useEffect(() => {
    if (!isReady || !cep) return
    const timer = setTimeout(askAgain, lastAsked.current ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [isReady, cep, goods])
  return { isOffered, cep, ...shown, calculate: typed => void ask(typed, goods) }
}

/** The items to quote, once the server has confirmed them. */
function useGoods() {
  const context = useMapContext()
  const isOpen = usePanels(panels => panels.open === 'cart')
  const settled = useCart(cart => cart.settled)
  const total = useCart(cart => cart.total)
  const lines = useCart(cart => cart.lines)
  const isOffered = canShipCart(lines, context)
  const goods = [...lines.map(({ key, quantity }) => `${key}x${quantity}`), total].join()
  return { isOffered, isReady: isOpen && settled && isOffered, lines, goods }
}

function useAsking(lines: readonly ShippedLine[]) {
  const context = useMapContext()
  const { user } = useActions()
  const lastAsked = useRef('')
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState<ShippingAnswer | null>(null)
  const [wrong, setWrong] = useState<CartShipping['wrong']>(null)

  async function ask(typed: string, goods: string): Promise<void> {
    const cep = formatCep(typed)
    setWrong(isCep(cep) ? null : { typed })
    if (!isCep(cep)) return
    const question = `${cep} ${goods}`
    lastAsked.current = question
    setPending(true)
    const calculation = calculate(cep)
    void user.take(calculation.then(next => next.user))
    const { answer: next } = await calculation
    if (lastAsked.current !== question) return
    setPending(false)
    setAnswer(next)
    if (next.ok) rememberCep(next.cep)
  }

  /** Never rejects. */
  async function calculate(cep: string): Promise<Calculation> {
    try {
      const { askInBrowser } = await import('./ask-cart-shipping.browser')
      return await askInBrowser(cep, lines, context)
    } catch {
      return { answer: { ok: false, cep, reason: 'failed', said: '' }, user: null }
    }
  }

  return { isPending, answer, wrong, ask, lastAsked }
}
