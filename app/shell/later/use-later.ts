import { useEffect, useState } from 'react'
import { CART_PATH } from '../../models/cart'
import { firstMove } from '../../sections/first-move'
import { isDialogShown } from '../../ui/show-dialog'
import { CART_ID } from '../side-cart/cart-id'

type Later = typeof import('./later')

let isMissing = false

/** Whether it could not be loaded: what would open a part of it has to do without. */
export function isLaterMissing(): boolean {
  return isMissing
}

/**
 * Null until somebody does something with the page. Who agreed to be measured is measured from the start. What cannot be
 * had is no reason to fail the page; when the connection is back it is asked for again.
 */
export function useLater(): Later | null {
  const [later, setLater] = useState<Later | null>(null)
  useEffect(() => {
    const start = /(^|; )consent=/.test(document.cookie) ? Promise.resolve() : firstMove()
    void start.then(load)
    function load(): void {
      import('./later').then(show, failed)
    }
    function show(part: Later): void {
      isMissing = false
      setLater(part)
    }
    function failed(): void {
      isMissing = true
      if (isDialogShown(CART_ID)) location.assign(CART_PATH)
      addEventListener('online', load, { once: true })
    }
  }, [])
  return later
}
