import { useEffect, useEffectEvent } from 'react'
import { CEP_PATH } from '../../models/cart/cep-path'
import { ACCESS_PATH } from '../../models/shopper/account-paths'
import { useActions, useUser } from '../../stores/provider'
import { afterPaint } from '../../ui/after-paint'
import { isPlainClick } from '../../ui/plain-click'
import { isDialogShown, showDialog } from '../../ui/show-dialog'
import { loadCepDialog } from '../cep-place'
import { isDeferredShellMissing } from '../deferred/use-deferred-shell'
import { loadLoginModal } from '../login-place'
import { CART_ID } from '../side-cart/cart-id'
import { prefetchCartPanel } from '../side-cart/load-cart-panel'
import { loadAccountMenu } from './account-menu-place'

/** Opens the account, cart and CEP links as panels on the page. */
export function useShopperLinks(toggleAccountMenu: (link: HTMLElement) => void): void {
  const { panels } = useActions()
  const isSignedIn = useUser(({ user }) => user.signedIn)

  const open = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const act = { cart: openCart, account: openAccount, cep: openCep }[link.dataset.shopper ?? '']
    if (act?.(link)) event.preventDefault()
  })

  function openCart(link: HTMLElement): boolean {
    if (isDeferredShellMissing()) {
      // early-taps.ts would wait for the panel.
      delete link.dataset.opens
      return false
    }
    closeAround(link)
    const isFrame = showDialog(CART_ID)
    afterPaint(() => (!isFrame || isDialogShown(CART_ID)) && panels.open('cart'))
    return true
  }

  function openAccount(link: HTMLElement): boolean {
    if (isSignedIn) toggleAccountMenu(link)
    else if (location.pathname === ACCESS_PATH) return false
    else {
      closeAround(link)
      panels.open('login')
    }
    return true
  }

  function openCep(link: HTMLElement): boolean {
    if (location.pathname === CEP_PATH) return false
    closeAround(link)
    loadCepDialog().then(
      () => panels.open('cep'),
      () => location.assign(CEP_PATH)
    )
    return true
  }

  /** Preloads before a click. A failed load is retried by the click. */
  const prepare = useEffectEvent((event: Event) => {
    const name = linkOf(event)?.dataset.shopper
    if (name === 'cart') prefetchCartPanel()
    if (name === 'cep') loadCepDialog().catch(() => null)
    if (name === 'account') (isSignedIn ? loadAccountMenu : loadLoginModal)().catch(() => null)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('click', event => open(event), { signal, capture: true })
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, event => prepare(event), { signal, passive: true })
    return () => controller.abort()
  }, [])
}

function linkOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-shopper]') : null
}

/** A link inside the mobile menu closes it. */
function closeAround(link: HTMLElement): void {
  link.closest('dialog')?.close()
}
