import { useMemo } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { MenuLink } from '../menu-link'
import { type MenuNode, unpackMenu } from '../packed-menu'
import styles from './mobile-menu.module.css'

interface MenuCategoriesProps {
  packed: string
  /** With the levels below the first one, as accordions. */
  deep: boolean
}

export function MenuCategories({ packed, deep }: MenuCategoriesProps) {
  const t = useTranslator()
  const items = useMemo(() => unpackMenu(packed), [packed])
  return (
    <nav className={styles.categories} aria-label={t('header.main')}>
      <Level items={items} deep={deep} depth={0} />
    </nav>
  )
}

function Level({ items, deep, depth }: { items: MenuNode[]; deep: boolean; depth: number }) {
  return (
    <ul>
      {items.map(node => (
        <li key={node.label + node.href}>
          {deep && node.items.length > 0 ? <Accordion node={node} depth={depth} /> : <Leaf node={node} />}
        </li>
      ))}
    </ul>
  )
}

/** One open at a time on each level. */
function Accordion({ node, depth }: { node: MenuNode; depth: number }) {
  const t = useTranslator()
  const all = { ...node, label: t('header.allOf', { name: node.label }), items: [] }
  return (
    <details name={`menu-${depth}`}>
      <summary>
        {node.label}
        <Icon name="chevron-down" />
      </summary>
      <Level items={node.href ? [all, ...node.items] : node.items} deep depth={depth + 1} />
    </details>
  )
}

function Leaf({ node }: { node: MenuNode }) {
  if (node.href === '') return <span>{node.label}</span>
  return (
    <MenuLink href={node.href} className={node.highlight ? styles.highlight : undefined}>
      {node.label}
    </MenuLink>
  )
}
