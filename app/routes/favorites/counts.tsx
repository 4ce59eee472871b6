import '../../i18n/messages/favorites'
import { plural } from '../../i18n/format'
import { useTranslator } from '../../i18n/use-translator'
import styles from './favorites.module.css'

export function Count({ count }: { count: number }) {
  const t = useTranslator()
  const forms = { one: t('favorites.countOne', { count }), other: t('favorites.countOther', { count }) }
  return <p className={styles.soft}>{plural(count, t.language, forms)}</p>
}

export function Hidden({ count }: { count: number }) {
  const t = useTranslator()
  if (count === 0) return null
  const forms = { one: t('favorites.hiddenOne', { count }), other: t('favorites.hiddenOther', { count }) }
  return <p className={styles.soft}>{plural(count, t.language, forms)}</p>
}
