import { useTranslator } from '../../i18n/use-translator'
import { CART_PATH } from '../../models/cart/cart'
import { Icon } from '../../ui/icon'
import { CART_ID } from '../side-cart/cart-id'
import { Count } from './count'

/** Leads to the cart page. With JavaScript it opens the side cart, even before hydration (early-taps.ts). */
export function CartLink({ className }: { className?: string }) {
  const t = useTranslator()
  return (
    <a className={className} href={CART_PATH} data-shopper="cart" data-opens={CART_ID}>
      <Icon name="shopping-bag" size={22} />
      <span>{t('header.cart')}</span>
      <Count />
    </a>
  )
}
