import type { ComponentProps } from 'react'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the store or an external address. */
  href: string
  newTab?: boolean
}

/** A link from the store's menus, inside an element with `data-links` (static-links.tsx). */
export function MenuLink({ href, newTab, ...rest }: MenuLinkProps) {
  if (href.startsWith('/')) return <a href={href} {...rest} />
  return <a href={href} rel="noopener" target={newTab ? '_blank' : undefined} {...rest} />
}
