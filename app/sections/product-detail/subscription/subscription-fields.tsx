import '../../../i18n/messages/subscription'
import { useEffect, useId, useRef } from 'react'
import { FormField } from '../../../forms/field'
import { formatNumber } from '../../../i18n/format'
import { useTranslator } from '../../../i18n/use-translator'
import { subscribedPrice } from '../../../models/product/subscription'
import { formatBRL } from '../../../models/store/money'
import choices from '../attributes/choices.module.css'
import type { ProductView } from '../product-view'
import { ONCE, RECURRENCE_FIELD, SUBSCRIBED, WAY_FIELD } from './subscription'
import styles from './subscription.module.css'

interface SubscriptionFieldsProps {
  product: Pick<ProductView, 'recurrences' | 'subscription'>
  /** Of a single purchase. */
  price: number
  typed: string | undefined
  isWrong: boolean
}

/** Uncontrolled, so that a choice made before hydration stays. */
export function SubscriptionFields({ product, price, typed = '', isWrong }: SubscriptionFieldsProps) {
  const { recurrences = [], subscription: terms } = product
  const t = useTranslator()
  const place = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const known = recurrences.find(days => String(days) === typed)
  useEffect(() => {
    if (isWrong) place.current?.querySelector('select')?.focus()
  }, [isWrong])
  return (
    <fieldset ref={place} className={`${choices.group} ${styles.fields}`}>
      <legend>{t('subscription.legend')}</legend>
      <div className={choices.options}>
        <label>
          <input type="radio" name={WAY_FIELD} value={ONCE} defaultChecked={typed === ''} />
          <Once price={terms?.percent ? price : 0} />
        </label>
        <label>
          <input
            type="radio"
            name={WAY_FIELD}
            value={SUBSCRIBED}
            defaultChecked={typed !== ''}
            aria-describedby={terms?.canCancelAnytime ? undefined : hintId}
          />
          {terms?.percent ? (
            <Saving percent={terms.percent} price={price} />
          ) : (
            <span>{t('subscription.subscribe')}</span>
          )}
          {terms?.canCancelAnytime ? <small>{t('subscription.cancelAnytime')}</small> : null}
        </label>
      </div>
      <div className={styles.frequency}>
        <FormField label={t('subscription.frequency')} error={isWrong ? t('subscription.choose') : undefined}>
          {attributes => (
            <select {...attributes} name={RECURRENCE_FIELD} defaultValue={known ?? recurrences[0]}>
              {recurrences.map(days => (
                <option key={days} value={days}>
                  {t('subscription.every', { days })}
                </option>
              ))}
            </select>
          )}
        </FormField>
        {/* Where it ends at any time, the choice says more. */}
        {terms?.canCancelAnytime ? null : (
          <p id={hintId} className={styles.hint}>
            {t('subscription.hint')}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function Once({ price }: { price: number }) {
  const t = useTranslator()
  if (price === 0) return <span>{t('subscription.once')}</span>
  return (
    <>
      <span>{`${t('subscription.buyOnce')} `}</span>
      <strong>{formatBRL(price, t.language)}</strong>
    </>
  )
}

function Saving({ percent, price }: { percent: number; price: number }) {
  const t = useTranslator()
  const each = formatBRL(subscribedPrice(price, percent), t.language)
  return (
    <>
      <span>{`${t('subscription.save', { percent: formatNumber(percent, t.language, 2) })} `}</span>
      <strong>{t('subscription.each', { price: each })}</strong>
    </>
  )
}
