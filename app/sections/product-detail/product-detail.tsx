import '../../forms/form.module.css'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { recordEvent } from '../../stores/shop-events.ts'
import { part } from '../../ui/part.tsx'
import { AgeGate } from '../age-gate/age-gate.tsx'
import { BelowFold } from '../below-fold.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { lazyPlace } from '../lazy-place.tsx'
import { nearPlace } from '../lazy-when-near.tsx'
import * as combination from './combination/combination.module.css'
import { Gallery } from './gallery/gallery.tsx'
import { orderPictures } from './gallery/picture-order.ts'
import { ATTRIBUTE_FIELD, type Offer, toOffer } from './offer.ts'
import * as styles from './product-detail.module.css'
import { QUESTIONS_ID, useProductAnswers } from './product-forms.ts'
import { ProductInfo, type ProductTerms } from './product-info.tsx'
import type { ProductPageData, ProductView } from './product-view.ts'
import * as questions from './questions/questions.module.css'
import { RecentlyViewed } from './recently-viewed/recently-viewed.tsx'
import { Title } from './title/title.tsx'
import './reviews/review-form.module.css'
import { REVIEWS_ID } from './reviews/review-query.ts'
import * as reviews from './reviews/reviews.module.css'
import { Similar } from './similar/similar.tsx'
import { OffersPart, TextsPart } from './static-parts.tsx'
import { useShownAttributes } from './use-shown-attributes.ts'

// The server renders these parts; the browser keeps their markup and loads their code later.
const Combination = part(async () => (await import('./combination/combination.tsx')).Combination, {
  when: 'interaction'
})
const BuyTogether = lazyPlace(Combination, combination.place)
const QuestionsPlace = nearPlace(
  async () => (await import('./questions/questions.tsx')).Questions,
  () => `#${QUESTIONS_ID}`,
  <div id={QUESTIONS_ID} className={questions.waiting} />
)
const ReviewsPlace = nearPlace(
  async () => (await import('./reviews/reviews.tsx')).Reviews,
  () => `#${REVIEWS_ID}`,
  <div id={REVIEWS_ID} className={reviews.waiting} />
)

interface ProductDetailProps {
  data: ProductPageData
  terms: ProductTerms
}

/** Memoized: the router renders the page again when a navigation begins. */
export const ProductDetail = memo(function ProductDetail({ data, terms }: ProductDetailProps) {
  const { product, views } = data
  const answers = useProductAnswers()
  const [asked, choose] = useChoice()
  const offer = toOffer(product, asked ?? answers.refusal?.typed.attribute)
  const chosen = offer.option?.id ?? 0
  useViewEvent(product, offer)
  useShownAttributes(product)
  const pictures = orderPictures(product.gallery, offer.option, product.attribute?.options)
  const isSold = offer.status === 'available'
  const offers = <OffersPart data={views.offers} />
  return (
    <div className="page">
      {product.minimumAge ? <AgeGate key={product.id} age={product.minimumAge} isCrawler={data.isCrawler} /> : null}
      <Breadcrumb crumbs={product.breadcrumb} />
      <article className={styles.product}>
        <div className={styles.top} key={product.id}>
          <Title product={product} />
          <Gallery name={product.name} pictures={pictures} video={product.video} badges={product.badges} />
          <ProductInfo data={data} offer={offer} onChoose={choose} answers={answers} terms={terms} />
        </div>
        <BelowFold key={`end-${product.id}`}>
          {isSold && product.combinations.length > 0 ? (
            <BuyTogether
              key={`${product.id}-${chosen}`}
              product={product}
              chosen={chosen}
              refusal={answers.combination}
            />
          ) : null}
          {product.isKit ? null : offers}
          <TextsPart data={views.texts} />
          {product.isKit ? offers : null}
          <QuestionsPlace key={`questions-${product.id}`} data={data} outcome={answers.question} />
          <ReviewsPlace data={data} outcome={answers.review} />
        </BelowFold>
      </article>
      <BelowFold key={product.id}>
        <Similar data={views.similar} product={product} />
        <RecentlyViewed product={product} />
      </BelowFold>
    </div>
  )
})

/**
 * The option id in the URL, as text, and a function that changes it. Changing it runs no loader and does not scroll.
 * The choice shows before the URL has changed.
 */
function useChoice() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(ATTRIBUTE_FIELD)
  const [asked, setAsked] = useState(inAddress)
  useEffect(() => setAsked(inAddress), [inAddress])

  function choose(id: number) {
    setAsked(String(id))
    const chosen = (known: URLSearchParams) => {
      const next = new URLSearchParams(known)
      next.set(ATTRIBUTE_FIELD, String(id))
      return next
    }
    setParams(chosen, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }

  return [asked, choose] as const
}

function useViewEvent({ id, name, brand, breadcrumb }: ProductView, { option, price }: Offer): void {
  const recorded = useRef(0)
  const record = useEffectEvent(() => {
    if (recorded.current === id) return
    recorded.current = id
    const categories = breadcrumb.filter(({ path, label }) => path !== '/' && label !== name).map(({ label }) => label)
    const product = { id, name, brand: brand?.name ?? '', categories, variant: option?.label, price: price?.now ?? 0 }
    recordEvent({ name: 'view_item', product })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is another view; another option of it is not.
  useEffect(record, [id])
}
