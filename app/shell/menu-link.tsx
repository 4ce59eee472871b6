import type { ComponentProps } from 'react'
import type { MenuItem } from '../models/content/menu'

/** A link from the store's menus, inside an element with `data-links` (static-links.tsx). */
export function MenuLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'} {...rest} />
}

export function MenuEntry({ item: { label, link } }: { item: MenuItem }) {
  return link ? <MenuLink href={link.href}>{label}</MenuLink> : label
}
