import { useTranslator } from '../../i18n/use-translator'
import type { PriceView } from '../../models/product/product-card'
import { formatBRL } from '../../models/store/money'
import styles from './list-index.module.css'

/** What the whole list costs, as the API says it. */
export function CardPrice({ price }: { price: PriceView }) {
  const t = useTranslator()
  return (
    <p className={styles.price}>
      {price.was > 0 ? (
        <del>
          <span className="visually-hidden">{`${t('product.oldPrice')} `}</span>
          {formatBRL(price.was, t.language)}
        </del>
      ) : null}
      <strong>{formatBRL(price.now, t.language)}</strong>
      {price.cash > 0 ? <b>{t('product.cash', { price: formatBRL(price.cash, t.language) })}</b> : null}
    </p>
  )
}
