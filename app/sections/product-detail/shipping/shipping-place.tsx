import { memo, Suspense, useState } from 'react'
import fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator'
import { freeShipping, freeShippingText } from '../../../models/cart/free-shipping'
import { useCart } from '../../../stores/provider'
import { Icon } from '../../../ui/icon'
import { AsItStands, lazyWhenNear } from '../../lazy-when-near'
import type { ShippingProps } from './shipping'
import styles from './shipping.module.css'

interface ShippingPlaceProps extends ShippingProps {
  /** What is offered, and from where on sending it costs nothing; cents. */
  price: number
  freeFrom: number
}

const PLACE_ID = 'frete'
const FORM = `#${PLACE_ID} > :first-child`
const WAITING = (
  <AsItStands selector={FORM}>
    <div className={styles.waiting} />
  </AsItStands>
)

/** Where to, for how much, and what is missing for free shipping. */
export function ShippingPlace({ price, freeFrom, ...props }: ShippingPlaceProps) {
  // Later choices are read from the buy form.
  const [chosen] = useState(props.chosen)
  return (
    <div id={PLACE_ID} className={`${styles.place} ${fields.form}`}>
      <Form {...props} chosen={chosen} />
      {freeFrom > 0 && price > 0 ? <FreeShippingHint price={price} freeFrom={freeFrom} /> : null}
    </div>
  )
}

/** Of the cart as it is, in the side cart's words; of the product as long as the cart is empty. */
function FreeShippingHint({ price, freeFrom }: Pick<ShippingPlaceProps, 'price' | 'freeFrom'>) {
  const { language } = useTranslator()
  const total = useCart(cart => cart.total)
  return (
    <p className={styles.free}>
      <Icon name="truck" size={18} />
      {freeShippingText(freeShipping(total || price, freeFrom), language)}
    </p>
  )
}

// The server writes the form in its place; a browser shows that, and loads what brings it to life when it is near.
const ShippingForm = import.meta.env.SSR
  ? (await import('./shipping-form')).ShippingForm
  : lazyWhenNear(() => FORM, load)

const Form = memo(function Form(props: ShippingProps) {
  return (
    <Suspense fallback={WAITING}>
      <ShippingForm {...props} />
    </Suspense>
  )
})

async function load() {
  return (await import('./shipping-form')).ShippingForm
}
