import { useEffect, useState } from 'react'
import { firstMove } from '../../sections/first-move'

type Later = typeof import('./later')

/** Null until somebody does something with the page. Who agreed to be measured is measured from the start. */
export function useLater(): Later | null {
  const [later, setLater] = useState<Later | null>(null)
  useEffect(() => {
    const start = /(^|; )consent=/.test(document.cookie) ? Promise.resolve() : firstMove()
    // What cannot be had is no reason to fail the page.
    start.then(() => import('./later')).then(setLater, () => {})
  }, [])
  return later
}
