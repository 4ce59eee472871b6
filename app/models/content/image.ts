/** Pixels. The image route serves only these widths. */
export const IMAGE_WIDTHS = [96, 160, 240, 360, 480, 640, 720, 900, 1200, 1440, 1920] as const

/** Quality of webp pictures: spec 9. */
export const IMAGE_QUALITY = 80

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** `/img/320/media/x.webp`. SVGs stay as they are, and so do hosts that the image route may not fetch from. */
export function imageUrl(source: string, width: ImageWidth): string {
  if (!source.startsWith('/') || source.startsWith('/img/') || /\.svg($|[?#])/i.test(source)) return source
  return `/img/${width}${source}`
}

export function pictureUrl(source: string, base: string): string {
  return new URL(imageUrl(source, 1200), base).href
}

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
