import type { ComponentProps } from 'react'
import type { MenuItem } from '../models/content/menu.ts'

/** A link from the store's menus, inside an element with `data-links` (static-links.tsx). */
export function MenuLink({ href, newTab, ...rest }: ComponentProps<'a'> & { href: string; newTab?: boolean }) {
  const target = newTab ? '_blank' : undefined
  return <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'} target={target} {...rest} />
}

export function MenuEntry({ item: { label, link, newTab } }: { item: MenuItem }) {
  if (!link) return label
  return (
    <MenuLink href={link.href} newTab={newTab}>
      {label}
    </MenuLink>
  )
}
