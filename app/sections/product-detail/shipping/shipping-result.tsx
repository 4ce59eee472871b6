import '../../../i18n/messages/freight'
import { formatDay } from '../../../i18n/format-day'
import { useTranslator } from '../../../i18n/use-translator'
import type { Shipping, ShippingOption } from '../../../models/cart/shipment'
import { formatBRL } from '../../../models/store/money'
import type { ShippingAnswer } from './shipping'
import styles from './shipping.module.css'

/** A live region, so it is in the page from the start. */
export function ShippingResult({ answer, isPending }: { answer: ShippingAnswer | null; isPending: boolean }) {
  const t = useTranslator()
  return (
    <div role="status" className={styles.result}>
      {isPending && <p className={answer?.ok ? 'visually-hidden' : styles.soft}>{t('freight.calculating')}</p>}
      {answer && (answer.ok || !isPending) && (
        <div data-pending={isPending || undefined}>
          <Answer answer={answer} />
        </div>
      )}
    </div>
  )
}

function Answer({ answer }: { answer: ShippingAnswer }) {
  if (answer.ok) return <Options shipping={answer.shipping} cep={answer.cep} />
  // Shown beside the field.
  return answer.reason === 'cep' ? null : <Failed said={answer.said} />
}

function Options({ shipping: { options, restriction, message }, cep }: { shipping: Shipping; cep: string }) {
  const t = useTranslator()
  return (
    <>
      <table>
        <caption className="visually-hidden">{t('freight.options', { cep })}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('freight.way')}</th>
            <th scope="col">{t('freight.term')}</th>
            <th scope="col">{t('freight.price')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(option => (
            <Option key={option.id} option={option} />
          ))}
        </tbody>
      </table>
      {[restriction, message].filter(Boolean).map(said => (
        <p key={said} className={styles.soft}>
          {said}
        </p>
      ))}
    </>
  )
}

function Option({ option }: { option: ShippingOption }) {
  const t = useTranslator()
  const { label, term, day, price, isCheapest, isFastest } = option
  const days = /^\d+$/.test(term) ? t('freight.days', { count: term }) : term
  return (
    <tr>
      <th scope="row">
        {label}
        {isCheapest ? <Mark>{t('freight.cheapest')}</Mark> : null}
        {isFastest ? <Mark>{t('freight.fastest')}</Mark> : null}
      </th>
      <td>
        {day ? <span className={styles.day}>{t('freight.by', { day: formatDay(day, t.language) })}</span> : null}
        {days}
      </td>
      <td className={price === 0 ? styles.gratis : undefined}>
        {price === 0 ? t('freight.free') : formatBRL(price, t.language)}
      </td>
    </tr>
  )
}

function Mark({ children }: { children: string }) {
  return <small className={styles.mark}>{children}</small>
}

/** Spec 8's text, followed by the server's. */
function Failed({ said }: { said: string }) {
  const t = useTranslator()
  const failed = t('freight.failed')
  return (
    <>
      <p className={styles.failed}>{failed}</p>
      {said && said !== failed ? <p className={styles.soft}>{said}</p> : null}
    </>
  )
}
