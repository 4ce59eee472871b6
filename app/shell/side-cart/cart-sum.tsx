import '../../i18n/messages/cart'
import '../../i18n/messages/cartPanel'
import { useTranslator } from '../../i18n/use-translator'
import type { Cart } from '../../models/cart/cart'
import { cheapestOption } from '../../models/cart/cart-shipping'
import { cartSums, interestFree, type SummedCart } from '../../models/cart/cart-sums'
import { installmentText } from '../../models/product/installments'
import { formatBRL } from '../../models/store/money'
import styles from './cart-panel.module.css'
import type { CartShipping } from './use-cart-shipping'

interface CartSumProps {
  cart: SummedCart & Pick<Cart, 'cash' | 'installments'>
  shipping: CartShipping
  isSettled: boolean
}

export function CartSum({ cart, shipping, isSettled }: CartSumProps) {
  const t = useTranslator()
  const { total, cash } = cart
  const installments = interestFree(cart.installments)
  const { subtotal, discounts, saved } = cartSums(cart)
  return (
    <dl className={styles.totals} data-unsettled={!isSettled || undefined}>
      {subtotal !== null && <Amount label={t('cartPanel.subtotal')} cents={subtotal} look="plain" />}
      {discounts.map(({ name, discount }) => (
        <Amount key={name} label={name} cents={-discount} />
      ))}
      {total !== null && <Amount label={t('cart.total')} cents={total} look="total" />}
      {cash && <Amount label={`${t('cart.cashTotal')} (-${cash.percent}%)`} cents={cash.total} look="cash" />}
      {installments ? (
        <Row
          label={t('cartPanel.installments')}
          value={t('cartPanel.interestFree', { text: installmentText(installments, t.language) })}
          look="plain"
        />
      ) : null}
      {saved > 0 && <Amount label={t('cartPanel.saved')} cents={saved} />}
      <Freight shipping={shipping} total={total} />
    </dl>
  )
}

function Freight({ shipping, total }: { shipping: CartShipping; total: number | null }) {
  const t = useTranslator()
  const { isOffered, isPending, cep, answer } = shipping
  if (!isOffered || (!cep && !answer?.ok)) return null
  const option = answer?.ok ? cheapestOption(answer.shipping.options) : null
  if (!option) {
    const words = t(isPending || !answer ? 'cartPanel.freightAsked' : 'cartPanel.freightNone')
    return <Row label={t('cartPanel.freightTo', { cep })} value={words} look="plain" />
  }
  const { label, price } = option
  const value = price === 0 ? t('cartPanel.freightFree') : formatBRL(price, t.language)
  return (
    <>
      <Row label={t('cartPanel.freight', { label })} value={value} look="plain" isDimmed={isPending} />
      {total !== null && price > 0 ? (
        <Row
          label={t('cartPanel.withFreight')}
          value={formatBRL(total + price, t.language)}
          look="plain"
          isDimmed={isPending}
        />
      ) : null}
    </>
  )
}

interface RowProps {
  label: string
  value: string
  look?: 'plain' | 'total' | 'cash'
  isDimmed?: boolean
}

function Amount({ cents, ...row }: Omit<RowProps, 'value'> & { cents: number }) {
  const t = useTranslator()
  return <Row {...row} value={formatBRL(cents, t.language)} />
}

function Row({ label, value, look, isDimmed }: RowProps) {
  return (
    <div className={look && styles[look]} data-unsettled={isDimmed || undefined}>
      <dt>{label}</dt>
      {/* The key replaces the element: a new amount in the same element counts as a layout shift. */}
      <dd key={value}>{value}</dd>
    </div>
  )
}
