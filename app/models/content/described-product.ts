import type { ProductPage } from '../product/product-page.ts'
import type { DeliveryTime } from './structured-shipping.ts'

/** What structured data say of a product. */
export type DescribedProduct = Pick<
  ProductPage,
  | 'id'
  | 'name'
  | 'brand'
  | 'sku'
  | 'ean'
  | 'mpn'
  | 'status'
  | 'price'
  | 'gallery'
  | 'summary'
  | 'descriptionHtml'
  | 'attribute'
  | 'rating'
  | 'reviews'
>

export interface ProductOptions {
  /** Absolute. */
  url: string
  /** Absolute address that has this option of the product chosen. */
  optionUrl: (option: number) => string
  seller: string
  deliveries: readonly DeliveryTime[]
  nowMs: number
  /** Spec 9's invented rating for products that nobody has rated: see docs/quirks.md. */
  defaultRating: boolean
}
