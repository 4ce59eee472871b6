import type { ProductPage } from '../product/product-page.ts'
import type { DeliveryTime } from './structured-shipping.ts'

/** The fields that structured data use. */
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
  /** Absolute address. */
  url: string
  /** Absolute address of the page with this option selected. */
  optionUrl: (option: number) => string
  seller: string
  deliveries: readonly DeliveryTime[]
  nowMs: number
  /** Adds spec 9's invented rating to products without one: see docs/quirks.md. */
  defaultRating: boolean
}
