import type { ProductCard } from '../../models/product-card'
import type { ProductPage } from '../../models/product-page'

/** What the page shows of a product, and no more: all of it is written into the document a second time. */
export type ProductView = Pick<
  ProductPage,
  | 'id'
  | 'path'
  | 'name'
  | 'brand'
  | 'sku'
  | 'breadcrumb'
  | 'seo'
  | 'status'
  | 'price'
  | 'installments'
  | 'gallery'
  | 'summary'
  | 'descriptionHtml'
  | 'attribute'
  | 'siblings'
  | 'limit'
  | 'nutrition'
  | 'facts'
  | 'badges'
  | 'rating'
  | 'reviews'
  | 'line'
>

export interface ProductPageData {
  product: ProductView
  /** Absolute, without the chosen attribute. */
  canonical: string
  /** Never rejects; empty when there are none or they cannot be had. */
  similar: ProductCard[] | Promise<ProductCard[]>
}

export function toProductView(page: ProductPage): ProductView {
  const { id, path, name, brand, sku, breadcrumb, seo, status, price, installments, gallery, summary } = page
  const { descriptionHtml, attribute, siblings, limit, nutrition, facts, badges, rating, reviews, line } = page
  return {
    id,
    path,
    name,
    brand,
    sku,
    breadcrumb,
    seo,
    status,
    price,
    installments,
    gallery,
    summary,
    descriptionHtml,
    attribute,
    siblings,
    limit,
    nutrition,
    facts,
    badges,
    rating,
    reviews,
    line
  }
}
