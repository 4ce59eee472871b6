import { useEffect, useEffectEvent, useRef } from 'react'
import { useCart, usePanels } from '../../stores/provider.tsx'
import { recordEvent } from '../../stores/shop-events.ts'

export function useViewCart(): void {
  const open = usePanels(panels => panels.open === 'cart')
  const isReady = useCart(cart => cart.loaded && cart.settled && cart.lines.length > 0)
  const record = useCartEvent('view_cart')
  const isRecorded = useRef(false)
  const look = useEffectEvent(() => {
    if (open && isReady && !isRecorded.current) record()
    isRecorded.current = open && (isReady || isRecorded.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: records when these change.
  useEffect(look, [open, isReady])
}

export function useCartEvent(name: 'view_cart' | 'begin_checkout'): () => void {
  const lines = useCart(cart => cart.lines)
  const total = useCart(cart => cart.total)
  return () => recordEvent({ name, lines, total })
}
