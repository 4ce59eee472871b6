import { useTranslator } from '../../i18n/use-translator'
import type { ShellParts } from '../../models/store/shell-parts'
import { Section } from '../../sections/section'
import { MENU_BAR_ID } from '../mobile-menu/menu-id'
import styles from './category-nav.module.css'
import { MenuBar } from './menu-bar'

/** The mega-menu on desktop. Panels open by :hover and :focus-within; use-menu-bar.ts closes them. */
export function CategoryNav({ menu }: Pick<ShellParts, 'menu'>) {
  const t = useTranslator()
  return (
    <nav id={MENU_BAR_ID} className={styles.nav} aria-label={t('header.categories')}>
      <Section data={menu} skeleton={<div className={styles.skeleton} aria-hidden="true" />}>
        {items => <MenuBar menu={items} />}
      </Section>
    </nav>
  )
}
