import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuLink } from '../menu-link.tsx'
import * as styles from './mobile-menu.module.css'

interface MenuNode {
  label: string
  link?: { href: string }
  newTab?: boolean
  highlight?: boolean
  items?: MenuNode[]
}

export function MenuCategories({ items }: { items: MenuNode[] }) {
  const t = useTranslator()
  return (
    <nav className={styles.categories} aria-label={t('header.main')}>
      <Level items={items} depth={0} />
    </nav>
  )
}

function Level({ items, depth }: { items: MenuNode[]; depth: number }) {
  return (
    <ul>
      {items.map(node => (
        <li key={node.label + node.link?.href}>
          {node.items ? <Accordion node={node} items={node.items} depth={depth} /> : <Leaf node={node} />}
        </li>
      ))}
    </ul>
  )
}

/** One accordion is open at a time on each level. */
function Accordion({ node, items, depth }: { node: MenuNode; items: MenuNode[]; depth: number }) {
  const t = useTranslator()
  const all = { ...node, label: t('header.allOf', { name: node.label }), items: undefined }
  return (
    <details name={`menu-${depth}`}>
      <summary>
        {node.label}
        <Icon name="chevron-down" />
      </summary>
      <Level items={node.link ? [all, ...items] : items} depth={depth + 1} />
    </details>
  )
}

function Leaf({ node: { label, link, newTab, highlight } }: { node: MenuNode }) {
  if (!link) return <span>{label}</span>
  return (
    <MenuLink href={link.href} newTab={newTab} className={highlight ? styles.highlight : undefined}>
      {label}
    </MenuLink>
  )
}

/** Reads a menu back from the markup of the mega-menu (category-nav.tsx). */
export function readMenu(list: Element | null): MenuNode[] {
  return [...(list?.children ?? [])].map(entry => {
    const head = entry.firstElementChild
    const href = head?.getAttribute('href')
    const below = entry.querySelector('ul')
    return {
      label: head?.textContent ?? '',
      link: href ? { href } : undefined,
      newTab: head?.hasAttribute('target'),
      highlight: head?.hasAttribute('data-highlight'),
      items: below ? readMenu(below) : undefined
    }
  })
}
