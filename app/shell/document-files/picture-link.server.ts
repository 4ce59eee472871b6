import type { FirstPicture } from '../../ui/first-picture.ts'

/** The `Link` header that preloads the picture. Null when a header cannot hold the address. */
export function pictureLink({ src, srcSet, sizes, media }: FirstPicture): string | null {
  const parameters = { imagesrcset: srcSet, imagesizes: srcSet && sizes, media }
  const said = Object.entries(parameters).filter(([, value]) => value)
  const text = said.map(([name, value]) => `; ${name}="${value}"`).join('')
  const isPlain = [src, srcSet, sizes, media].every(value => /^[\x20-\x7e]*$/.test(value) && !/["\\<>]/.test(value))
  return isPlain ? `<${src}>; rel=preload; as=image; fetchpriority=high${text}` : null
}
