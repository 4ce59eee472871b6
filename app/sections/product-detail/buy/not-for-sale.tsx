import '../../../i18n/messages/detail'
import { useTranslator } from '../../../i18n/use-translator'
import type { ProductAnswers } from '../product-forms'
import type { ProductView } from '../product-view'
import { RequestPlace } from '../requests/request-place'
import styles from './buy-form.module.css'
import { Messages } from './messages'

interface NotForSaleProps {
  product: ProductView
  isQuote: boolean
  missing: number
  answers: ProductAnswers
}

export function NotForSale({ product, isQuote, missing, answers: { refusal, request } }: NotForSaleProps) {
  const t = useTranslator()
  return (
    <div className={styles.notice}>
      {refusal ? <Messages messages={refusal.messages} /> : null}
      <strong>{t(isQuote ? 'detail.priceOnRequest' : 'product.unavailable')}</strong>
      {isQuote ? null : <p>{t('detail.unavailableHint')}</p>}
      <RequestPlace kind={isQuote ? 'orcamento' : 'avise-me'} product={product} missing={missing} outcome={request} />
    </div>
  )
}
