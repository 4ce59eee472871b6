import '../../i18n/messages/sellers'
import { useTranslator } from '../../i18n/use-translator'
import type { Seller } from '../../models/content/sellers'
import styles from './seller-head.module.css'

/** A shop without listed products. */
export function EmptySeller({ seller: { name, description } }: { seller: Seller }) {
  const t = useTranslator()
  return (
    <div className={`page ${styles.empty}`}>
      <h1>{name}</h1>
      {description ? <p>{description}</p> : null}
      <p>{t('sellers.noProducts')}</p>
    </div>
  )
}
