import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { compareHref } from '../../models/product/compare-link.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import { useActions, useWishlist } from '../../stores/provider.tsx'
import { startLiveCards } from './live-cards.ts'

type Quick = typeof import('../quick-view/quick-view') & { card: ProductCard }
type Compare = typeof import('../compare/listing-compare') & { isFull: boolean; path: string }

export function LiveCards() {
  const t = useTranslator()
  const { cart, wishlist } = useActions()
  const favorites = useWishlist(({ ids }) => ids)
  const cards = useRef<ReturnType<typeof startLiveCards>>(null)
  const [quick, setQuick] = useState<Quick | null>(null)
  const [compare, setCompare] = useState<Compare | null>(null)
  useEffect(() => {
    const live = startLiveCards({
      t,
      cart,
      wishlist,
      async openQuickView(card) {
        const loaded = await import('../quick-view/quick-view.tsx').catch(() => location.assign(card.path))
        if (loaded) setQuick({ card, QuickView: loaded.QuickView })
      },
      async compare({ path, name, image }) {
        const loaded = await import('../compare/listing-compare.tsx').catch(() => location.assign(compareHref([path])))
        if (!loaded) return
        const isFull = !loaded.toggleCompared({ path, name, image })
        setCompare({ ...loaded, isFull, path: location.pathname })
      }
    })
    cards.current = live
    return live.stop
  }, [t, cart, wishlist])
  useEffect(() => cards.current?.showFavorites(favorites), [favorites])
  return (
    <>
      {quick ? <quick.QuickView card={quick.card} onClose={() => setQuick(null)} /> : null}
      {compare ? <compare.ListingCompare {...compare} /> : null}
    </>
  )
}
