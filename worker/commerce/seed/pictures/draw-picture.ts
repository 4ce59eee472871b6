import { bannerGroups } from '../data/banners.ts'
import { sellers } from '../data/sellers.ts'
import type { SeedProduct } from '../types.ts'
import type { Drawing } from './picture-jobs.ts'
import type { View } from './picture-names.ts'
import { drawBanner } from './scenes/banner.ts'
import { drawBrandCard } from './scenes/brand-scene.ts'
import { drawCategoryCard } from './site/category-card.ts'
import { drawSellerCard } from './site/seller-card.ts'
import { drawSocialCard } from './site/social-card.ts'
import { drawBack } from './views/back.ts'
import { brandOf, productOf } from './views/catalogue.ts'
import { drawContent } from './views/content.ts'
import { drawDetail, drawParts } from './views/detail.ts'
import { drawFront } from './views/front.ts'

/** The SVG of one picture. */
export function drawPicture(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'product':
      return drawView(known(productOf(drawing.slug), drawing.slug), drawing.view)
    case 'variant':
      return drawVariant(known(productOf(drawing.slug), drawing.slug), drawing.variant)
    case 'banner':
      return drawBanner(drawing.group, bannerOf(drawing.group, drawing.key), drawing.size)
    case 'brand':
      return drawBrandCard(brandOf(drawing.key))
    case 'category':
      return drawCategoryCard(drawing.key)
    case 'seller':
      return drawSellerCard(
        known(
          sellers.find(seller => seller.slug === drawing.key),
          drawing.key
        )
      )
    case 'social':
      return drawSocialCard()
  }
}

function drawView(product: SeedProduct, view: View): string {
  if (view === 'back' && product.nutrition) return drawBack(product, product.nutrition)
  if (view === 'parts') return drawParts(product)
  if (view === 'content') return drawContent(product)
  return view === 'front' ? drawFront(product) : drawDetail(product)
}

function drawVariant(product: SeedProduct, key: string): string {
  return drawFront(
    product,
    known(
      product.variants?.values.find(variant => variant.key === key),
      key
    )
  )
}

function bannerOf(groupName: string, key: string) {
  const group = bannerGroups.find(({ name }) => name === groupName)
  return known(
    group?.banners.find(banner => banner.key === key),
    key
  )
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`nothing is known of ${name}`)
  return value
}
