import type { ComponentProps } from 'react'
import { LeanLink } from '../sections/lean-link'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the store or an address elsewhere. */
  href: string
  newTab?: boolean
}

/** A link written by the store's editors, as cheap as it gets: no prefetch, no discovery. */
export function MenuLink({ href, newTab, children, ...rest }: MenuLinkProps) {
  if (href.startsWith('/')) {
    return (
      <LeanLink {...rest} to={href} discover="none">
        {children}
      </LeanLink>
    )
  }
  return (
    <a {...rest} href={href} rel="noopener" target={newTab ? '_blank' : undefined}>
      {children}
    </a>
  )
}
