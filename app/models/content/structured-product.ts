import type { AggregateRating, Product, ProductGroup, Review as ReviewThing } from 'schema-dts'
import { readGtin } from '../product/gtin.ts'
import type { Review } from '../product/reviews.ts'
import { pictureUrl } from './image.ts'
import { plainText } from './plain-text.ts'
import { type DescribedProduct, offerThing, type ProductOptions } from './structured-offer.ts'
import { variantThings, variesBy } from './structured-variants.ts'

/** Null without an offer, a rating or a review: search engines require one of the three. */
export function productThing(product: DescribedProduct, options: ProductOptions): Product | ProductGroup | null {
  const shared = { ...identity(product), ...pictures(product, options), ...opinions(product, options) }
  const variants = variantThings(product, options)
  if (variants.length > 0) {
    const by = variesBy(product)
    const group = { url: options.url, productGroupID: product.sku || String(product.id), ...(by && { variesBy: by }) }
    return { '@type': 'ProductGroup', ...shared, ...group, hasVariant: variants }
  }
  const offers = offerThing(product, product, options)
  if (!offers && !('aggregateRating' in shared) && !('review' in shared)) return null
  return { '@type': 'Product', ...shared, ...codes(product), ...(offers && { offers }) }
}

function identity({ name, brand, summary, descriptionHtml }: DescribedProduct) {
  const description = summary || plainText(descriptionHtml)
  return {
    name,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } as const })
  }
}

const MAX_IMAGES = 5

function pictures({ gallery }: DescribedProduct, { url }: ProductOptions) {
  const image = gallery.slice(0, MAX_IMAGES).map(({ source }) => pictureUrl(source, url))
  return image.length > 0 ? { image } : {}
}

/** Codes of a product sold in a single form: the API gives an option no code but its SKU. */
function codes({ sku, mpn, ean }: DescribedProduct) {
  const gtin = readGtin(ean)
  return { ...(sku && { sku }), ...(mpn && { mpn }), ...(gtin && { [gtin.name]: gtin.value }) }
}

const MAX_REVIEWS = 3

function opinions(product: DescribedProduct, options: ProductOptions) {
  const { reviews } = product
  const aggregateRating = ratingThing(product, options)
  return {
    ...(aggregateRating && { aggregateRating }),
    ...(reviews.length > 0 && { review: reviews.slice(0, MAX_REVIEWS).map(reviewThing) })
  }
}

/** Spec 9: rating 4 with 7 reviews when the product has none. */
const DEFAULT_RATING = { average: 4, count: 7 }

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
