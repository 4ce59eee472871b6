import type { MenuItem } from '../../models/content/menu'
import { RenderedOnce } from '../../sections/rendered-once'
import { MenuLink } from '../menu-link'
import { type MenuNode, toNodes } from '../menu-node'
import styles from './category-nav.module.css'

/** The entries of the mega-menu with their panels. */
export function MenuBar({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <RenderedOnce as="ul" of={[menu]} className={`page ${styles.top}`}>
      {() => toNodes(menu).map(node => <TopEntry key={node.label + node.href} node={node} />)}
    </RenderedOnce>
  )
}

function TopEntry({ node }: { node: MenuNode }) {
  return (
    <li>
      <Entry node={node} />
      {node.items.length > 0 && (
        <div className={styles.panel} data-panel="">
          <div className="page">
            <Level items={node.items} />
          </div>
        </div>
      )}
    </li>
  )
}

/** Levels two to four. They have no classes: the panel's style sheet selects them by depth. */
function Level({ items }: { items: MenuNode[] }) {
  return (
    <ul>
      {items.map(node => (
        <li key={node.label + node.href}>
          <Entry node={node} />
          {node.items.length > 0 && <Level items={node.items} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ node: { label, href, highlight } }: { node: MenuNode }) {
  if (href === '') return <span>{label}</span>
  if (!highlight) return <MenuLink href={href}>{label}</MenuLink>
  return (
    <MenuLink href={href} className={styles.highlight} data-highlight="">
      {label}
    </MenuLink>
  )
}
