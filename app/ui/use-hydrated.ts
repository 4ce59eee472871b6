import { useSyncExternalStore } from 'react'

/** False on the server and during hydration: for controls that do nothing without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer)
}

const unsubscribe = () => {}
const subscribeToNothing = () => unsubscribe
const inBrowser = () => true
const onServer = () => false
