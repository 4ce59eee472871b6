import type { ReactNode } from 'react'
import type { Banner } from '../../models/content/banners.ts'
import { Html } from '../../ui/html.tsx'
import { BannerPicture, type BannerPictureProps } from './banner-picture.tsx'

interface BannerLinkProps {
  banner: Banner
  className?: string
  children: ReactNode
}

/** The banner's link, inside an element with `data-links` (static-links.tsx). A plain box when the banner has no link. */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const label = banner.title ? undefined : banner.alt || undefined
  if (!banner.link) return <div className={className}>{children}</div>
  const { href, external } = banner.link
  const rel = external ? 'noopener' : undefined
  return (
    <a href={href} className={className} aria-label={label} rel={rel} target={banner.newTab ? '_blank' : undefined}>
      {children}
    </a>
  )
}

interface BannerCardProps extends BannerPictureProps {
  heading: 'h2' | 'h3' | 'p'
  /** The classes `words`, `title` and `text`. */
  styles: CSSModuleClasses
  children?: ReactNode
}

export function BannerCard({ className, heading: Heading, styles, children, ...picture }: BannerCardProps) {
  const { banner } = picture
  return (
    <BannerLink banner={banner} className={className}>
      <BannerPicture {...picture} />
      {banner.title && (
        <div className={styles.words}>
          <Heading className={styles.title}>{banner.title}</Heading>
          {banner.html && <Html className={styles.text} html={banner.html} />}
          {children}
        </div>
      )}
    </BannerLink>
  )
}
