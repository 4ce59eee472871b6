import type { MenuItem } from '../models/content/menu'

export interface MenuNode {
  label: string
  href: string
  highlight: boolean
  items: MenuNode[]
}

export function toNodes(items: readonly MenuItem[]): MenuNode[] {
  return items.map(({ label, link, highlight, items: below = [] }) => ({
    label,
    href: link?.href ?? '',
    highlight: highlight ?? false,
    items: toNodes(below)
  }))
}

/** Reads the menu back from a list that `Level` in menu-bar.tsx rendered. */
export function readNodes(list: Element | null): MenuNode[] {
  return [...(list?.children ?? [])].map(entry => {
    const head = entry.firstElementChild
    return {
      label: head?.textContent ?? '',
      href: head?.getAttribute('href') ?? '',
      highlight: head?.hasAttribute('data-highlight') ?? false,
      items: readNodes(entry.querySelector('ul'))
    }
  })
}
