import '../../../i18n/messages/installments.ts'
import { formatNumber } from '../../../i18n/format.ts'
import type { Translator } from '../../../i18n/translator.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { readRows, yearlyRate } from '../../../models/product/installments.ts'
import { formatBRL } from '../../../models/store/money.ts'

/** `text`: see `writeRows`. */
export function InstallmentTable({ text }: { text: string }) {
  const t = useTranslator()
  return (
    <table>
      <caption className="visually-hidden">{t('installments.count')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('installments.count')}</th>
          <th scope="col">{t('installments.value')}</th>
          <th scope="col">{t('installments.total')}</th>
        </tr>
      </thead>
      <tbody>
        {readRows(text).map(({ count, rate, value, total }) => (
          <tr key={count}>
            <th scope="row">
              {`${count}x `}
              <small>{interest(rate, t)}</small>
            </th>
            <td>{formatBRL(value, t.language)}</td>
            <td>{formatBRL(total, t.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function interest(rate: number, t: Translator): string {
  if (rate === 0) return t('installments.interestFree')
  const text = (percent: number) => formatNumber(percent, t.language, 2)
  if (rate < 0) return t('installments.withDiscount', { rate: text(-rate) })
  return t('installments.withInterest', { rate: text(rate), yearly: text(yearlyRate(rate)) })
}
