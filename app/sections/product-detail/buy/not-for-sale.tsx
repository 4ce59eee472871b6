import '../../../i18n/words/detail'
import { useTranslator } from '../../../i18n/use-translator'
import type { ProductView } from '../product-view'
import type { RequestOutcome } from '../requests/request'
import { RequestPlace } from '../requests/request-place'
import styles from './buy-form.module.css'

interface NotForSaleProps {
  product: ProductView
  status: 'unavailable' | 'quote'
  missing: number
  outcome: RequestOutcome['request'] | undefined
}

/** In place of price and buy form: the price is told on request, or nothing is left. */
export function NotForSale({ product, status, missing, outcome }: NotForSaleProps) {
  const t = useTranslator()
  const isQuote = status === 'quote'
  return (
    <div className={styles.notice}>
      <strong>{t(isQuote ? 'detail.priceOnRequest' : 'product.unavailable')}</strong>
      {isQuote ? null : <p>{t('detail.unavailableHint')}</p>}
      <RequestPlace kind={isQuote ? 'orcamento' : 'avise-me'} product={product} missing={missing} outcome={outcome} />
    </div>
  )
}
