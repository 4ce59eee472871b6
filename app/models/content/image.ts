/** Pixels. The image route serves only these widths. */
export const IMAGE_WIDTHS = [96, 160, 240, 360, 480, 640, 720, 900, 1200, 1440, 1920] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/**
 * Address of a resized picture: `/img/320/media/x.webp`. SVGs need no resizing and stay as they are. So do absolute
 * addresses, whose hosts the image route may not fetch from.
 */
export function imageUrl(source: string, width: ImageWidth): string {
  if (!source.startsWith('/') || source.startsWith('/img/') || /\.svg($|[?#])/i.test(source)) return source
  return `/img/${width}${source}`
}

/** Wide enough for every kind of search result. */
const LARGE: ImageWidth = 1200

/** Absolute address of a large picture, for other sites. `base` is any address of the store. */
export function pictureUrl(source: string, base: string): string {
  return new URL(imageUrl(source, LARGE), base).href
}

/** The inverse of `imageUrl`. */
export function imageSource(url: string): string {
  return url.replace(/^\/img\/\d+(?=\/)/, '')
}

/** For the `srcset` attribute. Empty when the source is not resized: omit the attribute then. */
export function srcSet(source: string, widths: readonly ImageWidth[]): string {
  if (imageUrl(source, widths[0] ?? 480) === source) return ''
  return widths.map(width => `${imageUrl(source, width)} ${width}w`).join(', ')
}

/** `srcset` for a picture of fixed size, whose `src` has the first width. The second width serves dense screens. */
export function densitySrcSet(source: string, [first = 480, second]: readonly ImageWidth[]): string {
  return second && imageUrl(source, first) !== source ? `${imageUrl(source, second)} 2x` : ''
}
