import { densitySrcSet, type ImageWidth, imageUrl, srcSet } from '../models/content/image'
import { useFirstPicture } from './first-picture'

interface PictureProps {
  source: string
  alt: string
  /** Pixels of the layout box's proportions, so that nothing moves when the picture arrives. */
  width: number
  height: number
  /** Widths to offer; the first one also serves browsers without srcset. */
  widths: readonly ImageWidth[]
  /** Left out for a place of one size: then the second width is for dense screens, which takes half the markup. */
  sizes?: string
  /** The page's largest picture: loaded at once and first. */
  priority?: boolean
  className?: string
}

/**
 * A picture of the catalogue in the widths that fit its place. React preloads one that comes first by its `srcset` alone: there
 * it names the width for plain screens as well, or they would load both.
 */
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
