import '../../i18n/messages/detail'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Settings } from '../../models/store/settings'
import { FavoriteForm } from '../favorite-button/favorite-form'
import { StaticUntilChange } from '../static-until-change'
import { SiblingGroup } from './attributes/sibling-group'
import { BuyForm } from './buy/buy-form'
import buy from './buy/buy-form.module.css'
import { Messages } from './buy/messages'
import { CompareButton } from './compare/compare-button'
import urgency from './few-left.module.css'
import type { Offer } from './offer'
import { PriceBlock } from './price/price-block'
import type { ProductAnswers } from './product-forms'
import styles from './product-info.module.css'
import type { ProductPageData, ProductView } from './product-view'
import { MissingOptions, RequestPlace } from './requests/request-place'
import { RatingSummary } from './reviews/rating-summary'
import { ShareButton } from './share/share-button'
import { ShippingPlace } from './shipping/shipping-place'
import { TrustPart } from './static-parts'

interface ProductInfoProps {
  data: ProductPageData
  offer: Offer
  onChoose: (id: number) => void
  answers: ProductAnswers
  terms: ProductTerms
}

export type ProductTerms = Pick<Settings, 'pixPercent' | 'boletoPercent' | 'freeShippingCents' | 'subscriptions'>

export function ProductInfo({ data, offer, onChoose, answers, terms }: ProductInfoProps) {
  const t = useTranslator()
  const { product, canonical, isCrawler, trust } = data
  const { id, path, name, brand, gallery, siblings } = product
  const { status, price, left } = offer
  const missing = offer.missing?.id ?? 0
  const favorite = { id, path, name, brand: brand?.name ?? '', image: gallery[0]?.source ?? null }
  return (
    <div className={styles.info}>
      <Title product={product} sku={offer.sku} />
      {status === 'available' && price ? (
        <PriceBlock price={price} offer={offer} doses={product.doses} measure={product.measure} terms={terms} />
      ) : null}
      {siblings ? <SiblingGroup siblings={siblings} path={path} /> : null}
      {status === 'available' ? (
        <>
          {left > 0 ? (
            <p className={urgency.left}>{left === 1 ? t('detail.lastUnit') : t('detail.lastUnits', { count: left })}</p>
          ) : null}
          <BuyForm
            product={product}
            offer={offer}
            onChoose={onChoose}
            refusal={answers.refusal}
            recurrences={terms.subscriptions ? product.recurrences : undefined}
            isCrawler={isCrawler}
          />
          <TrustPart data={trust} />
          <MissingOptions product={product} missing={missing} outcome={answers.request} />
          <ShippingPlace
            product={id}
            path={path}
            chosen={offer.option?.id ?? 0}
            outcome={answers.shipping}
            price={price?.now ?? 0}
            freeFrom={terms.freeShippingCents}
          />
        </>
      ) : (
        <NotForSale product={product} isQuote={status === 'quote'} missing={missing} answers={answers} />
      )}
      <div className={styles.ways}>
        <ShareButton title={name} url={canonical} />
        <CompareButton product={product} />
        <FavoriteForm product={favorite} />
      </div>
    </div>
  )
}

interface NotForSaleProps {
  product: ProductView
  isQuote: boolean
  missing: number
  answers: ProductAnswers
}

function NotForSale({ product, isQuote, missing, answers: { refusal, request } }: NotForSaleProps) {
  const t = useTranslator()
  return (
    <div className={buy.notice}>
      {refusal ? <Messages messages={refusal.messages} /> : null}
      <strong>{t(isQuote ? 'detail.priceOnRequest' : 'product.unavailable')}</strong>
      {isQuote ? null : <p>{t('detail.unavailableHint')}</p>}
      <RequestPlace kind={isQuote ? 'orcamento' : 'avise-me'} product={product} missing={missing} outcome={request} />
    </div>
  )
}

function Title({ product, sku }: { product: ProductView; sku: string }) {
  const t = useTranslator()
  const { name, brand, badges, rating, summary } = product
  return (
    <StaticUntilChange as="header" of={JSON.stringify([badges, rating, sku])} className={styles.title}>
      {() => (
        <>
          {badges.length > 0 ? (
            <ul className={styles.badges}>
              {badges.map(({ label, text, background }) => (
                <li key={label} style={{ color: text, background }}>
                  {label}
                </li>
              ))}
            </ul>
          ) : null}
          <Brand brand={brand} />
          <h1>{name}</h1>
          <div className={styles.line}>
            {rating ? <RatingSummary rating={rating} /> : null}
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
    <Link
      discover="none"
      to={brand.path}
      prefetch="intent"
      className={styles.brand}
      title={t('detail.seeBrand', { name: brand.name })}
    >
      {brand.name}
    </Link>
  )
}
