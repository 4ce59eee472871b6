import '../../i18n/messages/gallery'
import '../../i18n/messages/quickView'
import { useEffect, useState } from 'react'
import { fetchProduct } from '../../api/product'
import { createBrowserTransport } from '../../api/transport.browser'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product/product-card'
import { useMapContext, usePanels } from '../../stores/provider'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { AgeGate } from '../age-gate/age-gate'
import { FavoriteForm } from '../favorite-button/favorite-form'
import { orderPictures } from '../product-detail/gallery/picture-order'
import { type Offer, toOffer } from '../product-detail/offer'
import { type ProductView, toProductView } from '../product-detail/product-view'
import { QuickOffer } from './quick-offer'
import styles from './quick-view.module.css'

export interface QuickViewProps {
  card: ProductCard
  onClose: () => void
}

/** Shows the card's data at once and loads the rest. Closes when the product is added, because the side cart opens. */
export function QuickView({ card, onClose }: QuickViewProps) {
  const t = useTranslator()
  const product = useProduct(card.path)
  const [asked, setAsked] = useState<string | null>(null)
  const isAlone = usePanels(panels => panels.open === null)
  const offer = typeof product === 'object' ? toOffer(product, asked) : null
  const minimumAge = card.minimumAge ?? (typeof product === 'object' ? product.minimumAge : 0)
  return (
    <Dialog label={`${t('quickView.open')}: ${card.name}`} open={isAlone} onClose={onClose} className={styles.dialog}>
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
        <Icon name="x" size={22} />
      </button>
      <div className={styles.body}>
        <QuickPicture source={pictureOf(card, product, offer)} name={card.name} />
        <div className={styles.info}>
          {card.brand ? <p className={styles.brand}>{card.brand}</p> : null}
          <h2>{card.name}</h2>
          <QuickOffer card={card} product={product} offer={offer} onChoose={id => setAsked(String(id))} />
          <FavoriteForm product={card} />
        </div>
      </div>
      {minimumAge ? <AgeGate age={minimumAge} onDecline={onClose} /> : null}
    </Dialog>
  )
}

function pictureOf(card: ProductCard, product: ReturnType<typeof useProduct>, offer: Offer | null): string | null {
  if (typeof product === 'string' || !offer?.option) return card.image
  return orderPictures(product.gallery, offer.option)[0]?.source ?? card.image
}

/** The picture's width in the style sheet. */
const SIZES = '(min-width: 768px) 400px, 140px'

function QuickPicture({ source, name }: { source: string | null; name: string }) {
  const t = useTranslator()
  return (
    <div className={styles.picture}>
      {source ? (
        <Picture source={source} alt={name} width={480} height={480} widths={[480, 900]} sizes={SIZES} priority />
      ) : (
        <p>{t('gallery.none')}</p>
      )}
    </div>
  )
}

/** Loads the product of a path. */
function useProduct(path: string): ProductView | 'loading' | 'failed' {
  const context = useMapContext()
  const [product, setProduct] = useState<ProductView | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isCurrent = true
    fetchProduct(createBrowserTransport(), path, context).then(result => {
      if (isCurrent) setProduct(result.ok ? toProductView(result.data) : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [path, context])
  return product
}
