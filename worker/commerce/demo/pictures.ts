import manifest from './pictures.json' with { type: 'json' }

/** Size in pixels by the picture's path below public/media/. */
export type Pictures = Record<string, { width: number; height: number }>

/** Written by write-pictures.ts, because tests in workerd cannot read a folder. */
export const pictures: Pictures = manifest

/** `products/{slug}-1.webp`, `-2` and so on, as far as they exist. */
export function galleryOf(slug: string, pictures: Pictures): string[] {
  const nameOf = (place: number) => `products/${slug}-${place}.webp`
  const gallery: string[] = []
  while (nameOf(gallery.length + 1) in pictures) gallery.push(nameOf(gallery.length + 1))
  return gallery
}

/** Throws when the picture does not exist. */
export function sizeOf(file: string, pictures: Pictures): { width: number; height: number } {
  const size = pictures[file]
  if (!size) throw new Error(`There is no public/media/${file} in pictures.json`)
  return size
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
