import type { MenuItem } from '../models/menu'

/** An entry of a menu as the shell shows it. Without `href` it is the head of its `items`. */
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

/** The menu of a list on the page, as `MenuLevel` writes it. */
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
