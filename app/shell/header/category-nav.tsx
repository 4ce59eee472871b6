import { useTranslator } from '../../i18n/use-translator.tsx'
import { imageUrl } from '../../models/content/image.ts'
import type { Link } from '../../models/content/link.ts'
import type { MenuItem } from '../../models/content/menu.ts'
import type { ShellParts } from '../../models/store/shell-parts.ts'
import { RenderedOnce } from '../../sections/rendered-once.tsx'
import { Section } from '../../sections/section.tsx'
import { MenuLink } from '../menu-link.tsx'
import { MENU_BAR_ID } from '../mobile-menu/menu-id.ts'
import * as styles from './category-nav.module.css'

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
        <div data-panel="">
          {item.link && <SeeAll {...item} link={item.link} />}
          <Level items={item.items} />
        </div>
      )}
    </li>
  )
}

/** Its lazy picture loads when the panel opens: a closed panel is not laid out. */
function SeeAll({ label, link, newTab, picture }: MenuItem & { link: Link }) {
  const t = useTranslator()
  return (
    <MenuLink href={link.href} newTab={newTab}>
      {picture && <img src={imageUrl(picture, 480)} alt="" loading="lazy" />}
      {t('header.allOf', { name: label })}
    </MenuLink>
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
  return (
    <MenuLink href={link.href} newTab={newTab} data-highlight={highlight && ''}>
      {label}
    </MenuLink>
  )
}
