import { useEffect, useEffectEvent } from 'react'

/**
 * Listens to an element that another component renders. The search form is on every page and does not know the panel, which
 * loads later.
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
