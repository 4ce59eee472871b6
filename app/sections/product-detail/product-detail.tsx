import '../../i18n/messages/detail'
import { lazy } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { AgeGate } from '../age-gate/age-gate'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { Section } from '../section'
import { LazyShowcase } from '../showcase/lazy-showcase'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton'
import { StaticPart } from '../static-part'
import { useChoice } from './attributes/use-choice'
import { BuyBar } from './buy/buy-bar'
import { BuyTogether } from './combination/buy-together'
import './details/details.module.css'
import { Gallery } from './gallery/gallery'
import { orderPictures } from './gallery/picture-order'
import { toOffer } from './offer'
import { OffersPlace } from './offers/offers-place'
import { useProductAnswers } from './product-answers'
import styles from './product-detail.module.css'
import { ProductInfo, type ProductTerms } from './product-info'
import type { ProductPageData } from './product-view'
import { QuestionsPlace } from './questions/questions-place'
import { RecentlyViewed } from './recently-viewed/recently-viewed'
import { ReviewsPlace } from './reviews/reviews-place'
import { TrustPlace } from './trust/trust-place'
import { useViewEvent } from './use-view-event'

const loadTexts = () => import('./details/product-texts')
const ProductTexts = import.meta.env.SSR
  ? (await loadTexts()).ProductTexts
  : lazy(async () => ({ default: (await loadTexts()).ProductTexts }))

/** The product page. The URL holds the chosen option. */
export function ProductDetail({ data, terms }: { data: ProductPageData; terms: ProductTerms }) {
  const { product, canonical } = data
  const t = useTranslator()
  const answers = useProductAnswers()
  const [asked, choose] = useChoice()
  const offer = toOffer(product, asked ?? answers.refusal?.typed.attribute)
  const chosen = offer.option?.id ?? 0
  useViewEvent(product, offer)
  const pictures = orderPictures(product.gallery, offer.option)
  return (
    <div className="page">
      {product.minimumAge ? <AgeGate key={product.id} age={product.minimumAge} isCrawler={data.isCrawler} /> : null}
      <Breadcrumb crumbs={product.breadcrumb} />
      <article className={styles.product}>
        <div className={styles.top} key={product.id}>
          <Gallery name={product.name} pictures={pictures} video={product.video} />
          <ProductInfo
            product={product}
            offer={offer}
            canonical={canonical}
            onChoose={choose}
            answers={answers}
            terms={terms}
            trust={<TrustPlace data={data.trust} />}
            isCrawler={data.isCrawler}
          />
        </div>
        {offer.status === 'available' ? (
          <BuyTogether
            key={`${product.id}-${chosen}`}
            product={product}
            chosen={chosen}
            refusal={answers.combination}
          />
        ) : null}
        <OffersPlace data={data.offers} />
        <StaticPart name="texts" keptAs="texts" data={data.texts}>
          {texts => <ProductTexts texts={texts} />}
        </StaticPart>
        <QuestionsPlace
          key={`questions-${product.id}`}
          path={product.path}
          questions={data.questions}
          answering={data.answering}
          outcome={answers.question}
        />
        <ReviewsPlace product={product} asked={data.askedReviews} sheet={data.reviewSheet} outcome={answers.review} />
        {offer.status === 'available' ? <BuyBar price={offer.price} /> : null}
      </article>
      <StaticPart name="similar" data={data.similar}>
        {similar => (
          <Section data={similar} skeleton={<ShowcaseSkeleton title={t('detail.similar')} />}>
            {products => <LazyShowcase title={t('detail.similar')} products={products} />}
          </Section>
        )}
      </StaticPart>
      <RecentlyViewed product={product} />
    </div>
  )
}
