import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product/product-card'
import { useActions, useWishlist } from '../../stores/provider'
import type { QuickViewProps } from '../quick-view/quick-view'
import { startLiveCards } from './live-cards'

/** Handles all product cards of the page, and shows the quick view. */
export function LiveCards() {
  const t = useTranslator()
  const { cart, wishlist } = useActions()
  const favorites = useWishlist(({ ids }) => ids)
  const cards = useRef<ReturnType<typeof startLiveCards>>(null)
  const [quick, setQuick] = useState<{ product: ProductCard; QuickView: ComponentType<QuickViewProps> } | null>(null)
  useEffect(() => {
    const live = startLiveCards({
      t,
      add: item => cart.add([item]),
      toggleFavorite: product => void wishlist.toggle(product),
      async openQuickView(product) {
        const loaded = await import('../quick-view/quick-view').catch(() => location.assign(product.path))
        if (loaded) setQuick({ product, QuickView: loaded.QuickView })
      }
    })
    cards.current = live
    return live.stop
  }, [t, cart, wishlist])
  useEffect(() => cards.current?.showFavorites(favorites), [favorites])
  return quick && <quick.QuickView card={quick.product} onClose={() => setQuick(null)} />
}
