import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ShellParts } from '../../models/store/shell-parts.ts'
import { Section } from '../../sections/section.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { MENU_ID } from '../mobile-menu/menu-id.ts'
import type { Site } from '../shell-view.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { CategoryNav } from './category-nav.tsx'
import * as styles from './header.module.css'
import { Logo } from './logo.tsx'
import * as menuButton from './menu-button.module.css'
import { SearchForm } from './search-form.tsx'
import { ShopperLink, ShopperLinks } from './shopper-links.tsx'
import * as utility from './utility-links.module.css'

/** Links, forms and buttons without state. header-controls/ adds their behaviour. */
export function HeaderContent({ site, parts }: { site: Site; parts: ShellParts }) {
  const t = useTranslator()
  return (
    <>
      <div className={styles.strip}>
        <div className={`page ${styles.stripRow}`}>
          <Section data={parts.pitch} skeleton={<span />}>
            {items => <AnnouncementBar items={items} />}
          </Section>
          {/* On desktop only. On phones the menu has them all, and the footer all but the CEP. */}
          <div className={utility.utility}>
            <ShopperLink name="cep" className={`${utility.link} ${utility.cep}`} iconSize={16} />
            {site.sellerPanelUrl && (
              <a className={utility.link} href={site.sellerPanelUrl} rel="noopener">
                <Icon name="store" size={16} />
                {t('header.sellerPanel')}
              </a>
            )}
            <LanguageSwitch />
          </div>
        </div>
      </div>
      <div className={`page ${styles.row}`}>
        <MenuButton />
        <Logo site={site} />
        <SearchForm className={styles.search} suggests />
        <div className={styles.actions}>
          <ShopperLinks className={styles.action} />
        </div>
      </div>
      <CategoryNav menu={parts.menu} />
    </>
  )
}

/** Opens the mobile menu: natively where the browser supports invoker commands, else through early-taps.ts. */
function MenuButton() {
  const t = useTranslator()
  return (
    <button
      type="button"
      className={menuButton.button}
      command="show-modal"
      commandfor={MENU_ID}
      data-opens={MENU_ID}
      aria-haspopup="dialog"
      aria-label={t('header.menu')}
    >
      <Icon name="menu" size={24} />
    </button>
  )
}
