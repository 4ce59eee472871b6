import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a product has left `columns`, focuses the next remove control (`data-removes`), else `rest`. Call the result before
 * the removal.
 */
export function useNextFocus(place: RefObject<HTMLElement | null>, columns: readonly unknown[], rest: string) {
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the columns change.
  useEffect(() => {
    if (removed.current === null) return
    const controls = place.current?.querySelectorAll<HTMLElement>('[data-removes]')
    const next = controls?.[Math.min(removed.current, controls.length - 1)]
    const target = next ?? document.querySelector<HTMLElement>(rest)
    target?.focus()
    removed.current = null
  }, [columns])
  return (index: number) => {
    removed.current = index
  }
}
