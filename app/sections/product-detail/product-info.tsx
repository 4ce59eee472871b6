import '../../i18n/words/detail'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Badge } from '../../models/product-card'
import { SiblingGroup } from './attributes/sibling-group'
import { BuyForm } from './buy/buy-form'
import { NotForSale } from './buy/not-for-sale'
import type { Refusal } from './buy/refusal'
import type { Offer } from './offer'
import { PriceBlock } from './price/price-block'
import styles from './product-info.module.css'
import type { ProductView } from './product-view'
import { RatingSummary } from './reviews/rating-summary'
import { ShareButton } from './share/share-button'

interface ProductInfoProps {
  product: ProductView
  offer: Offer
  canonical: string
  onChoose: (id: number) => void
  refusal: Refusal | undefined
}

/** Beside the pictures: what it is, what it costs and how to buy it. */
export function ProductInfo({ product, offer, canonical, onChoose, refusal }: ProductInfoProps) {
  const { siblings, path } = product
  return (
    <div className={styles.info}>
      <Title product={product} sku={offer.sku} />
      {offer.status === 'available' && offer.price ? (
        <PriceBlock price={offer.price} installmentRows={offer.installments} />
      ) : null}
      {siblings ? <SiblingGroup siblings={siblings} path={path} /> : null}
      {offer.status === 'available' ? (
        <BuyForm product={product} offer={offer} onChoose={onChoose} refusal={refusal} />
      ) : (
        <NotForSale status={offer.status} />
      )}
      <ShareButton title={product.name} url={canonical} />
    </div>
  )
}

function Title({ product, sku }: { product: ProductView; sku: string }) {
  const t = useTranslator()
  const { name, brand, badges, rating, summary } = product
  return (
    <header className={styles.title}>
      <Badges badges={badges} />
      <Brand brand={brand} />
      <h1>{name}</h1>
      <div className={styles.line}>
        <RatingSummary rating={rating} />
        {sku ? <span>{`${t('detail.sku')}: ${sku}`}</span> : null}
      </div>
      {summary ? <p>{summary}</p> : null}
    </header>
  )
}

function Brand({ brand }: Pick<ProductView, 'brand'>) {
  const t = useTranslator()
  if (!brand) return null
  if (!brand.path) return <span className={styles.brand}>{brand.name}</span>
  return (
    <Link to={brand.path} prefetch="intent" className={styles.brand} title={t('detail.seeBrand', { name: brand.name })}>
      {brand.name}
    </Link>
  )
}

function Badges({ badges }: { badges: Badge[] }) {
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges}>
      {badges.map(({ label, text, background }) => (
        <li key={label} style={{ color: text, background }}>
          {label}
        </li>
      ))}
    </ul>
  )
}
