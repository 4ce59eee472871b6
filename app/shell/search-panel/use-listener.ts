import { useEffect, useEffectEvent } from 'react'

/**
 * An event of an element that another component renders: the search form is on every page and knows nothing of the
 * panel, which comes later.
 */
export function useListener<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  handle: (event: HTMLElementEventMap[K]) => void
): void {
  const onEvent = useEffectEvent(handle)
  useEffect(() => {
    const listener = (event: HTMLElementEventMap[K]) => onEvent(event)
    target.addEventListener(type, listener)
    return () => target.removeEventListener(type, listener)
  }, [target, type])
}
