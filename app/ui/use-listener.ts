import { useEffectEvent, useLayoutEffect } from 'react'

/** For an element that another component renders, or `globalThis.document`, which the server lacks. */
export function useListener<K extends keyof GlobalEventHandlersEventMap>(
  target: GlobalEventHandlers,
  types: readonly K[],
  handle: (event: GlobalEventHandlersEventMap[K]) => void,
  options?: AddEventListenerOptions
): void {
  const onEvent = useEffectEvent(handle)
  // A layout effect, so that what is visible already responds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the types and the options of a call never change.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const listener = (event: GlobalEventHandlersEventMap[K]) => onEvent(event)
    for (const type of types) target.addEventListener(type, listener, { ...options, signal: controller.signal })
    return () => controller.abort()
  }, [target])
}
