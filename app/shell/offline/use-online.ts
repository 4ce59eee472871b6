import { useSyncExternalStore } from 'react'

export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine !== false,
    () => true
  )
}

function watch(onChange: () => void): () => void {
  const watching = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: watching.signal })
  return () => watching.abort()
}
