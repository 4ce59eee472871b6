import '../../../i18n/messages/detail'
import type { SubmitEvent } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { Button } from '../../../ui/button'
import { AgePlace } from '../../age-gate/age-place'
import { OptionGroup } from '../attributes/option-group'
import type { Offer } from '../offer'
import type { ProductView } from '../product-view'
import { SubscriptionPlace } from '../subscription/subscription-place'
import styles from './buy-form.module.css'
import { Messages } from './messages'
import type { Refusal } from './order'
import { QuantityField } from './quantity-field'
import { TextPlace } from './text-place'
import { useBuy } from './use-buy'

/** Lets the buy bar on phones submit the same form. */
export const BUY_FORM_ID = 'comprar'

const NONE: readonly number[] = []

interface BuyFormProps {
  product: ProductView
  offer: Offer
  onChoose: (id: number) => void
  /** Why the form was refused when submitted without JavaScript. */
  refusal: Refusal | undefined
  /** Delivery intervals to choose from, in days. Empty for products without subscription. */
  recurrences?: readonly number[]
  isCrawler?: boolean
}

/** Posts to the product's page; with JavaScript it adds to the cart store instead. */
export function BuyForm({ product, offer, onChoose, refusal, recurrences = NONE, isCrawler }: BuyFormProps) {
  const t = useTranslator()
  const { isPending, problems, messages, buy, dismiss } = useBuy(product, offer, refusal)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    buy(event.currentTarget)
  }
  function choose(id: number) {
    dismiss()
    onChoose(id)
  }
  return (
    <form id={BUY_FORM_ID} method="post" action={product.path} noValidate onSubmit={submit} className={styles.form}>
      {product.attribute ? (
        <OptionGroup attribute={product.attribute} offer={offer} onChoose={choose} problems={problems} />
      ) : null}
      <TextPlace customizations={product.customizations} typed={refusal?.typed.texts} problems={problems} />
      <SubscriptionPlace
        recurrences={recurrences}
        typed={refusal?.typed.recurrence}
        isWrong={problems.recurrence === true}
      />
      <AgePlace age={product.minimumAge} isCrawler={isCrawler} problem={problems.age ? problems : null} />
      <Messages messages={messages} />
      <div className={styles.row}>
        <QuantityField limit={offer.limit} typed={refusal?.typed.quantity} problems={problems} />
        <Button type="submit" aria-disabled={isPending || undefined} aria-busy={isPending || undefined}>
          {t('detail.add')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {isPending ? t('product.adding') : ''}
      </p>
    </form>
  )
}
