import '../../i18n/messages/cart.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useActions, usePanels } from '../../stores/provider.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isDialogShown } from '../../ui/show-dialog.ts'
import * as drawer from '../drawer/drawer.module.css'
import { DrawerHead } from '../drawer/drawer-head.tsx'
import { loadCartPanel } from '../panel-places.tsx'
import { CART_TITLE_ID } from './cart-frame.ts'
import { CART_ID } from './cart-id.ts'

const CartPanel = lazy(loadCartPanel)

export function SideCart({ freeShippingCents }: { freeShippingCents: number }) {
  const t = useTranslator()
  const { open, wanted, forget } = useOpen()
  return (
    <Dialog id={CART_ID} label={t('cart.title')} open={open} onClose={forget} className={drawer.drawer}>
      <DrawerHead title={t('cart.title')} titleId={CART_TITLE_ID} dialogId={CART_ID} />
      {wanted ? (
        <Suspense fallback={<Waiting />}>
          <CartPanel freeShippingCents={freeShippingCents} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

/** Shown until the panel's code has loaded. early-taps.ts reads `data-waits`. */
function Waiting() {
  const t = useTranslator()
  return (
    <div className={drawer.body} data-waits="">
      <p className={drawer.waiting}>{t('common.loading')}</p>
    </div>
  )
}

function useOpen() {
  const open = usePanels(panels => panels.open === 'cart')
  const { panels } = useActions()
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState(false)
  // A tap may have opened the dialog before this code had loaded.
  useEffect(() => {
    if (isDialogShown(CART_ID)) panels.open('cart')
  }, [panels])
  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes only when the dependency changes.
  useEffect(() => () => panels.close('cart'), [pathname])
  return { open, wanted, forget: () => panels.close('cart') }
}
