/** Pixels. The image route makes these and no others. */
export const IMAGE_WIDTHS = [96, 160, 240, 360, 480, 640, 720, 900, 1200, 1440, 1920] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/**
 * Where a picture of that width is had: `/img/320/media/x.webp`. Drawings (SVG) need no resizing and stay as they are;
 * so do absolute addresses: pictures of hosts that the image route may not fetch.
 */
export function imageUrl(source: string, width: ImageWidth): string {
  if (!source.startsWith('/') || source.startsWith('/img/') || /\.svg($|[?#])/i.test(source)) return source
  return `/img/${width}${source}`
}

/** The picture of such an address. */
export function imageSource(url: string): string {
  return url.replace(/^\/img\/\d+(?=\/)/, '')
}

/** For the `srcset` attribute; '' when the source is not resized, so that the attribute can be left out. */
export function srcSet(source: string, widths: readonly ImageWidth[]): string {
  if (imageUrl(source, widths[0] ?? 480) === source) return ''
  return widths.map(width => `${imageUrl(source, width)} ${width}w`).join(', ')
}

/** The same for a place of one size, of which `src` has the first width: the second one is for dense screens. */
export function densitySrcSet(source: string, [first = 480, second]: readonly ImageWidth[]): string {
  return second && imageUrl(source, first) !== source ? `${imageUrl(source, second)} 2x` : ''
}
