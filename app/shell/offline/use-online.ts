import { useSyncExternalStore } from 'react'

/** Whether there is a connection, as far as the browser knows. The server's pages are made for those who have one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine !== false,
    () => true
  )
}

function watch(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
