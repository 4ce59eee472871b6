import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchForm } from '../header/search-form.tsx'
import { ShopperLink, ShopperLinks } from '../header/shopper-links.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import * as styles from './mobile-menu.module.css'

export function MenuEntries() {
  return (
    <>
      <SearchForm className={styles.search} />
      <div className={styles.entries}>
        <ShopperLinks className={styles.entry} />
        <ShopperLink name="cep" className={styles.entry} />
      </div>
    </>
  )
}

export function MenuEnd({ sellerPanelUrl }: { sellerPanelUrl: string | null }) {
  const t = useTranslator()
  return (
    <>
      {sellerPanelUrl && (
        <a className={styles.entry} href={sellerPanelUrl} rel="noopener">
          <Icon name="store" />
          {t('header.sellerPanel')}
        </a>
      )}
      <LanguageSwitch />
    </>
  )
}
