import { useEffect, useState } from 'react'
import { CART_PATH } from '../../models/cart'
import { firstInteraction } from '../../ui/first-interaction'
import { isDialogShown } from '../../ui/show-dialog'
import { CART_ID } from '../side-cart/cart-id'

type DeferredShell = typeof import('./deferred')

let isMissing = false

/** Whether its code could not be loaded: links that would open a part of it lead to pages instead. */
export function isDeferredShellMissing(): boolean {
  return isMissing
}

/**
 * Null until the first interaction; a shopper who agreed to be measured is measured from the start. A failed load does not
 * fail the page, and is repeated when the connection is back.
 */
export function useDeferredShell(): DeferredShell | null {
  const [deferredShell, setDeferredShell] = useState<DeferredShell | null>(null)
  useEffect(() => {
    const start = /(^|; )consent=/.test(document.cookie) ? Promise.resolve() : firstInteraction()
    void start.then(load)
    function load(): void {
      import('./deferred').then(show, failed)
    }
    function show(part: DeferredShell): void {
      isMissing = false
      setDeferredShell(part)
    }
    function failed(): void {
      isMissing = true
      if (isDialogShown(CART_ID)) location.assign(CART_PATH)
      addEventListener('online', load, { once: true })
    }
  }, [])
  return deferredShell
}
