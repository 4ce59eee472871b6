import { useEffect, useEffectEvent, useState } from 'react'
import { type CartOffer, cartOffers, unknownPaths } from '../../models/cart/cart-offers'
import type { Combination } from '../../models/product/combinations'
import type { ShownLine } from '../../stores/cart-intents'
import { useCart, useMapContext, usePanels } from '../../stores/provider'

// Cached for the life of the page: combinations seldom change.
const known = new Map<string, Combination[]>()

export function useOffers(): CartOffer<ShownLine>[] {
  const context = useMapContext()
  const lines = useCart(cart => cart.lines)
  const isReady = useCart(cart => cart.settled)
  const isOpen = usePanels(panels => panels.open === 'cart')
  const [, setLoaded] = useState(known.size)
  const paths = unknownPaths(lines, known)
  const load = useEffectEvent(async () => {
    const { loadCombinations } = await import('./load-combinations.browser')
    for (const { path, offered } of await loadCombinations(paths, context)) known.set(path, offered)
    setLoaded(known.size)
  })
  const asked = isReady && isOpen ? paths.join() : ''
  useEffect(() => {
    if (asked) load().catch(() => {})
  }, [asked])
  return cartOffers(lines, known)
}
