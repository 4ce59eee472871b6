import { useTranslator } from '../../i18n/use-translator'
import type { MenuItem } from '../../models/content/menu'
import type { ShellParts } from '../../models/store/shell-parts'
import { RenderedOnce } from '../../sections/rendered-once'
import { Section } from '../../sections/section'
import { MenuLink } from '../menu-link'
import { MENU_BAR_ID } from '../mobile-menu/menu-id'
import styles from './category-nav.module.css'

/** The mega-menu on desktop. Panels open by :hover and :focus-within; header-controls.tsx closes them. */
export function CategoryNav({ menu }: Pick<ShellParts, 'menu'>) {
  const t = useTranslator()
  return (
    <nav id={MENU_BAR_ID} className={styles.nav} aria-label={t('header.categories')}>
      <Section data={menu} skeleton={<div className={styles.skeleton} aria-hidden="true" />}>
        {items => (
          <RenderedOnce as="ul" of={[items]} className={`page ${styles.top}`}>
            {() => items.map(item => <TopEntry key={item.label + item.link?.href} item={item} />)}
          </RenderedOnce>
        )}
      </Section>
    </nav>
  )
}

function TopEntry({ item }: { item: MenuItem }) {
  return (
    <li>
      <Entry item={item} />
      {item.items && (
        <div className={styles.panel} data-panel="">
          <div className="page">
            <Level items={item.items} />
          </div>
        </div>
      )}
    </li>
  )
}

/** Levels two to four. They have no classes: the panel's style sheet selects them by depth. */
function Level({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.label + item.link?.href}>
          <Entry item={item} />
          {item.items && <Level items={item.items} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ item: { label, link, newTab, highlight } }: { item: MenuItem }) {
  if (!link) return <span>{label}</span>
  const mark = highlight && { className: styles.highlight, 'data-highlight': '' }
  return (
    <MenuLink href={link.href} newTab={newTab} {...mark}>
      {label}
    </MenuLink>
  )
}
