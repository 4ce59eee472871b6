import { useEffect, useState } from 'react'
import { CART_PATH } from '../../models/cart/cart'
import { firstInteraction } from '../../ui/first-interaction'
import { isDialogShown } from '../../ui/show-dialog'
import { CART_ID } from '../side-cart/cart-dialog'

type DeferredShell = typeof import('./deferred')

let isMissing = false

/** True when the deferred code failed to load: links that would open a panel then lead to pages. */
export function isDeferredShellMissing(): boolean {
  return isMissing
}

/** Null until the first interaction. After an answer to the cookie question, measurement starts with the page. */
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
