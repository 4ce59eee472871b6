import type { StaticViews } from '../../models/listing/static-views'
import type { ProductCard } from '../../models/product/product-card'
import type { ProductPage, ProductTexts } from '../../models/product/product-page'
import type { Question } from '../../models/product/questions'
import type { ReviewSheet } from '../../models/product/reviews'
import type { ReviewQuery } from './reviews/review-query'

/** Sent apart from the product, or not shown on its page. */
type Elsewhere = keyof ProductTexts | 'questions' | 'category' | 'summaryHtml' | 'hasSellers'
type Rare = 'video' | 'doses' | 'recurrences' | 'filters' | 'minimumAge'

/** Only what the page shows, because the document also carries it as loader data. */
export type ProductView = Omit<ProductPage, Elsewhere | Rare> & {
  /** URL of a film. */
  video?: string
  /** Doses in one pack, when known for certain. */
  doses?: number
  /** Delivery intervals in days, for products with a subscription. */
  recurrences?: number[]
  /** Filter values, recorded in the browsing history. */
  filters?: ProductPage['filters']
  /** The buyer's minimum age, when there is one. */
  minimumAge?: number
}

export interface ProductPageData {
  product: ProductView
  /** Absolute URL, without the chosen option. */
  canonical: string
  /** Set for age-restricted products, so that crawlers are not asked for an age. */
  isCrawler?: boolean
  askedReviews: ReviewQuery
  /** Reviews beyond the product's own: see `loadReviews`. Never rejects. */
  reviewSheet: ReviewSheet | null | Promise<ReviewSheet | null>
  /** Null when the document holds them as markup. */
  texts: ProductTexts | null
  /** Null when the document holds them as markup. */
  questions: Question[] | null
  /** Null when the document holds it as markup. */
  trust: StaticViews['trust'] | null
  /** Null in the browser of a document. */
  offers: StaticViews['offers'] | null
  /** The question to answer, from the query. */
  answering: Pick<Question, 'id' | 'text'> | null
  /** Null when the document holds them as markup. Never rejects; empty when there are none or the call failed. */
  similar: ProductCard[] | Promise<ProductCard[]> | null
}

export function toProductView(page: ProductPage): ProductView {
  const { descriptionHtml, facts, nutrition, questions, category, summaryHtml, hasSellers, ...shown } = page
  const { video, doses, recurrences, filters, minimumAge, combinations, ...always } = shown
  const isAsked = minimumAge > 0 || page.customizations.some(({ required }) => required)
  return {
    ...always,
    ...(video && { video }),
    ...(recurrences.length > 0 && { recurrences }),
    ...(doses > 0 && { doses }),
    ...(minimumAge > 0 && { minimumAge }),
    ...(filters.length > 0 && { filters }),
    // Only the buy form asks for custom text or age.
    combinations: isAsked ? [] : combinations
  }
}
