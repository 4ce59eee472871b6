import '../../i18n/messages/detail'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Badge } from '../../models/product/product-card'
import type { FavoriteProduct } from '../../models/shopper/favorite'
import { FavoriteForm } from '../favorite-button/favorite-form'
import { StaticUntilChange } from '../static-until-change'
import { SiblingGroup } from './attributes/sibling-group'
import { BuyForm } from './buy/buy-form'
import { NotForSale } from './buy/not-for-sale'
import { CompareButton } from './compare/compare-button'
import type { Offer } from './offer'
import { PriceBlock } from './price/price-block'
import type { ProductAnswers } from './product-answers'
import styles from './product-info.module.css'
import type { ProductView } from './product-view'
import { MissingOptions } from './requests/missing-options'
import { RatingSummary } from './reviews/rating-summary'
import { ShareButton } from './share/share-button'
import { ShippingPlace } from './shipping/shipping-place'
import { FewLeft } from './urgency/few-left'

interface ProductInfoProps {
  product: ProductView
  offer: Offer
  canonical: string
  onChoose: (id: number) => void
  answers: ProductAnswers
  /** From the store's settings. */
  terms: ProductTerms
  trust: ReactNode
  isCrawler: boolean | undefined
}

export interface ProductTerms {
  /** Spec 3: a percentage. Shown only when the API gives no cash price. */
  pixPercent: number
  boletoPercent: number
  freeShippingCents: number
  /** Whether the store offers subscriptions. */
  subscriptions: boolean
}

/** The column beside the pictures: name, price and buy form. */
export function ProductInfo({
  product,
  offer,
  canonical,
  onChoose,
  answers,
  terms,
  trust,
  isCrawler
}: ProductInfoProps) {
  const { siblings, path } = product
  const missing = offer.missing?.id ?? 0
  return (
    <div className={styles.info}>
      <Title product={product} sku={offer.sku} />
      {offer.status === 'available' && offer.price ? (
        <PriceBlock
          price={offer.price}
          offer={offer}
          doses={product.doses}
          pixPercent={terms.pixPercent}
          boletoPercent={terms.boletoPercent}
        />
      ) : null}
      {siblings ? <SiblingGroup siblings={siblings} path={path} /> : null}
      {offer.status === 'available' && offer.left > 0 ? <FewLeft left={offer.left} /> : null}
      {offer.status === 'available' ? (
        <>
          <BuyForm
            product={product}
            offer={offer}
            onChoose={onChoose}
            refusal={answers.refusal}
            recurrences={terms.subscriptions ? product.recurrences : undefined}
            isCrawler={isCrawler}
          />
          {trust}
          <MissingOptions product={product} missing={missing} outcome={answers.request} />
          <ShippingPlace
            product={product.id}
            path={path}
            chosen={offer.option?.id ?? 0}
            outcome={answers.shipping}
            price={offer.price?.now ?? 0}
            freeFrom={terms.freeShippingCents}
          />
        </>
      ) : (
        <NotForSale product={product} status={offer.status} missing={missing} answers={answers} />
      )}
      <div className={styles.ways}>
        <ShareButton title={product.name} url={canonical} />
        <CompareButton product={product} />
        <FavoriteForm product={toFavorite(product)} />
      </div>
    </div>
  )
}

function toFavorite({ id, path, name, brand, gallery }: ProductView): FavoriteProduct {
  return { id, path, name, brand: brand?.name ?? '', image: gallery[0]?.source ?? null }
}

function Title({ product, sku }: { product: ProductView; sku: string }) {
  const t = useTranslator()
  const { name, brand, badges, rating, summary } = product
  return (
    <StaticUntilChange as="header" of={JSON.stringify([badges, rating, sku])} className={styles.title}>
      {() => (
        <>
          <Badges badges={badges} />
          <Brand brand={brand} />
          <h1>{name}</h1>
          <div className={styles.line}>
            <RatingSummary rating={rating} />
            {sku ? <span>{`${t('detail.sku')}: ${sku}`}</span> : null}
          </div>
          {summary ? <p>{summary}</p> : null}
        </>
      )}
    </StaticUntilChange>
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
