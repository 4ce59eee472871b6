import { type RefObject, useEffect, useRef } from 'react'

/** Marks the controls that remove a product, and are removed with it. */
export const REMOVES = 'data-removes'

/** After a product has left `columns`, focuses the next remove control, else `rest`. Call the result before the removal. */
export function useNextFocus(place: RefObject<HTMLElement | null>, columns: readonly unknown[], rest: string) {
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the columns change.
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
