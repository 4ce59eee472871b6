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
  product: ProductView | 'loading' | 'failed'
  /** Null until the product has loaded. */
  offer: Offer | null
  onChoose: (id: number) => void
}

/** The product page's price and buy form, with a link to the page. */
export function QuickOffer({ card, product, offer, onChoose }: QuickOfferProps) {
  const price = offer ? offer.price : card.price
  const terms = { installments: [], wholesale: offer?.wholesale ?? [] }
  const doses = typeof product === 'object' ? product.doses : undefined
  const isSold = (offer?.status ?? card.status) === 'available'
  return (
    <>
      {isSold && price ? (
        <PriceBlock price={price} offer={terms} doses={doses} pixPercent={0} boletoPercent={0} />
      ) : null}
      {typeof product === 'object' && offer ? (
        <>
          {product.siblings ? <SiblingGroup siblings={product.siblings} path={product.path} /> : null}
          {isSold ? <BuyForm product={product} offer={offer} onChoose={onChoose} refusal={undefined} /> : null}
        </>
      ) : null}
      <Status product={product} status={offer?.status ?? card.status} />
      <ToPage path={card.path} option={offer?.option?.id ?? 0} isMain={!isSold || product === 'failed'} />
    </>
  )
}

/** Announced by screen readers when it changes. */
function Status({ product, status }: { product: ProductView | 'loading' | 'failed'; status: ProductCard['status'] }) {
  const t = useTranslator()
  const isLoading = product === 'loading' && status === 'available'
  return (
    <p role="status" className={isLoading ? styles.loading : styles.status}>
      {isLoading ? t('common.loading') : null}
      {product === 'failed' ? t('quickView.failed') : null}
      {status === 'available' ? null : t(status === 'quote' ? 'product.quote' : 'product.unavailable')}
    </p>
  )
}

function ToPage({ path, option, isMain }: { path: string; option: number; isMain: boolean }) {
  const t = useTranslator()
  return (
    <Link
      to={option > 0 ? `${path}?${ATTRIBUTE_FIELD}=${option}` : path}
      prefetch="intent"
      className={isMain ? buttonClass({ wide: true }) : styles.more}
    >
      {t('quickView.details')}
    </Link>
  )
}
