import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product/product-card'
import { useActions, useWishlist } from '../../stores/provider'
import { startLiveCards } from './live-cards'

type Quick = typeof import('../quick-view/quick-view') & { card: ProductCard }

export function LiveCards() {
  const t = useTranslator()
  const { cart, wishlist } = useActions()
  const favorites = useWishlist(({ ids }) => ids)
  const cards = useRef<ReturnType<typeof startLiveCards>>(null)
  const [quick, setQuick] = useState<Quick | null>(null)
  useEffect(() => {
    const live = startLiveCards({
      t,
      cart,
      wishlist,
      async openQuickView(card) {
        const loaded = await import('../quick-view/quick-view').catch(() => location.assign(card.path))
        if (loaded) setQuick({ card, QuickView: loaded.QuickView })
      }
    })
    cards.current = live
    return live.stop
  }, [t, cart, wishlist])
  useEffect(() => cards.current?.showFavorites(favorites), [favorites])
  return quick && <quick.QuickView card={quick.card} onClose={() => setQuick(null)} />
}
