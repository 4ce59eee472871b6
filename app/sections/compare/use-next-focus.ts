import { type RefObject, useEffect, useRef } from 'react'

/** Marks the controls that take a product out, which go with it. */
export const REMOVES = 'data-removes'

/**
 * Once a product is taken out of `columns`, the focus goes to the control that takes the next one out, else to `rest`,
 * a selector. Answers with what to call as one is taken out.
 */
export function useNextFocus(place: RefObject<HTMLElement | null>, columns: readonly unknown[], rest: string) {
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the columns have changed.
  useEffect(() => {
    if (removed.current === null) return
    const controls = place.current?.querySelectorAll<HTMLElement>(`[${REMOVES}]`)
    const next = controls?.[Math.min(removed.current, controls.length - 1)]
    const target = next ?? document.querySelector<HTMLElement>(rest)
    target?.focus()
    removed.current = null
  }, [columns])
  return (index: number) => {
    removed.current = index
  }
}
