import type { ReactNode } from 'react'
import type { Banner } from '../../models/content/banners'

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
  return (
    <a href={href} className={className} aria-label={label} rel={external ? 'noopener' : undefined}>
      {children}
    </a>
  )
}
