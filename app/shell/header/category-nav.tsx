import { useTranslator } from '../../i18n/use-translator'
import type { ShellParts } from '../../models/store/shell-parts'
import { RenderedOnce } from '../../sections/rendered-once'
import { Section } from '../../sections/section'
import { MenuLink } from '../menu-link'
import { type MenuNode, toNodes } from '../menu-node'
import { MENU_BAR_ID } from '../mobile-menu/menu-id'
import styles from './category-nav.module.css'

/** The mega-menu on desktop. Panels open by :hover and :focus-within; use-menu-bar.ts closes them. */
export function CategoryNav({ menu }: Pick<ShellParts, 'menu'>) {
  const t = useTranslator()
  return (
    <nav id={MENU_BAR_ID} className={styles.nav} aria-label={t('header.categories')}>
      <Section data={menu} skeleton={<div className={styles.skeleton} aria-hidden="true" />}>
        {items => (
          <RenderedOnce as="ul" of={[items]} className={`page ${styles.top}`}>
            {() => toNodes(items).map(node => <TopEntry key={node.label + node.href} node={node} />)}
          </RenderedOnce>
        )}
      </Section>
    </nav>
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
