import { useEffect, useState } from 'react'
import { PATHS } from '../../links.ts'
import { firstInteraction } from '../../ui/first-interaction.ts'
import { isDialogShown } from '../../ui/show-dialog.ts'
import { CART_ID } from '../side-cart/cart-id.ts'

type DeferredShell = typeof import('./deferred')

let isMissing = false

/** True when the deferred code failed to load: links that would open a panel then lead to pages. */
export function isDeferredShellMissing(): boolean {
  return isMissing
}

/** Null until the first interaction. Loads at once after an answer to the cookie question, so that measurement does, too. */
export function useDeferredShell(): DeferredShell | null {
  const [deferredShell, setDeferredShell] = useState<DeferredShell | null>(null)
  useEffect(() => {
    const start = /(^|; )consent=/.test(document.cookie) ? Promise.resolve() : firstInteraction()
    void start.then(async function load() {
      try {
        setDeferredShell(await import('./deferred.tsx'))
        isMissing = false
      } catch {
        isMissing = true
        if (isDialogShown(CART_ID)) location.assign(PATHS.cart)
        addEventListener('online', load, { once: true })
      }
    })
  }, [])
  return deferredShell
}
