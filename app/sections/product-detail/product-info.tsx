import '../../i18n/messages/detail.ts'
import { useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Settings } from '../../models/store/settings.ts'
import { part } from '../../ui/part.tsx'
import { BelowFold } from '../below-fold.tsx'
import { FavoriteForm } from '../favorite-button/favorite-form.tsx'
import { lazyPlace } from '../lazy-place.tsx'
import { SiblingGroup } from './attributes/sibling-group.tsx'
import * as buy from './buy/buy-form.module.css'
import { BuyForm } from './buy/buy-form.tsx'
import * as line from './buy/delivery-line.module.css'
import { Messages } from './buy/messages.tsx'
import { CompareButton } from './compare/compare-button.tsx'
import * as urgency from './few-left.module.css'
import type { Offer, OfferTerms } from './offer.ts'
import { PriceBlock } from './price/price-block.tsx'
import type { ProductAnswers } from './product-forms.ts'
import * as styles from './product-info.module.css'
import type { ProductPageData, ProductView } from './product-view.ts'
import { MissingOptions, RequestPlace } from './requests/request-place.tsx'
import { ShareButton } from './share/share-button.tsx'
import { ShippingPlace } from './shipping/shipping-place.tsx'
import { TrustPart } from './static-parts.tsx'

// The server renders the line; the browser keeps it and loads its code at the first interaction.
const Line = part(async () => (await import('./buy/delivery-line.tsx')).DeliveryLine, { when: 'interaction' })
const DeliveryLine = lazyPlace(Line, line.line)

interface ProductInfoProps {
  data: ProductPageData
  offer: Offer
  onChoose: (id: number) => void
  answers: ProductAnswers
  terms: ProductTerms
}

export type ProductTerms = Pick<
  Settings,
  'name' | 'pixPercent' | 'boletoPercent' | 'freeShippingCents' | 'subscriptions'
>

export function ProductInfo({ data, offer, onChoose, answers, terms }: ProductInfoProps) {
  const t = useTranslator()
  const { product, canonical, isCrawler, views } = data
  const { id, path, name, brand, gallery, siblings } = product
  const { status, price, left, sku } = offer
  const [subscribed, setSubscribed] = useState<OfferTerms | null>(null)
  const isSold = status === 'available'
  const chosen = offer.option?.id ?? 0
  const missing = offer.missing?.id ?? 0
  const favorite = { id, path, name, brand: brand?.name ?? '', image: gallery[0]?.source ?? null }
  return (
    <>
      <div className={styles.info}>
        {isSold ? (
          <PriceBlock offer={subscribed ?? offer} doses={product.doses} measure={product.measure} terms={terms} />
        ) : null}
        {siblings ? <SiblingGroup siblings={siblings} path={path} /> : null}
        {isSold ? (
          <>
            {left > 0 ? (
              <p className={urgency.left}>{t(left === 1 ? 'detail.lastUnit' : 'detail.lastUnits', { count: left })}</p>
            ) : null}
            <BuyForm
              product={product}
              offer={offer}
              onChoose={onChoose}
              refusal={answers.refusal}
              hasSubscriptions={terms.subscriptions}
              onSubscribe={setSubscribed}
              isCrawler={isCrawler}
            >
              <DeliveryLine product={id} chosen={chosen} seller={product.stock === 0 ? '' : terms.name} />
            </BuyForm>
            <MissingOptions product={product} missing={missing} outcome={answers.request} />
            <BelowFold>
              <ShippingPlace
                product={id}
                path={path}
                chosen={chosen}
                outcome={answers.shipping}
                price={price?.now ?? 0}
                freeFrom={terms.freeShippingCents}
              />
            </BelowFold>
          </>
        ) : (
          <NotForSale product={product} isQuote={status === 'quote'} missing={missing} answers={answers} />
        )}
      </div>
      <div className={styles.more}>
        <BelowFold>
          <p>{product.summary}</p>
          {sku ? <p>{`${t('detail.sku')}: ${sku}`}</p> : null}
          {isSold ? <TrustPart data={views.trust} /> : null}
          <div className={styles.ways}>
            <ShareButton title={name} url={canonical} />
            <CompareButton product={product} />
            <FavoriteForm product={favorite} />
          </div>
        </BelowFold>
      </div>
    </>
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
