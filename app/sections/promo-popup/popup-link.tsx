import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Link } from '../../models/content/link'

/** Client navigation within the store; a plain link to other sites. */
export function PopupLink({ link, className, children }: { link: Link; className: string; children: ReactNode }) {
  if (link.external)
    return (
      <a href={link.href} rel="noopener" className={className}>
        {children}
      </a>
    )
  return (
    <RouterLink to={link.href} className={className}>
      {children}
    </RouterLink>
  )
}
