import '../../i18n/messages/cart.ts'
import '../../i18n/messages/cartPanel.ts'
import { use } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Cart } from '../../models/cart/cart.ts'
import { cheapestOption } from '../../models/cart/cart-shipping.ts'
import { cartSums, interestFree, type SummedCart } from '../../models/cart/cart-sums.ts'
import { installmentText } from '../../models/product/installments.ts'
import { formatBRL } from '../../models/store/money.ts'
import { PixPercent } from '../../sections/product-card/pix-percent.ts'
import styles from './cart-sum.module.css'
import type { CartShipping } from './use-cart-shipping.ts'

interface CartSumProps {
  cart: SummedCart & Pick<Cart, 'cash' | 'installments'>
  shipping: CartShipping
  isSettled: boolean
}

/** The amount to pay. Its parts unfold. */
export function CartSum({ cart, shipping, isSettled }: CartSumProps) {
  const t = useTranslator()
  const freight = freightOf(shipping)
  const isDimmed = !isSettled || Boolean(freight && shipping.isPending)
  return (
    <>
      <details className={styles.details}>
        <summary>{t('cartPanel.details')}</summary>
        <Details cart={cart} shipping={shipping} isDimmed={isDimmed} />
      </details>
      <Payable cart={cart} freight={freight?.price ?? null} isDimmed={isDimmed} />
    </>
  )
}

type DetailsProps = Omit<CartSumProps, 'isSettled'> & { isDimmed: boolean }

function Details({ cart, shipping, isDimmed }: DetailsProps) {
  const t = useTranslator()
  const { subtotal, discounts, saved } = cartSums(cart)
  const installments = interestFree(cart.installments)
  const goods = subtotal === null && freightOf(shipping) ? cart.total : null
  return (
    <dl className={styles.rows} data-unsettled={isDimmed || undefined}>
      {subtotal !== null && <Amount label={t('cartPanel.subtotal')} cents={subtotal} />}
      {discounts.map(({ name, discount }) => (
        <Amount key={name} label={name} cents={-discount} look="gain" />
      ))}
      {goods !== null && <Amount label={t('cartPanel.goods')} cents={goods} />}
      <Freight shipping={shipping} />
      {saved > 0 && <Amount label={t('cartPanel.saved')} cents={saved} look="gain" />}
      {installments ? (
        <Row
          label={t(freightOf(shipping)?.price ? 'cartPanel.installmentsGoods' : 'cartPanel.installments')}
          value={t('cartPanel.interestFree', { text: installmentText(installments, t.language) })}
        />
      ) : null}
    </dl>
  )
}

function Freight({ shipping }: Pick<CartSumProps, 'shipping'>) {
  const t = useTranslator()
  const { isOffered, isPending, cep, answer } = shipping
  if (!isOffered || (!cep && !answer?.ok)) return null
  const freight = freightOf(shipping)
  if (!freight) {
    const words = t(isPending || !answer ? 'cartPanel.freightAsked' : 'cartPanel.freightNone')
    return <Row label={t('cartPanel.freightTo', { cep })} value={words} />
  }
  const { label, price } = freight
  const value = price === 0 ? t('cartPanel.freightFree') : formatBRL(price, t.language)
  return <Row label={t('cartPanel.freight', { label })} value={value} />
}

interface PayableProps {
  cart: CartSumProps['cart']
  freight: number | null
  isDimmed: boolean
}

/** The server's totals, with the shipping that the shopper will pay. */
function Payable({ cart: { total, cash }, freight, isDimmed }: PayableProps) {
  const t = useTranslator()
  const pixPercent = use(PixPercent)
  return (
    <>
      <dl className={styles.payable} data-unsettled={isDimmed || undefined}>
        {cash ? (
          <Amount
            label={`${t('cart.cashTotal')} (-${cash.percent}%)`}
            cents={cash.total + (freight ?? 0)}
            look="gain"
          />
        ) : null}
        {total !== null && (
          <Amount
            label={t(freight === null ? 'cart.total' : 'cartPanel.withFreight')}
            cents={total + (freight ?? 0)}
            look="total"
          />
        )}
      </dl>
      {!cash && pixPercent > 0 ? (
        <p className={styles.pix}>{t('product.cashDiscount', { percent: pixPercent })}</p>
      ) : null}
    </>
  )
}

interface RowProps {
  label: string
  value: string
  look?: 'gain' | 'total'
}

function Amount({ cents, ...row }: Omit<RowProps, 'value'> & { cents: number }) {
  const t = useTranslator()
  return <Row {...row} value={formatBRL(cents, t.language)} />
}

function Row({ label, value, look }: RowProps) {
  return (
    <div className={look && styles[look]}>
      <dt>{label}</dt>
      {/* The key replaces the element: a new amount in the same element counts as a layout shift. */}
      <dd key={value}>{value}</dd>
    </div>
  )
}

function freightOf({ isOffered, answer }: CartShipping) {
  return isOffered && answer?.ok ? cheapestOption(answer.shipping.options) : null
}
