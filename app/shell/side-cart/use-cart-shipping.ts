import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { canShipCart } from '../../models/cart/cart-shipping.ts'
import { formatCep, isCep } from '../../models/shopper/formatters.ts'
import { useKnownCep } from '../../sections/cep/use-known-cep.ts'
import { useCalculation } from '../../sections/product-detail/shipping/use-calculation.ts'
import { useCart, useMapContext, usePanels } from '../../stores/provider.tsx'

export type CartShipping = ReturnType<typeof useCartShipping>

const SETTLE_MS = 700

/** Asks when the cart opens with a known CEP, and again when the CEP or the cart changes. The latest request wins. */
export function useCartShipping() {
  const context = useMapContext()
  const cep = useKnownCep()
  const isOpen = usePanels(panels => panels.open === 'cart')
  const settled = useCart(cart => cart.settled)
  const total = useCart(cart => cart.total)
  const lines = useCart(cart => cart.lines)
  const lastAsked = useRef('')
  const [askedGoods, setAskedGoods] = useState('')
  const { isPending, answer, calculate: start } = useCalculation(null)
  /** The last input was not a CEP. A new object each time, so that each attempt moves the focus. */
  const [wrong, setWrong] = useState<{ typed: string } | null>(null)
  const isOffered = canShipCart(lines, context)
  const isReady = isOpen && settled && isOffered
  const goods = [...lines.map(({ key, quantity }) => `${key}x${quantity}`), total].join()

  function calculate(typed: string) {
    const asked = formatCep(typed)
    setWrong(isCep(asked) ? null : { typed })
    if (!isCep(asked)) return
    lastAsked.current = `${asked} ${goods}`
    setAskedGoods(goods)
    void start(asked, async () => {
      const { askInBrowser } = await import('./ask-cart-shipping.browser.ts')
      return askInBrowser(asked, lines, context)
    })
  }

  const askAgain = useEffectEvent(() => {
    if (lastAsked.current !== `${cep} ${goods}`) calculate(cep)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request depends on the goods.
  useEffect(() => {
    if (!isReady || !cep) return
    const timer = setTimeout(askAgain, lastAsked.current ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [isReady, cep, goods])
  // An answer for other goods is waiting to be asked again.
  const isOutdated = answer?.ok === true && askedGoods !== goods
  return { isOffered, cep, isPending: isPending || isOutdated, answer, wrong, calculate }
}
