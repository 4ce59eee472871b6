import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { MenuLink } from '../menu-link'
import type { MenuNode } from '../menu-node'
import styles from './mobile-menu.module.css'

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
        <li key={node.label + node.href}>
          {node.items.length > 0 ? <Accordion node={node} depth={depth} /> : <Leaf node={node} />}
        </li>
      ))}
    </ul>
  )
}

/** One accordion is open at a time on each level. */
function Accordion({ node, depth }: { node: MenuNode; depth: number }) {
  const t = useTranslator()
  const all = { ...node, label: t('header.allOf', { name: node.label }), items: [] }
  return (
    <details name={`menu-${depth}`}>
      <summary>
        {node.label}
        <Icon name="chevron-down" />
      </summary>
      <Level items={node.href ? [all, ...node.items] : node.items} depth={depth + 1} />
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
