import type { StaticViews } from '../../models/listing/static-views'
import type { ProductCard } from '../../models/product/product-card'
import type { ProductPage, ProductTexts } from '../../models/product/product-page'
import type { Question } from '../../models/product/questions'
import type { ReviewSheet } from '../../models/product/reviews'
import type { ReviewQuery } from './reviews/review-query'

/** What the page shows of a product, and no more: all of it is written into the document a second time. */
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
  /** Address of a film. */
  video?: string
  /** In one pack, where that is certain. */
  doses?: number
  /** Days between two deliveries, where the product can be subscribed to. */
  recurrences?: number[]
  /** Values of filters: for the history of what was looked at. */
  filters?: ProductPage['filters']
  /** Of who buys it, where the product is not for everybody. */
  minimumAge?: number
}

export interface ProductPageData {
  product: ProductView
  /** Absolute, without the chosen attribute. */
  canonical: string
  /** Said of products that are not for everybody: crawlers are asked nothing. */
  isCrawler?: boolean
  askedReviews: ReviewQuery
  /** Reviews besides the product's own: see `loadReviews`. Never rejects. */
  reviewSheet: ReviewSheet | null | Promise<ReviewSheet | null>
  /** Null where the document shows them already. */
  texts: ProductTexts | null
  /** Null where the document shows them already. */
  questions: Question[] | null
  /** Null where the document shows it already. */
  trust: StaticViews['trust'] | null
  /** Null in the browser of a document. */
  offers: StaticViews['offers'] | null
  /** The question that the address asks to answer. */
  answering: Pick<Question, 'id' | 'text'> | null
  /** Null where the document shows them already. Never rejects; empty when there are none or they cannot be had. */
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
    // The buy form alone asks for a text or an age.
    combinations: isAsked ? [] : page.combinations,
    badges,
    rating,
    reviews,
    line
  }
}
