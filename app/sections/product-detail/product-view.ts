import type { StaticViews } from '../../models/listing/static-views'
import type { ProductCard } from '../../models/product/product-card'
import type { ProductPage, ProductTexts } from '../../models/product/product-page'
import type { Question } from '../../models/product/questions'
import type { ReviewSheet } from '../../models/product/reviews'
import type { ReviewQuery } from './reviews/review-query'

/** Only what the page shows, because the document also carries it as loader data. */
export type ProductView = Pick<
  ProductPage,
  | 'id'
  | 'path'
  | 'name'
  | 'brand'
  | 'sku'
  | 'ean'
  | 'mpn'
  | 'breadcrumb'
  | 'seo'
  | 'status'
  | 'price'
  | 'installments'
  | 'wholesale'
  | 'customizations'
  | 'gallery'
  | 'summary'
  | 'attribute'
  | 'siblings'
  | 'limit'
  | 'stock'
  | 'left'
  | 'combinations'
  | 'badges'
  | 'rating'
  | 'reviews'
  | 'line'
> & {
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
  const { id, path, name, brand, sku, ean, mpn, breadcrumb, seo, status, price, installments, gallery, summary } = page
  const { attribute, siblings, limit, badges, rating, reviews, line } = page
  const { stock, left, wholesale, customizations, minimumAge } = page
  const isAsked = minimumAge > 0 || customizations.some(({ required }) => required)
  return {
    id,
    path,
    name,
    brand,
    sku,
    ean,
    mpn,
    breadcrumb,
    seo,
    status,
    price,
    installments,
    wholesale,
    customizations,
    gallery,
    ...(page.video && { video: page.video }),
    ...(page.recurrences.length > 0 && { recurrences: page.recurrences }),
    ...(page.doses > 0 && { doses: page.doses }),
    ...(minimumAge > 0 && { minimumAge }),
    ...(page.filters.length > 0 && { filters: page.filters }),
    summary,
    attribute,
    siblings,
    limit,
    stock,
    ...(left !== undefined && { left }),
    // Only the buy form asks for custom text or age.
    combinations: isAsked ? [] : page.combinations,
    badges,
    rating,
    reviews,
    line
  }
}
