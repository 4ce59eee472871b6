import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { canShipCart, type ShippedLine } from '../../models/cart-shipping'
import { formatCep, isCep } from '../../models/formatters'
import { useKnownCep } from '../../sections/cep/use-known-cep'
import type { Calculation } from '../../sections/product-detail/shipping/calculate.browser'
import { rememberCep } from '../../sections/product-detail/shipping/remembered-cep'
import type { ShippingAnswer } from '../../sections/product-detail/shipping/shipping'
import { useActions, useCart, useMapContext, usePanels } from '../../stores/provider'

export interface CartShipping {
  /** Whether the API tells the shipping of this cart at all. */
  isOffered: boolean
  /** The CEP that is known, '' where none is. */
  cep: string
  isPending: boolean
  /** Null before the first. */
  answer: ShippingAnswer | null
  /** What was typed last is no CEP: another object each time, so that each one moves the focus. */
  wrong: { typed: string } | null
  calculate: (cep: string) => void
}

/** So long after the last change of the cart its shipping is asked for again. */
const SETTLE_MS = 700

/** The latest question counts. It is asked when the cart opens and a CEP is known, and again with another CEP or cart. */
export function useCartShipping(): CartShipping {
  const cep = useKnownCep()
  const { isOffered, isReady, lines, goods } = useGoods()
  const { ask, lastAsked, ...shown } = useAsking(lines)
  const askAgain = useEffectEvent(() => {
    if (lastAsked.current !== `${cep} ${goods}`) void ask(cep, goods)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the goods are what is asked for.
  useEffect(() => {
    if (!isReady || !cep) return
    const timer = setTimeout(askAgain, lastAsked.current ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [isReady, cep, goods])
  return { isOffered, cep, ...shown, calculate: typed => void ask(typed, goods) }
}

/** What would be sent, once the server has said it. */
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
