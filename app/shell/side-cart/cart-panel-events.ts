import { useEffect, useEffectEvent, useRef } from 'react'
import { useCart, usePanels } from '../../stores/provider'
import { recordEvent } from '../../stores/shop-events'

/** An analytics event each time that the side cart is opened and has something to show. */
export function useViewCart(): void {
  const open = usePanels(panels => panels.open === 'cart')
  const isReady = useCart(cart => cart.loaded && cart.settled && cart.lines.length > 0)
  const record = useCartEvent('view_cart')
  const isRecorded = useRef(false)
  const look = useEffectEvent(() => {
    if (open && isReady && !isRecorded.current) record()
    isRecorded.current = open && (isReady || isRecorded.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it looks at.
  useEffect(look, [open, isReady])
}

/** Records what the cart holds now. */
export function useCartEvent(name: 'view_cart' | 'begin_checkout'): () => void {
  const lines = useCart(cart => cart.lines)
  const total = useCart(cart => cart.total)
  return () => recordEvent({ name, lines, total })
}
