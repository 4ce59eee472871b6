import type { MouseEvent } from 'react'
import { plural } from '../../i18n/format'
import { useTranslator } from '../../i18n/use-translator'
import { CART_PATH } from '../../models/cart'
import { useActions, useCart } from '../../stores/provider'
import { afterPaint } from '../../ui/after-paint'
import { Icon } from '../../ui/icon'
import { isDialogShown, showDialog } from '../../ui/show-dialog'
import { isLaterMissing } from '../later/use-later'
import { CART_ID } from '../side-cart/cart-id'
import { prefetchCartPanel } from '../side-cart/load-cart-panel'
import { useHydrated } from '../use-hydrated'
import styles from './cart-link.module.css'
import { isPlainClick } from './plain-click'

/** Leads to the cart's page; with JavaScript it opens the side cart, before hydration too (early-taps.ts). */
export function CartLink({ className }: { className?: string }) {
  const t = useTranslator()
  const units = useCart(cart => cart.units)
  const isHydrated = useHydrated()
  const { panels } = useActions()
  const forms = { one: t('header.cartCountOne', { count: units }), other: t('header.cartCountOther', { count: units }) }
  function openCart(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || isLaterMissing()) return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
    const isFrame = showDialog(CART_ID)
    afterPaint(() => (!isFrame || isDialogShown(CART_ID)) && panels.open('cart'))
  }
  return (
    <a
      className={className}
      href={CART_PATH}
      data-opens={isHydrated ? undefined : CART_ID}
      aria-label={units > 0 ? plural(units, t.language, forms) : undefined}
      onClick={openCart}
      onPointerEnter={prefetchCartPanel}
      onFocus={prefetchCartPanel}
    >
      <Icon name="shopping-bag" size={22} />
      <span>{t('header.cart')}</span>
      {units > 0 && (
        <span className={styles.count} data-count="">
          {units}
        </span>
      )}
    </a>
  )
}
