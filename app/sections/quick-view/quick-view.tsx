import '../../i18n/messages/gallery.ts'
import '../../i18n/messages/quickView.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fetchProduct } from '../../api/product.ts'
import { createBrowserTransport } from '../../api/transport.browser.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ProductCard } from '../../models/product/product-card.ts'
import { useMapContext, usePanels } from '../../stores/provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AgeGate } from '../age-gate/age-gate.tsx'
import { FavoriteForm } from '../favorite-button/favorite-form.tsx'
import { SiblingGroup } from '../product-detail/attributes/sibling-group.tsx'
import { BuyForm } from '../product-detail/buy/buy-form.tsx'
import { orderPictures } from '../product-detail/gallery/picture-order.ts'
import { ATTRIBUTE_FIELD, type Offer, toOffer } from '../product-detail/offer.ts'
import { PriceBlock } from '../product-detail/price/price-block.tsx'
import { type ProductView, toProductView } from '../product-detail/product-view.ts'
import * as styles from './quick-view.module.css'

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

interface QuickOfferProps {
  card: ProductCard
  /** Null until the product has loaded, as is its offer. */
  product: ProductView | null
  offer: Offer | null
  isFailed: boolean
  onChoose: (id: number) => void
}

const NO_DISCOUNTS = { pixPercent: 0, boletoPercent: 0 }

function QuickOffer({ card, product, offer, isFailed, onChoose }: QuickOfferProps) {
  const t = useTranslator()
  const { status, price } = offer ?? card
  const isSold = status === 'available'
  const isLoading = isSold && !product && !isFailed
  const terms = { price, installments: '', wholesale: offer?.wholesale ?? [] }
  return (
    <>
      {isSold ? (
        <PriceBlock offer={terms} doses={product?.doses} measure={product?.measure} terms={NO_DISCOUNTS} />
      ) : null}
      {product?.siblings ? <SiblingGroup siblings={product.siblings} path={product.path} /> : null}
      {product && offer && isSold ? (
        <BuyForm product={product} offer={offer} onChoose={onChoose} refusal={undefined} />
      ) : null}
      <p role="status" className={isLoading ? styles.loading : styles.status}>
        {isLoading ? t('common.loading') : null}
        {isFailed ? t('quickView.failed') : null}
        {isSold ? null : t(status === 'quote' ? 'product.quote' : 'product.unavailable')}
      </p>
      <Link
        to={offer?.option ? `${card.path}?${ATTRIBUTE_FIELD}=${offer.option.id}` : card.path}
        prefetch="intent"
        className={!isSold || isFailed ? buttonClass({ wide: true }) : styles.more}
      >
        {t('quickView.details')}
      </Link>
    </>
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
