import '../../i18n/messages/quickView'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product/product-card'
import { buttonClass } from '../../ui/button'
import { SiblingGroup } from '../product-detail/attributes/sibling-group'
import { BuyForm } from '../product-detail/buy/buy-form'
import { ATTRIBUTE_FIELD, type Offer } from '../product-detail/offer'
import { PriceBlock } from '../product-detail/price/price-block'
import type { ProductView } from '../product-detail/product-view'
import styles from './quick-view.module.css'

interface QuickOfferProps {
  card: ProductCard
  /** Null until the product has loaded, as is its offer. */
  product: ProductView | null
  offer: Offer | null
  isFailed: boolean
  onChoose: (id: number) => void
}

const NO_DISCOUNTS = { pixPercent: 0, boletoPercent: 0 }

export function QuickOffer({ card, product, offer, isFailed, onChoose }: QuickOfferProps) {
  const t = useTranslator()
  const { status, price } = offer ?? card
  const isSold = status === 'available'
  const isLoading = isSold && !product && !isFailed
  const priced = { installments: [], wholesale: offer?.wholesale ?? [] }
  return (
    <>
      {isSold && price ? <PriceBlock price={price} offer={priced} doses={product?.doses} terms={NO_DISCOUNTS} /> : null}
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
