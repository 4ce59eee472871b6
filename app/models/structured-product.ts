import type { AggregateOffer, AggregateRating, Offer, Product, Review as ReviewThing } from 'schema-dts'
import { readGtin } from './gtin.ts'
import { imageUrl } from './image.ts'
import { decimalBRL } from './money.ts'
import { plainText } from './plain-text.ts'
import type { AttributeOption } from './product-choices.ts'
import type { ProductPage } from './product-page.ts'
import type { Review } from './reviews.ts'
import { CURRENCY, returnPolicy, shippingDetails } from './structured-shipping.ts'

export type DescribedProduct = Pick<
  ProductPage,
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
  seller: string
  nowMs: number
  /** Spec 9's invented rating for products that nobody has rated: see docs/quirks.md. */
  defaultRating: boolean
}

export function productThing(product: DescribedProduct, options: ProductOptions): Product {
  const { name, brand, sku, mpn, gallery, summary, descriptionHtml, reviews } = product
  const gtin = readGtin(product.ean)
  const description = summary || plainText(descriptionHtml)
  const images = gallery
    .slice(0, MAX_IMAGES)
    .map(({ source }) => new URL(imageUrl(source, IMAGE_WIDTH), options.url).href)
  const offers = offerThing(product, options)
  const aggregateRating = ratingThing(product, options)
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(sku && { sku }),
    ...(mpn && { mpn }),
    ...(gtin && { [gtin.name]: gtin.value }),
    ...(offers && { offers }),
    ...(aggregateRating && { aggregateRating }),
    ...(reviews.length > 0 && { review: reviews.slice(0, MAX_REVIEWS).map(reviewThing) })
  }
}

/** Wide enough for every kind of result, and a width that the image route makes. */
const IMAGE_WIDTH = 1200
const MAX_IMAGES = 5
const MAX_REVIEWS = 3
/** Spec 9: price valid one year. */
const PRICE_VALID_YEARS = 1
/** Spec 9: default rating 4 with 7 reviews when none. */
const DEFAULT_RATING = { average: 4, count: 7 }

/** One price, or the range where options have prices of their own. Null where there is no price to name. */
function offerThing(product: DescribedProduct, options: ProductOptions): Offer | AggregateOffer | null {
  const { price, status, attribute } = product
  if (!price || status === 'quote') return null
  const prices = optionPrices(attribute?.options ?? [], price.now)
  const lowest = Math.min(...prices, Number.POSITIVE_INFINITY)
  const terms = offerTerms(product, Number.isFinite(lowest) ? lowest : price.now, options)
  if (new Set(prices).size < 2) return { '@type': 'Offer', price: decimalBRL(prices[0] ?? price.now), ...terms }
  return {
    '@type': 'AggregateOffer',
    lowPrice: decimalBRL(lowest),
    highPrice: decimalBRL(Math.max(...prices)),
    offerCount: prices.length,
    ...terms
  }
}

/** Cents, of the options that can be bought; of all when none can. */
function optionPrices(all: AttributeOption[], usual: number): number[] {
  const sold = all.filter(({ available }) => available)
  return (sold.length > 0 ? sold : all).map(({ price }) => price?.now ?? usual)
}

function offerTerms({ status }: DescribedProduct, cents: number, { url, seller, nowMs }: ProductOptions) {
  return {
    priceCurrency: CURRENCY,
    priceValidUntil: yearAfter(nowMs),
    availability: status === 'available' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@type': 'Organization', name: seller },
    shippingDetails: shippingDetails(cents),
    hasMerchantReturnPolicy: returnPolicy()
  } as const
}

function yearAfter(nowMs: number): string {
  const day = new Date(nowMs)
  day.setUTCFullYear(day.getUTCFullYear() + PRICE_VALID_YEARS)
  return day.toISOString().slice(0, 10)
}

function ratingThing({ rating }: DescribedProduct, { defaultRating }: ProductOptions): AggregateRating | null {
  const shown = rating ?? (defaultRating ? DEFAULT_RATING : null)
  return shown && { '@type': 'AggregateRating', ratingValue: shown.average, reviewCount: shown.count }
}

function reviewThing({ author, rating, comment, date }: Review): ReviewThing {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date) ?? []
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    ...(day && { datePublished: day }),
    ...(comment && { reviewBody: comment })
  }
}
