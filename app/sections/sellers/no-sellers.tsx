import '../../i18n/messages/sellers.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { buttonClass } from '../../ui/button.tsx'
import * as styles from './seller-index.module.css'

export function NoSellers({ failed }: { failed: boolean }) {
  const t = useTranslator()
  return (
    <div className={styles.none}>
      <h2>{t(failed ? 'sellers.failed' : 'sellers.none')}</h2>
      <p>{t(failed ? 'sellers.failedHint' : 'sellers.noneHint')}</p>
      <Link className={buttonClass({})} to={PATHS.search}>
        {t('sellers.catalogue')}
      </Link>
    </div>
  )
}
