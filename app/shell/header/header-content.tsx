import type { ShellParts } from '../../models/store/shell-parts'
import { Section } from '../../sections/section'
import type { Site } from '../shell-view'
import { AccountLinks } from './account-links'
import { AnnouncementBar } from './announcement-bar'
import { CartLink } from './cart-link'
import { CategoryNav } from './category-nav'
import styles from './header.module.css'
import { Logo } from './logo'
import { MenuButton } from './menu-button'
import { SearchForm } from './search-form'
import { UtilityLinks } from './utility-links'

/** Links, forms and buttons without state. header-controls/ adds their behaviour. */
export function HeaderContent({ site, parts }: { site: Site; parts: ShellParts }) {
  return (
    <>
      <div className={styles.strip}>
        <div className={`page ${styles.stripRow}`}>
          <Section data={parts.pitch} skeleton={<span />}>
            {items => <AnnouncementBar items={items} />}
          </Section>
          <UtilityLinks sellerPanelUrl={site.sellerPanelUrl} />
        </div>
      </div>
      <div className={`page ${styles.row}`}>
        <MenuButton />
        <Logo site={site} />
        <SearchForm className={styles.search} suggests />
        <div className={styles.actions}>
          <AccountLinks className={styles.action} />
          <CartLink className={styles.action} />
        </div>
      </div>
      <CategoryNav menu={parts.menu} />
    </>
  )
}
