import type { SeedProduct } from '../types.ts'

export type View = 'front' | 'back' | 'parts' | 'detail' | 'content'

/** The views of a product in the gallery's order; the nth is `products/{slug}-{n}.webp`. */
export function viewsOf(product: SeedProduct): View[] {
  const second: View = product.picture.form === 'kit' ? 'parts' : product.nutrition ? 'back' : 'detail'
  const shown = product.picture.content ?? 'none'
  return shown === 'none' ? ['front', second] : ['front', second, 'content']
}

/** Paths under `/media/` of a product's gallery. */
export function productPictures(product: SeedProduct): string[] {
  return viewsOf(product).map((_, index) => `products/${product.slug}-${index + 1}.webp`)
}

export function variantPicture(slug: string, variantKey: string): string {
  return `products/${slug}-${variantKey}.webp`
}

export function bannerPicture(key: string, size: 'desktop' | 'mobile'): string {
  return `banners/${key}-${size}.webp`
}

export function brandPicture(slug: string): string {
  return `brands/${slug}.webp`
}

export function categoryPicture(key: string): string {
  return `categories/${key}.webp`
}

export function sellerPicture(slug: string): string {
  return `sellers/${slug}.webp`
}

export const SOCIAL_PICTURE = 'social/og.jpg'
export const ROUTINE_VIDEO = 'videos/rotina.mp4'
