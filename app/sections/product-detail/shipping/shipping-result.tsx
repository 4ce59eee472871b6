import '../../../i18n/messages/freight.ts'
import { formatDay } from '../../../i18n/format-day.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Shipping } from '../../../models/cart/shipment.ts'
import { formatBRL } from '../../../models/store/money.ts'
import * as styles from './shipping.module.css'
import type { ShippingAnswer } from './shipping.ts'

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

/** Spec 8's text for a failure, followed by the server's. */
function Answer({ answer }: { answer: ShippingAnswer }) {
  const t = useTranslator()
  if (answer.ok) return <Options shipping={answer.shipping} cep={answer.cep} />
  // Shown beside the field.
  if (answer.reason === 'cep') return null
  const failed = t('freight.failed')
  return (
    <>
      <p className={styles.failed}>{failed}</p>
      {answer.said && answer.said !== failed ? <p className={styles.soft}>{answer.said}</p> : null}
    </>
  )
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
          {options.map(({ id, label, term, day, price, isCheapest, isFastest }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {isCheapest ? <small className={styles.mark}>{t('freight.cheapest')}</small> : null}
                {isFastest ? <small className={styles.mark}>{t('freight.fastest')}</small> : null}
              </th>
              <td>
                {day ? (
                  <span className={styles.day}>{t('freight.by', { day: formatDay(day, t.language) })}</span>
                ) : null}
                {/^\d+$/.test(term) ? t('freight.days', { count: term }) : term}
              </td>
              <td className={price === 0 ? styles.gratis : undefined}>
                {price === 0 ? t('freight.free') : formatBRL(price, t.language)}
              </td>
            </tr>
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
