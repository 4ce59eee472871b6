import type { Product, PropertyValue } from 'schema-dts'
import type { AttributeOption } from '../product/product-choices.ts'
import { pictureUrl } from './image.ts'
import { type DescribedProduct, offerThing, type ProductOptions } from './structured-offer.ts'

/** One product for each option. Empty without options or without a price. */
export function variantThings(product: DescribedProduct, options: ProductOptions): Product[] {
  return (product.attribute?.options ?? []).flatMap(option => variantThing(product, option, options) ?? [])
}

/** schema.org names two kinds of attribute. The others go into `additionalProperty`. */
export function variesBy({ attribute }: DescribedProduct): string | null {
  const property = PROPERTIES.get(attribute?.name.toLowerCase() ?? '')
  return property ? `https://schema.org/${property}` : null
}

const PROPERTIES = new Map([
  ['cor', 'color'],
  ['colour', 'color'],
  ['color', 'color'],
  ['tamanho', 'size'],
  ['size', 'size']
])

function variantThing(product: DescribedProduct, option: AttributeOption, options: ProductOptions): Product | null {
  const url = options.optionUrl(option.id)
  const status = option.available ? 'available' : 'unavailable'
  const offers = offerThing(product, { price: option.price ?? product.price, status }, { ...options, url })
  if (!offers) return null
  const source = pictureOf(product, option)
  return {
    '@type': 'Product',
    name: `${product.name} ${option.label}`,
    url,
    ...(option.sku && { sku: option.sku }),
    ...(source && { image: pictureUrl(source, url) }),
    ...chosen(product, option),
    offers
  }
}

function pictureOf({ gallery }: DescribedProduct, { id, image }: AttributeOption): string | null {
  return gallery.find(({ attribute }) => attribute === id)?.source ?? image ?? gallery[0]?.source ?? null
}

function chosen({ attribute }: DescribedProduct, { label }: AttributeOption) {
  const name = attribute?.name ?? ''
  const property = PROPERTIES.get(name.toLowerCase())
  if (property) return { [property]: label }
  const value: PropertyValue = { '@type': 'PropertyValue', name, value: label }
  return { additionalProperty: value }
}
