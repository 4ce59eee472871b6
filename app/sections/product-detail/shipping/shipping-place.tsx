import { type ComponentProps, useState } from 'react'
import fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator'
import { freeShipping, freeShippingText } from '../../../models/cart/free-shipping'
import { useCart } from '../../../stores/provider'
import { Icon } from '../../../ui/icon'
import { nearPlace } from '../../lazy-when-near'
import styles from './shipping.module.css'

/** Both in cents: the price, and the total from which shipping is free. */
interface FreeShippingProps {
  price: number
  freeFrom: number
}

const PLACE_ID = 'frete'

// The server renders the form; the browser keeps its markup and loads its code near the viewport.
const load = async () => (await import('./shipping-form')).ShippingForm
const Form = nearPlace(
  load,
  import.meta.env.SSR ? await load() : null,
  () => `#${PLACE_ID} > :first-child`,
  styles.waiting
)

export function ShippingPlace({ price, freeFrom, ...props }: ComponentProps<typeof Form> & FreeShippingProps) {
  // Initial value only: later choices are read from the buy form.
  const [chosen] = useState(props.chosen)
  return (
    <div id={PLACE_ID} className={`${styles.place} ${fields.form}`}>
      <Form {...props} chosen={chosen} />
      {freeFrom > 0 && price > 0 ? <FreeShippingHint price={price} freeFrom={freeFrom} /> : null}
    </div>
  )
}

/** Counts the cart's total, or the product's price while the cart is empty. */
function FreeShippingHint({ price, freeFrom }: FreeShippingProps) {
  const { language } = useTranslator()
  const total = useCart(cart => cart.total)
  return (
    <p className={styles.free}>
      <Icon name="truck" size={18} />
      {freeShippingText(freeShipping(total || price, freeFrom), language)}
    </p>
  )
}
