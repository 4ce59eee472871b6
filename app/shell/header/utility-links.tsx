import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { LanguageSwitch } from '../language-switch/language-switch'
import { CepLink } from './cep-link'
import styles from './utility-links.module.css'

/**
 * Small links at the end of the announcement bar, on desktop. On phones the menu has them all, and the footer all but the
 * CEP.
 */
export function UtilityLinks({ sellerPanelUrl }: { sellerPanelUrl: string | null }) {
  const t = useTranslator()
  return (
    <div className={styles.utility}>
      <CepLink className={`${styles.link} ${styles.cep}`} iconSize={16} />
      {sellerPanelUrl && (
        <a className={styles.link} href={sellerPanelUrl} rel="noopener">
          <Icon name="store" size={16} />
          {t('header.sellerPanel')}
        </a>
      )}
      <LanguageSwitch />
    </div>
  )
}
