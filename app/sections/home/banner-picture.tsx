import type { Banner } from '../../models/content/banners.ts'
import { type ImageWidth, imageUrl, srcSet } from '../../models/content/image.ts'
import { type FirstPicture, useFirstPicture } from '../../ui/first-picture.ts'

export interface BannerPictureProps {
  banner: Banner
  desktop: Frame
  mobile?: Frame
  priority?: boolean
  className?: string
}

/** Size of the master in pixels (the layout's proportions), and the widths to offer: none exceeds the master by much. */
export interface Frame {
  width: number
  height: number
  widths: readonly ImageWidth[]
  sizes: string
}

/** A tablet has the wide picture too: the tall one would fill its screen. */
const WIDE = '(min-width: 768px)'

/** The API's desktop picture on wide screens, else its mobile one. Decorative: the link around it has the label. */
export function BannerPicture({ banner, desktop, mobile = desktop, priority, className }: BannerPictureProps) {
  const tellFirst = useFirstPicture()
  const wide = banner.desktop?.source
  const narrow = banner.mobile?.source
  if (!wide || !narrow) return null
  if (priority) {
    tellFirst(preloadOf(narrow, mobile, '(max-width: 767.98px)'))
    tellFirst(preloadOf(wide, desktop, WIDE))
  }
  const choice = mobile.widths.length > 1 ? srcSet(narrow, mobile.widths) : ''
  return (
    <picture className={className}>
      <source
        media={WIDE}
        srcSet={srcSet(wide, desktop.widths) || wide}
        sizes={desktop.sizes}
        width={desktop.width}
        height={desktop.height}
      />
      <img
        src={imageUrl(narrow, mobile.widths[0] ?? 640)}
        srcSet={choice || undefined}
        sizes={choice ? mobile.sizes : undefined}
        width={mobile.width}
        height={mobile.height}
        alt={banner.title ? '' : banner.alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}

function preloadOf(source: string, { widths, sizes }: Frame, media: string): FirstPicture {
  return { src: imageUrl(source, widths[0] ?? 640), srcSet: srcSet(source, widths), sizes, media }
}
