import type { AggregateRating, Product, ProductGroup, PropertyValue, Review as ReviewThing } from 'schema-dts'
import { readGtin } from '../product/gtin.ts'
import type { AttributeOption } from '../product/product-choices.ts'
import type { Review } from '../product/reviews.ts'
import { pictureUrl } from './image.ts'
import { plainText } from './plain-text.ts'
import { factProperties } from './structured-facts.ts'
import { mentionOnce } from './structured-mention.ts'
import { type DescribedProduct, offerThing, type ProductOptions } from './structured-offer.ts'

/** Null without an offer, a rating or a review: search engines require one of the three. */
export function productThing(product: DescribedProduct, options: ProductOptions): Product | ProductGroup | null {
  const { id, sku, attribute } = product
  const shared = sharedFacts(product, options)
  const terms = { ...options, mention: mentionOnce() }
  const variants = (attribute?.options ?? []).flatMap(option => variantThing(product, option, terms) ?? [])
  if (variants.length > 0) {
    const property = PROPERTIES.get(attribute?.name.toLowerCase() ?? '')
    const variesBy = property && { variesBy: `https://schema.org/${property}` }
    const group = { url: options.url, productGroupID: sku || String(id), ...variesBy }
    return { '@type': 'ProductGroup', ...shared, ...group, hasVariant: variants }
  }
  const offers = offerThing(product, product, options)
  if (!offers && !shared.aggregateRating && !shared.review) return null
  return { '@type': 'Product', ...shared, ...codes(product), ...(offers && { offers }) }
}

const MAX_IMAGES = 3
const MAX_REVIEWS = 1
/** Spec 9: rating 4 with 7 reviews when the product has none. */
const DEFAULT_RATING = { average: 4, count: 7 }

function sharedFacts(product: DescribedProduct, { url, defaultRating }: ProductOptions) {
  const { name, brand, summary, descriptionHtml, gallery, reviews } = product
  const description = summary || plainText(descriptionHtml)
  const image = gallery.slice(0, MAX_IMAGES).map(({ source }) => pictureUrl(source, url))
  const rating = product.rating ?? (defaultRating ? DEFAULT_RATING : null)
  return {
    name,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } as const }),
    ...(image.length > 0 && { image }),
    ...factProperties(product),
    ...(rating && { aggregateRating: ratingThing(rating) }),
    ...(reviews.length > 0 && { review: reviews.slice(0, MAX_REVIEWS).map(reviewThing) })
  }
}

function ratingThing({ average, count }: typeof DEFAULT_RATING): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count }
}

/** Codes of a product sold in a single form: the API gives an option no code but its SKU. */
function codes({ sku, mpn, ean }: DescribedProduct) {
  const gtin = readGtin(ean)
  return { ...(sku && { sku }), ...(mpn && { mpn }), ...(gtin && { [gtin.name]: gtin.value }) }
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

/** schema.org names two kinds of attribute. The others go into `additionalProperty`. */
const PROPERTIES = new Map([
  ['cor', 'color'],
  ['colour', 'color'],
  ['color', 'color'],
  ['tamanho', 'size'],
  ['size', 'size']
])

function variantThing(product: DescribedProduct, option: AttributeOption, options: ProductOptions): Product | null {
  const { id, label, sku } = option
  const url = options.optionUrl(id)
  const status = option.available ? 'available' : 'unavailable'
  const offers = offerThing(product, { price: option.price ?? product.price, status }, { ...options, url })
  if (!offers) return null
  const { gallery } = product
  const source = gallery.find(({ attribute }) => attribute === id)?.source ?? option.image ?? gallery[0]?.source
  return {
    '@type': 'Product',
    name: `${product.name} ${label}`,
    url,
    ...(sku && { sku }),
    ...(source && { image: pictureUrl(source, url) }),
    ...chosen(product, label),
    offers
  }
}

function chosen({ attribute }: DescribedProduct, label: string) {
  const name = attribute?.name ?? ''
  const property = PROPERTIES.get(name.toLowerCase())
  if (property) return { [property]: label }
  const value: PropertyValue = { '@type': 'PropertyValue', name, value: label }
  return { additionalProperty: value }
}
