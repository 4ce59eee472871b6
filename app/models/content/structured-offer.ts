import type { Offer } from 'schema-dts'
import type { ProductCore, ProductPage } from '../product/product-page.ts'
import { decimalBRL } from '../store/money.ts'
import type { Settings } from '../store/settings.ts'
import { type DescribedFacts, unitPriceThing } from './structured-facts.ts'
import type { Mention } from './structured-mention.ts'
import { CURRENCY, returnPolicy, shippingDetails } from './structured-shipping.ts'

export type DescribedProduct = ProductCore &
  Pick<ProductPage, 'sku' | 'ean' | 'mpn' | 'summary' | 'descriptionHtml' | 'attribute' | 'reviews'> &
  DescribedFacts

export interface ProductOptions {
  url: string
  optionUrl: (option: number) => string
  seller: string
  deliveries: Settings['deliveries']
  nowMs: number
  /** Shortens what several offers say: see `mention`. */
  mention?: Mention
  /** Adds spec 9's invented rating to products without one: see docs/quirks.md. */
  defaultRating: boolean
}

export function offerThing(
  product: DescribedProduct,
  { price, status }: Pick<ProductPage, 'price' | 'status'>,
  options: ProductOptions
): Offer | null {
  const { url, seller, deliveries, nowMs, mention = whole => whole } = options
  if (!price || product.status === 'quote') return null
  return {
    '@type': 'Offer',
    price: decimalBRL(price.now),
    priceCurrency: CURRENCY,
    ...(product.measure && { priceSpecification: mention(unitPriceThing(price.now, product.measure)) }),
    priceValidUntil: yearAfter(nowMs),
    availability: status === 'available' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: mention({ '@type': 'Organization', name: seller } as const),
    shippingDetails: shippingDetails(price.now, deliveries).map(mention),
    hasMerchantReturnPolicy: mention(returnPolicy())
  }
}

/** Spec 9: price valid one year. */
const PRICE_VALID_YEARS = 1

function yearAfter(nowMs: number): string {
  const day = new Date(nowMs)
  day.setUTCFullYear(day.getUTCFullYear() + PRICE_VALID_YEARS)
  return day.toISOString().slice(0, 10)
}
