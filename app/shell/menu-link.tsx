import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the store or an address elsewhere. */
  href: string
  newTab?: boolean
}

/** A link written by the store's editors, as cheap as it gets: no prefetch, no discovery. */
export function MenuLink({ href, newTab, children, ...rest }: MenuLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link {...rest} to={href} discover="none">
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={href} rel="noopener" target={newTab ? '_blank' : undefined}>
      {children}
    </a>
  )
}
