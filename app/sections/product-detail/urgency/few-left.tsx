import '../../../i18n/messages/detail'
import { useTranslator } from '../../../i18n/use-translator'
import styles from './few-left.module.css'

/** Shows only stock counts from the API: see models/product/product-choices.ts. */
export function FewLeft({ left }: { left: number }) {
  const t = useTranslator()
  return <p className={styles.left}>{left === 1 ? t('detail.lastUnit') : t('detail.lastUnits', { count: left })}</p>
}
