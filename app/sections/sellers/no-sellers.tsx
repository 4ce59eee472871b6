import '../../i18n/messages/sellers'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { buttonClass } from '../../ui/button'
import styles from './seller-index.module.css'

/** Shown when the API has no shops or no such call. */
export function NoSellers() {
  const t = useTranslator()
  return (
    <div className={styles.none}>
      <h2>{t('sellers.none')}</h2>
      <p>{t('sellers.noneHint')}</p>
      <Link className={buttonClass({})} to="/busca">
        {t('sellers.catalogue')}
      </Link>
    </div>
  )
}
