import '../../../i18n/messages/subscription.ts'
import { useEffect, useId, useRef } from 'react'
import { FormField } from '../../../forms/field.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { PriceView } from '../../../models/product/product-card.ts'
import type { SubscribablePrice } from '../../../models/product/subscribed-price.ts'
import { subscribedPrice } from '../../../models/product/subscription.ts'
import { formatBRL } from '../../../models/store/money.ts'
import * as choices from '../attributes/choices.module.css'
import type { Offer, OfferTerms } from '../offer.ts'
import type { ProductView } from '../product-view.ts'
import * as styles from './subscription.module.css'
import { ONCE, RECURRENCE_FIELD, SUBSCRIBED, WAY_FIELD } from './subscription.ts'

interface SubscriptionFieldsProps {
  product: Pick<ProductView, 'recurrences' | 'subscription'>
  /** Of a single purchase. */
  price: Offer['price']
  typed: string | undefined
  isWrong: boolean
  onSubscribe: ((terms: OfferTerms | null) => void) | undefined
}

/** Uncontrolled, so that a choice made before hydration stays. */
export function SubscriptionFields({ product, price, typed = '', isWrong, onSubscribe }: SubscriptionFieldsProps) {
  const { recurrences = [], subscription: terms } = product
  const saving = terms?.percent ?? 0
  const delivery = saving > 0 && price ? toDelivery(price, saving) : null
  const t = useTranslator()
  const place = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  useEffect(() => {
    if (isWrong) place.current?.querySelector('select')?.focus()
  }, [isWrong])
  function tell() {
    const isSubscribed = place.current?.querySelector<HTMLInputElement>(`[value="${SUBSCRIBED}"]`)?.checked
    onSubscribe?.(isSubscribed && delivery ? { price: delivery, installments: '', wholesale: [] } : null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made before hydration, and another option's price.
  useEffect(tell, [price])
  return (
    <fieldset ref={place} className={`${choices.group} ${styles.fields}`} onChange={tell}>
      <legend>{t('subscription.legend')}</legend>
      <div className={choices.options}>
        <label>
          <input type="radio" name={WAY_FIELD} value={ONCE} defaultChecked={typed === ''} />
          <span>{t('subscription.once')}</span>
          {price && delivery ? <strong>{formatBRL(price.now, t.language)}</strong> : null}
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
            {delivery
              ? t('subscription.save', { percent: formatNumber(saving, t.language, 2) })
              : t('subscription.subscribe')}
          </span>
          {delivery ? <strong>{t('subscription.each', { price: formatBRL(delivery.now, t.language) })}</strong> : null}
          {terms?.cancelable ? <small>{t('subscription.cancelAnytime')}</small> : null}
        </label>
      </div>
      <div className={styles.frequency}>
        <FormField label={t('subscription.frequency')} error={isWrong ? t('subscription.choose') : undefined}>
          {attributes => (
            // Of an unknown interval the first one is selected.
            <select {...attributes} name={RECURRENCE_FIELD} defaultValue={typed}>
              {recurrences.map(days => (
                <option key={days} value={days}>
                  {t('subscription.every', { days })}
                </option>
              ))}
            </select>
          )}
        </FormField>
        {terms?.cancelable ? null : <small id={hintId}>{t('subscription.hint')}</small>}
      </div>
    </fieldset>
  )
}

/** Pix price and installments are the API's to compute. Where it does not, the cart shows them. */
function toDelivery({ each = '', ...single }: SubscribablePrice, percent: number): PriceView {
  const [now, cash = 0, value = 0, count = single.installments?.count ?? 0] = each.split(' ').map(Number)
  return {
    ...single,
    // The crossed-out price is that of the single purchase.
    was: single.was || single.now,
    now: now || subscribedPrice(single.now, percent),
    cash,
    installments: value > 0 ? { count, value } : null
  }
}
