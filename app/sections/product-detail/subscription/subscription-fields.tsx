import '../../../i18n/messages/subscription'
import { useEffect, useId, useRef } from 'react'
import { FormField } from '../../../forms/field'
import { formatNumber } from '../../../i18n/format'
import { useTranslator } from '../../../i18n/use-translator'
import { subscribedPrice } from '../../../models/product/subscription'
import { formatBRL } from '../../../models/store/money'
import choices from '../attributes/choices.module.css'
import type { OfferTerms } from '../offer'
import type { ProductView } from '../product-view'
import { ONCE, RECURRENCE_FIELD, SUBSCRIBED, WAY_FIELD } from './subscription'
import styles from './subscription.module.css'

interface SubscriptionFieldsProps {
  product: Pick<ProductView, 'recurrences' | 'subscription'>
  /** Of a single purchase. */
  price: number
  typed: string | undefined
  isWrong: boolean
  onSubscribe: ((terms: OfferTerms | null) => void) | undefined
}

/** Uncontrolled, so that a choice made before hydration stays. */
export function SubscriptionFields({ product, price, typed = '', isWrong, onSubscribe }: SubscriptionFieldsProps) {
  const { recurrences = [], subscription: terms } = product
  const saving = terms?.percent ?? 0
  const each = saving ? subscribedPrice(price, saving) : 0
  const t = useTranslator()
  const place = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const known = recurrences.find(days => String(days) === typed)
  useEffect(() => {
    if (isWrong) place.current?.querySelector('select')?.focus()
  }, [isWrong])
  function tell() {
    const isSubscribed = place.current?.querySelector<HTMLInputElement>(`[value="${SUBSCRIBED}"]`)?.checked
    // The Pix price and the installments are the API's to compute: the cart shows them.
    const told = { now: each, was: price, cash: 0, cashPercent: 0, installments: null }
    onSubscribe?.(isSubscribed && each ? { price: told, installments: '', wholesale: [] } : null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made before hydration, and another option's price.
  useEffect(tell, [each])
  return (
    <fieldset ref={place} className={`${choices.group} ${styles.fields}`} onChange={tell}>
      <legend>{t('subscription.legend')}</legend>
      <div className={choices.options}>
        <label>
          <input type="radio" name={WAY_FIELD} value={ONCE} defaultChecked={typed === ''} />
          <span>{t('subscription.once')}</span>
          {saving ? <strong>{formatBRL(price, t.language)}</strong> : null}
        </label>
        <label>
          <input
            type="radio"
            name={WAY_FIELD}
            value={SUBSCRIBED}
            defaultChecked={typed !== ''}
            aria-describedby={terms?.cancelable ? undefined : hintId}
          />
          <span>
            {saving
              ? t('subscription.save', { percent: formatNumber(saving, t.language, 2) })
              : t('subscription.subscribe')}
          </span>
          {saving ? <strong>{t('subscription.each', { price: formatBRL(each, t.language) })}</strong> : null}
          {terms?.cancelable ? <small>{t('subscription.cancelAnytime')}</small> : null}
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
        {terms?.cancelable ? null : (
          <p id={hintId} className={styles.hint}>
            {t('subscription.hint')}
          </p>
        )}
      </div>
    </fieldset>
  )
}
