import type { Streamed } from '../../models/listing/home-sections.ts'
import type { SellerOffer } from '../../models/product/offers.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import type { ProductPage, ProductTexts } from '../../models/product/product-page.ts'
import type { Question } from '../../models/product/questions.ts'
import type { ReviewSheet } from '../../models/product/reviews.ts'
import type { TrustView } from '../../models/store/trust.ts'
import type { ReviewQuery } from './reviews/review-query.ts'

export type ProductView = ReturnType<typeof toProductView>

export interface ProductPageData {
  product: ProductView
  canonical: string
  /** Set for age-restricted products: crawlers are not asked for an age. */
  isCrawler?: boolean
  /** Absent: `FIRST_REVIEWS`. */
  askedReviews?: ReviewQuery
  /** Reviews beyond the product's own: see `loadReviews`. Never rejects. */
  reviewSheet?: ReviewSheet | Promise<ReviewSheet | null>
  answering?: Pick<Question, 'id' | 'text'>
  /** Absent where the document has them as markup. Their promises never reject. */
  views: Partial<ProductViews>
}

interface ProductViews {
  texts: ProductTexts
  questions: Question[]
  trust: Streamed<TrustView>
  offers: Streamed<SellerOffer[]>
  /** Empty when there are none or the call failed. */
  similar: Streamed<ProductCard[]>
}

/** Only what the page shows, because the document also carries it as loader data. Rare values are left out when empty. */
export function toProductView(page: ProductPage) {
  const {
    ean,
    mpn,
    descriptionHtml,
    facts,
    nutrition,
    cautions,
    cautionsAfter,
    kit,
    questions,
    category,
    summaryHtml,
    hasSellers,
    ...shown
  } = page
  const {
    video,
    doses,
    measure,
    recurrences,
    subscription,
    filters,
    minimumAge,
    highlights,
    combinations,
    wholesale,
    customizations,
    ...always
  } = shown
  const isAsked = minimumAge > 0 || customizations.some(({ required }) => required)
  return {
    ...always,
    ...(video && { video }),
    ...(customizations.length > 0 && { customizations }),
    ...(wholesale.length > 0 && { wholesale }),
    ...(recurrences.length > 0 && { recurrences }),
    ...(subscription && { subscription }),
    ...(doses > 0 && { doses }),
    ...(measure && { measure }),
    ...(minimumAge > 0 && { minimumAge }),
    ...(kit && { isKit: true }),
    ...(highlights && { highlights }),
    ...(filters.length > 0 && { filters }),
    // Only the buy form asks for custom text or age.
    combinations: isAsked ? [] : combinations.map(withoutZero)
  }
}

function withoutZero({ amount, ...combination }: ProductPage['combinations'][number]) {
  return amount ? { ...combination, amount } : combination
}
