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
import { toOffer } from '../product-detail/offer'
import { type ProductView, toProductView } from '../product-detail/product-view'
import { QuickOffer } from './quick-offer'
import styles from './quick-view.module.css'

/** Shows the card's data at once and loads the rest. Closes when the product is added, because the side cart opens. */
export function QuickView({ card, onClose }: { card: ProductCard; onClose: () => void }) {
  const t = useTranslator()
  const { product, isFailed } = useProduct(card.path)
  const [asked, setAsked] = useState<string | null>(null)
  const isAlone = usePanels(panels => panels.open === null)
  const offer = product && toOffer(product, asked)
  const [picture] = product && offer?.option ? orderPictures(product.gallery, offer.option) : []
  const source = picture?.source ?? card.image
  const minimumAge = card.minimumAge ?? product?.minimumAge
  return (
    <Dialog label={`${t('quickView.open')}: ${card.name}`} open={isAlone} onClose={onClose} className={styles.dialog}>
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
        <Icon name="x" size={22} />
      </button>
      <div className={styles.body}>
        <div className={styles.picture}>
          {source ? (
            <Picture
              source={source}
              alt={card.name}
              width={480}
              height={480}
              widths={[480, 900]}
              sizes={SIZES}
              priority
            />
          ) : (
            <p>{t('gallery.none')}</p>
          )}
        </div>
        <div className={styles.info}>
          {card.brand ? <p className={styles.brand}>{card.brand}</p> : null}
          <h2>{card.name}</h2>
          <QuickOffer
            card={card}
            product={product}
            offer={offer}
            isFailed={isFailed}
            onChoose={id => setAsked(String(id))}
          />
          <FavoriteForm product={card} />
        </div>
      </div>
      {minimumAge ? <AgeGate age={minimumAge} onDecline={onClose} /> : null}
    </Dialog>
  )
}

const SIZES = '(min-width: 768px) 400px, 140px'

function useProduct(path: string) {
  const context = useMapContext()
  const [loaded, setLoaded] = useState<{ product: ProductView | null; isFailed: boolean }>(LOADING)
  useEffect(() => {
    let isCurrent = true
    fetchProduct(createBrowserTransport(), path, context).then(result => {
      if (isCurrent) setLoaded({ product: result.ok ? toProductView(result.data) : null, isFailed: !result.ok })
    })
    return () => {
      isCurrent = false
    }
  }, [path, context])
  return loaded
}

const LOADING = { product: null, isFailed: false }
