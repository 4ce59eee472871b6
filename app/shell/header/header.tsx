import { Section } from '../../sections/section'
import { ProgressBar } from '../progress-bar/progress-bar'
import type { ShellView } from '../shell-view'
import { AccountLinks } from './account-links'
import { CartLink } from './cart-link'
import { CategoryNav } from './category-nav'
import styles from './header.module.css'
import { Logo } from './logo'
import { MenuButton } from './menu-button'
import { PitchBar } from './pitch-bar'
import { SearchForm } from './search-form'
import { UtilityLinks } from './utility-links'

/** Sticky. On scroll the pitch bar leaves, so that the header gets smaller without moving the page. */
export function Header({ view: { site, pitch, parts } }: { view: ShellView }) {
  return (
    <header className={styles.header} data-links="">
      <ProgressBar />
      <div className={styles.strip}>
        <div className={`page ${styles.stripRow}`}>
          <Section data={pitch} skeleton={<span />}>
            {items => <PitchBar items={items} />}
          </Section>
          <UtilityLinks sellerPanelUrl={site.sellerPanelUrl} />
        </div>
      </div>
      <div className={`page ${styles.row}`}>
        <MenuButton />
        <Logo site={site} />
        <SearchForm className={styles.search} suggests />
        <div className={styles.actions}>
          <AccountLinks className={styles.action} site={site} />
          <CartLink className={styles.action} />
        </div>
      </div>
      <CategoryNav parts={parts} />
    </header>
  )
}
