import { type ComponentProps, useState } from 'react'
import * as fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { freeShipping, freeShippingText } from '../../../models/cart/free-shipping.ts'
import { useCart } from '../../../stores/provider.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { nearPlace } from '../../lazy-when-near.tsx'
import * as styles from './shipping.module.css'

const PLACE_ID = 'frete'

// The server renders the form; the browser keeps its markup and loads its code near the viewport.
const Form = nearPlace(
  async () => (await import('./shipping-form.tsx')).ShippingForm,
  () => `#${PLACE_ID} > :first-child`,
  <div className={styles.waiting} />
)

interface ShippingPlaceProps extends Omit<ComponentProps<typeof Form>, 'isFree'> {
  /** In cents, like the total from which shipping is free. */
  price: number
  freeFrom: number
}

export function ShippingPlace({ price, freeFrom, ...props }: ShippingPlaceProps) {
  const { language } = useTranslator()
  const total = useCart(cart => cart.total)
  // Initial value only: later choices are read from the buy form.
  const [chosen] = useState(props.chosen)
  const isFree = freeFrom > 0 && price >= freeFrom
  return (
    <div id={PLACE_ID} className={`${styles.place} ${fields.form}`}>
      <Form {...props} chosen={chosen} isFree={isFree} />
      {freeFrom > 0 && price > 0 && !isFree ? (
        <p className={styles.free}>
          <Icon name="truck" size={18} />
          {freeShippingText(freeShipping(total || price, freeFrom), language)}
        </p>
      ) : null}
    </div>
  )
}
