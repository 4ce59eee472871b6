import { createHash } from 'node:crypto'
import { bannerGroups } from '../data/banners.ts'
import { brands } from '../data/brands.ts'
import { categories } from '../data/categories.ts'
import { products } from '../data/products.ts'
import { sellers } from '../data/sellers.ts'
import type { SeedCategory, SeedProduct } from '../types.ts'
import {
  bannerPicture,
  brandPicture,
  categoryPicture,
  productPictures,
  SOCIAL_PICTURE,
  sellerPicture,
  type View,
  variantPicture,
  viewsOf
} from './picture-names.ts'
import type { BannerSize } from './scenes/banner.ts'
import { faceOfCategory } from './site/category-card.ts'
import { brandOf, productOf } from './views/catalogue.ts'

export type Drawing =
  | { kind: 'product'; view: View; slug: string }
  | { kind: 'variant'; slug: string; variant: string }
  | { kind: 'banner'; group: string; key: string; size: BannerSize }
  | { kind: 'brand' | 'category' | 'seller'; key: string }
  | { kind: 'social' }

export interface PictureJob {
  /** Path under the output folder. */
  file: string
  drawing: Drawing
  /** Hash of the data that the picture is drawn from. */
  input: string
}

/** Every picture of the store. */
export function pictureJobs(): PictureJob[] {
  return [
    ...products.flatMap(productJobs),
    ...bannerJobs(),
    ...brands.map(brand => job(brandPicture(brand.slug), { kind: 'brand', key: brand.key }, brand)),
    ...categories
      .filter(isShown)
      .map(category =>
        job(
          categoryPicture(category.key),
          { kind: 'category', key: category.key },
          factsOf(faceOfCategory(category.key))
        )
      ),
    ...sellers.map(seller => job(sellerPicture(seller.slug), { kind: 'seller', key: seller.slug }, seller)),
    job(SOCIAL_PICTURE, { kind: 'social' }, null)
  ]
}

function productJobs(product: SeedProduct): PictureJob[] {
  const facts = factsOf(product)
  const files = productPictures(product)
  const views = viewsOf(product).map((view, index) =>
    job(
      files[index] ?? '',
      { kind: 'product', view, slug: product.slug },
      view === 'back' ? [facts, printOf(product)] : facts
    )
  )
  const variants = product.variants?.values ?? []
  return [
    ...views,
    ...variants.map(variant =>
      job(variantPicture(product.slug, variant.key), { kind: 'variant', slug: product.slug, variant: variant.key }, [
        facts,
        variant.colour,
        variant.label.pt
      ])
    )
  ]
}

function bannerJobs(): PictureJob[] {
  return bannerGroups.flatMap(({ name, banners }) =>
    banners.flatMap(banner => {
      const facts = [
        banner.scene,
        banner.desktop,
        banner.mobile,
        banner.scene.packs.map(slug => factsOf(productOf(slug)))
      ]
      return (['desktop', 'mobile'] as const).map(size =>
        job(bannerPicture(banner.key, size), { kind: 'banner', group: name, key: banner.key, size }, facts)
      )
    })
  )
}

/** The two upper levels of the tree have a picture. */
function isShown(category: SeedCategory): boolean {
  return category.parent === null || categories.some(parent => parent.key === category.parent && parent.parent === null)
}

/** What a pack's picture depends on. */
function factsOf(product: SeedProduct | undefined): unknown {
  if (!product) return null
  const parts = (product.picture.kitOf ?? []).map(slug => productOf(slug)?.picture)
  return [product.slug, product.picture, brandOf(product.brand), product.variants?.attribute, parts]
}

function printOf({ nutrition, ingredients, usage, warnings, ean, sku }: SeedProduct): unknown {
  return [nutrition, ingredients.pt, usage.pt, warnings.pt, ean, sku]
}

function job(file: string, drawing: Drawing, facts: unknown): PictureJob {
  return { file, drawing, input: createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16) }
}
