import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { AccountLinks } from '../header/account-links'
import { CartLink } from '../header/cart-link'
import { CepLink } from '../header/cep-link'
import { SearchForm } from '../header/search-form'
import { LanguageSwitch } from '../language-switch/language-switch'
import styles from './mobile-menu.module.css'

/** Search, account, favourites, cart and CEP. */
export function MenuEntries() {
  return (
    <>
      <SearchForm className={styles.search} />
      <div className={styles.entries}>
        <AccountLinks className={styles.entry} />
        <CartLink className={styles.entry} />
        <CepLink className={styles.entry} iconSize={22} />
      </div>
    </>
  )
}

/** The links below the categories. */
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
