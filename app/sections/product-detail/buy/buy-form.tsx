import '../../../i18n/messages/detail.ts'
import { type ReactNode, type SubmitEvent, useDeferredValue } from 'react'
import * as fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { Button } from '../../../ui/button.tsx'
import { part } from '../../../ui/part.tsx'
import { AgePlace } from '../../age-gate/age-place.tsx'
import { lazyPlace } from '../../lazy-place.tsx'
import { OptionGroup } from '../attributes/option-group.tsx'
import type { Offer, OfferTerms } from '../offer.ts'
import type { ProductView } from '../product-view.ts'
import * as subscription from '../subscription/subscription.module.css'
import * as styles from './buy-form.module.css'
import { Messages } from './messages.tsx'
import type { Refusal } from './order.ts'
import { QuantityField } from './quantity-field.tsx'
import * as texts from './text-fields.module.css'
import { useBuy } from './use-buy.ts'

// Few products take custom text or have a subscription. The server renders the fields, which work without their code.
const TextFields = part(async () => (await import('./text-fields.tsx')).TextFields)
const TextPlace = lazyPlace(TextFields, `${texts.place} ${fields.form}`)
const SubscriptionFields = part(
  async () => (await import('../subscription/subscription-fields.tsx')).SubscriptionFields,
  { when: 'interaction' }
)
const SubscriptionPlace = lazyPlace(SubscriptionFields, `${subscription.place} ${fields.form}`)

/** Shipping reads the chosen option and quantity of this form. */
export const BUY_FORM_ID = 'comprar'

interface BuyFormProps {
  product: ProductView
  offer: Offer
  onChoose: (id: number) => void
  refusal: Refusal | undefined
  hasSubscriptions?: boolean
  /** Receives the terms of each delivery; null for a single purchase. */
  onSubscribe?: (terms: OfferTerms | null) => void
  isCrawler?: boolean
  /** Beside the button. */
  children?: ReactNode
}

/** Posts to the product's page; with JavaScript it adds to the cart store instead. */
export function BuyForm({
  product,
  offer,
  onChoose,
  refusal,
  hasSubscriptions,
  onSubscribe,
  isCrawler,
  children
}: BuyFormProps) {
  const t = useTranslator()
  const { isPending, problems, messages, buy, dismiss } = useBuy(product, refusal)
  const { path, attribute, customizations = [], minimumAge } = product
  // Deferred, so that the server's fields stay while their code loads.
  const price = useDeferredValue(offer.price)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    buy(event.currentTarget)
  }
  function choose(id: number) {
    dismiss()
    onChoose(id)
  }
  return (
    <form id={BUY_FORM_ID} method="post" action={path} noValidate onSubmit={submit} className={styles.form}>
      {attribute ? <OptionGroup attribute={attribute} offer={offer} onChoose={choose} problems={problems} /> : null}
      {customizations.length > 0 ? (
        <TextPlace customizations={customizations} typed={refusal?.typed.texts} problems={problems} />
      ) : null}
      {hasSubscriptions && product.recurrences ? (
        <SubscriptionPlace
          product={product}
          price={price}
          typed={refusal?.typed.recurrence}
          isWrong={problems.recurrence === true}
          onSubscribe={onSubscribe}
        />
      ) : null}
      <AgePlace age={minimumAge} isCrawler={isCrawler} problem={problems.age ? problems : null} />
      <Messages messages={messages} />
      <div className={styles.row} data-buy-bar={children ? '' : undefined}>
        <QuantityField limit={offer.limit} typed={refusal?.typed.quantity} problems={problems} />
        <Button type="submit" pending={isPending}>
          {t('detail.add')}
        </Button>
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {isPending ? t('product.adding') : ''}
      </p>
    </form>
  )
}
