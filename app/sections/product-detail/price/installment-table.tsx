import '../../../i18n/messages/detail'
import { formatNumber } from '../../../i18n/format'
import type { Translator } from '../../../i18n/translator'
import { useTranslator } from '../../../i18n/use-translator'
import type { InstallmentRow } from '../../../models/product/installments'
import { formatBRL } from '../../../models/store/money'
import styles from './price-block.module.css'

export function InstallmentTable({ rows }: { rows: InstallmentRow[] }) {
  const t = useTranslator()
  return (
    <details className={styles.details}>
      <summary>{t('detail.installments')}</summary>
      <table>
        <caption className="visually-hidden">{t('detail.installmentCount')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('detail.installmentCount')}</th>
            <th scope="col">{t('detail.installmentValue')}</th>
            <th scope="col">{t('detail.installmentTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ count, rate, value, total }) => (
            <tr key={count}>
              <th scope="row">
                {count}x <small>{interest(rate, t)}</small>
              </th>
              <td>{formatBRL(value, t.language)}</td>
              <td>{formatBRL(total, t.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function interest(rate: number, t: Translator): string {
  if (rate === 0) return t('detail.interestFree')
  const key = rate > 0 ? 'detail.withInterest' : 'detail.withDiscount'
  return t(key, { rate: formatNumber(Math.abs(rate), t.language, 2) })
}
