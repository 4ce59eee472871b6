import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { useActions, usePanels } from '../../stores/provider'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import drawer from '../drawer/drawer.module.css'
import { CART_TITLE_ID } from './cart-title'
import { loadCartPanel } from './load-cart-panel'

const CartPanel = lazy(loadCartPanel)

/** The dialog "Carrinho". Adding to the cart opens it, a change of path closes it. */
export function SideCart({ freeShippingCents }: { freeShippingCents: number }) {
  const t = useTranslator()
  const open = usePanels(panels => panels.open === 'cart')
  const { panels } = useActions()
  const [wanted, setWanted] = useState(false)
  const { pathname } = useLocation()
  if (open && !wanted) setWanted(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is what closes, and only a change does.
  useEffect(() => () => panels.close('cart'), [pathname])
  const close = () => panels.close('cart')
  return (
    <Dialog label={t('cart.title')} open={open} onClose={close} className={drawer.drawer}>
      <div className={drawer.head}>
        <h2 id={CART_TITLE_ID} tabIndex={-1}>
          {t('cart.title')}
        </h2>
        <button type="button" className={drawer.close} aria-label={t('common.close')} onClick={close}>
          <Icon name="x" size={22} />
        </button>
      </div>
      {wanted && (
        <Suspense fallback={<div className={drawer.body} />}>
          <CartPanel freeShippingCents={freeShippingCents} onClose={close} />
        </Suspense>
      )}
    </Dialog>
  )
}
