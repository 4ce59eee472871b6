import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Banner } from '../../models/banners'

interface BannerLinkProps {
  banner: Banner
  className?: string
  children: ReactNode
}

/** The banner's link, in the store or outside it; a plain box when it leads nowhere. */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const label = banner.title ? undefined : banner.alt || undefined
  if (!banner.link) return <div className={className}>{children}</div>
  if (!banner.link.external) {
    return (
      <Link to={banner.link.href} className={className} aria-label={label}>
        {children}
      </Link>
    )
  }
  return (
    <a href={banner.link.href} className={className} aria-label={label} rel="noopener">
      {children}
    </a>
  )
}
