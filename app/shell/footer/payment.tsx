import { useTranslator } from '../../i18n/use-translator'
import { PaymentMarks } from '../../sections/payment-marks'
import styles from './footer.module.css'

/** Payment methods and their discounts. */
export function Payment({ pixPercent, boletoPercent }: { pixPercent: number; boletoPercent: number }) {
  const t = useTranslator()
  return (
    <div className={styles.payment}>
      <h2>{t('footer.payment')}</h2>
      <ul>
        <PaymentMarks />
      </ul>
      {pixPercent > 0 && <p>{t('product.cashDiscount', { percent: pixPercent })}</p>}
      {boletoPercent > 0 && <p>{t('product.boletoDiscount', { percent: boletoPercent })}</p>}
    </div>
  )
}
