import '../../../i18n/messages/detail'
import { useTranslator } from '../../../i18n/use-translator'
import type { ProductAnswers } from '../product-answers'
import type { ProductView } from '../product-view'
import { RequestPlace } from '../requests/request-place'
import styles from './buy-form.module.css'
import { Messages } from './messages'

interface NotForSaleProps {
  product: ProductView
  status: 'unavailable' | 'quote'
  missing: number
  answers: ProductAnswers
}

/** Replaces price and buy form when the price is on request or the product is sold out. */
export function NotForSale({ product, status, missing, answers }: NotForSaleProps) {
  const t = useTranslator()
  const isQuote = status === 'quote'
  return (
    <div className={styles.notice}>
      {answers.refusal ? <Messages messages={answers.refusal.messages} /> : null}
      <strong>{t(isQuote ? 'detail.priceOnRequest' : 'product.unavailable')}</strong>
      {isQuote ? null : <p>{t('detail.unavailableHint')}</p>}
      <RequestPlace
        kind={isQuote ? 'orcamento' : 'avise-me'}
        product={product}
        missing={missing}
        outcome={answers.request}
      />
    </div>
  )
}
