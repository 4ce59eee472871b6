import { useSyncExternalStore } from 'react'

/** False on the server and during hydration: for controls that do nothing without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
}

const neverChanges = () => () => {}
