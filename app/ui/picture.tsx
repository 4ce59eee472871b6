import { densitySrcSet, type ImageWidth, imageUrl, srcSet } from '../models/content/image.ts'
import { useFirstPicture } from './first-picture.ts'

interface PictureProps {
  source: string
  alt: string
  /** Proportions of the layout box, in pixels. They reserve the space before the picture loads. */
  width: number
  height: number
  /** Widths to offer. Browsers without srcset load the first one. */
  widths: readonly ImageWidth[]
  /** Omit for a picture of fixed size: the second width then serves dense screens, with half the markup. */
  sizes?: string
  /** For the page's largest picture: loaded eagerly and with high priority. */
  priority?: boolean
  className?: string
}

/** React preloads a priority picture by its `srcset` alone, so that one also lists the width for normal density. */
export function Picture({ source, alt, width, height, widths, sizes, priority, className }: PictureProps) {
  const tellFirst = useFirstPicture()
  const src = imageUrl(source, widths[0] ?? 480)
  const dense = sizes ? '' : densitySrcSet(source, widths)
  const offered = sizes ? srcSet(source, widths) : dense && priority ? `${src}, ${dense}` : dense
  if (priority) tellFirst({ src, srcSet: offered, sizes: sizes ?? '', media: '' })
  return (
    <img
      className={className}
      src={src}
      srcSet={offered || undefined}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : 'low'}
    />
  )
}
