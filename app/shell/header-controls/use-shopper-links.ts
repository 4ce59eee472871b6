import { PATHS } from '../../links.ts'
import { useActions, useUser } from '../../stores/provider.tsx'
import { afterPaint } from '../../ui/after-paint.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { isDialogShown, showDialog } from '../../ui/show-dialog.ts'
import { useListener } from '../../ui/use-listener.ts'
import { isDeferredShellMissing } from '../deferred/use-deferred-shell.ts'
import { loadCartPanel, loadCepDialog, loadLoginModal } from '../panel-places.tsx'
import { CART_ID } from '../side-cart/cart-id.ts'
import { loadAccountMenu } from './use-account-menu.tsx'

export function useShopperLinks(toggleAccountMenu: (link: HTMLElement) => void): void {
  const { panels } = useActions()
  const isSignedIn = useUser(({ user }) => user.signedIn)

  const panelsByLink: Record<string, { load: () => Promise<unknown>; open: (link: HTMLElement) => boolean }> = {
    cart: { load: loadCartPanel, open: openCart },
    account: { load: isSignedIn ? loadAccountMenu : loadLoginModal, open: openAccount },
    cep: { load: loadCepDialog, open: openCep }
  }

  useListener(
    globalThis.document,
    ['click'],
    event => {
      const link = linkOf(event)
      if (link && isPlainClick(event) && panelOf(link)?.open(link)) event.preventDefault()
    },
    { capture: true }
  )

  // A failed load is retried by the click.
  useListener(
    globalThis.document,
    ['pointerover', 'focusin'],
    event =>
      void panelOf(linkOf(event))
        ?.load()
        .catch(() => null),
    { passive: true }
  )

  function panelOf(link: HTMLElement | null) {
    return panelsByLink[link?.dataset.shopper ?? '']
  }

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
    else if (location.pathname === PATHS.access) return false
    else {
      closeAround(link)
      panels.open('login')
    }
    return true
  }

  function openCep(link: HTMLElement): boolean {
    if (location.pathname === PATHS.cep) return false
    closeAround(link)
    loadCepDialog().then(
      () => panels.open('cep'),
      () => location.assign(PATHS.cep)
    )
    return true
  }
}

function linkOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-shopper]') : null
}

function closeAround(link: HTMLElement): void {
  link.closest('dialog')?.close()
}
