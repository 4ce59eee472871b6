import '../../i18n/messages/payment'
import { useTranslator } from '../../i18n/use-translator'
import { PaymentMarks } from '../../sections/payment-marks'
import styles from './footer.module.css'

/** Payment methods and their discounts. */
export function Payment({ pixPercent, boletoPercent }: { pixPercent: number; boletoPercent: number }) {
  const t = useTranslator()
  return (
    <div className={styles.payment}>
      <h2>{t('payment.title')}</h2>
      <ul>
        <PaymentMarks />
      </ul>
      {pixPercent > 0 && <p>{t('product.cashDiscount', { percent: pixPercent })}</p>}
      {boletoPercent > 0 && <p>{t('product.boletoDiscount', { percent: boletoPercent })}</p>}
    </div>
  )
}
