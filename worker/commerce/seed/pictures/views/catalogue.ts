import { brands } from '../../data/brands.ts'
import { products } from '../../data/products.ts'
import type { SeedBrand, SeedProduct, SeedVariant } from '../../types.ts'
import { type LabelWords, makeLabel } from '../labels/label.ts'
import type { Pack } from '../packs/pack.ts'

const POWDER = '#efe6d2'

const byBrand = new Map(brands.map(brand => [brand.key, brand]))
const bySlug = new Map(products.map(product => [product.slug, product]))

export function productOf(slug: string): SeedProduct | undefined {
  return bySlug.get(slug)
}

export function brandOf(key: string): SeedBrand {
  const brand = byBrand.get(key)
  if (!brand) throw new Error(`no brand has the key ${key}`)
  return brand
}

/** The pack of a product, or of one of its variants in that variant's colour. */
export function packOf(product: SeedProduct, variant?: SeedVariant): Pack {
  const brand = brandOf(product.brand)
  const { picture } = product
  return {
    label: makeLabel(
      brand,
      variant ? variantWords(product, variant) : picture.label,
      variant?.colour ?? picture.colour
    ),
    body: brand.palette.pack,
    content: picture.content ?? 'none',
    contentColour: picture.contentColour ?? POWDER
  }
}

function variantWords(product: SeedProduct, variant: SeedVariant): LabelWords {
  const { label } = product.picture
  const chosen = variant.label.pt.toLowerCase()
  if (product.variants?.attribute === 'sabor') return { ...label, note: `sabor ${chosen}` }
  return product.variants?.attribute === 'tamanho' ? { ...label, amount: variant.label.pt } : label
}
