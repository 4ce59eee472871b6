import '../../i18n/messages/quickView'
import { useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product/product-card'
import { usePanels } from '../../stores/provider'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { AgeGate } from '../age-gate/age-gate'
import { FavoriteForm } from '../favorite-button/favorite-form'
import { orderPictures } from '../product-detail/gallery/picture-order'
import { type Offer, toOffer } from '../product-detail/offer'
import { QuickOffer } from './quick-offer'
import { QuickPicture } from './quick-picture'
import styles from './quick-view.module.css'
import { useProduct } from './use-product'

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
