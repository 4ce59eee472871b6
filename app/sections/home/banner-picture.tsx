import type { Banner } from '../../models/banners'
import { type ImageWidth, imageUrl, srcSet } from '../../models/image'

interface BannerPictureProps {
  banner: Banner
  desktop: Frame
  mobile: Frame
  priority?: boolean
  className?: string
}

/** Pixels of the master (the layout's proportions) and what to offer of it. */
export interface Frame {
  width: number
  height: number
  widths: readonly ImageWidth[]
  sizes: string
}

/** Desktop picture above 1023 px, mobile picture otherwise (contract 5.2). The link around it carries the words. */
export function BannerPicture({ banner, desktop, mobile, priority, className }: BannerPictureProps) {
  const wide = banner.desktop?.source
  const narrow = banner.mobile?.source
  if (!wide || !narrow) return null
  return (
    <picture className={className}>
      <source
        media="(min-width: 1024px)"
        srcSet={srcSet(wide, desktop.widths) || wide}
        sizes={desktop.sizes}
        width={desktop.width}
        height={desktop.height}
      />
      <img
        src={imageUrl(narrow, mobile.widths[0] ?? 640)}
        srcSet={srcSet(narrow, mobile.widths) || undefined}
        sizes={mobile.sizes}
        width={mobile.width}
        height={mobile.height}
        alt={banner.title ? '' : banner.alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
