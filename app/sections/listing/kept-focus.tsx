import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useFilters } from './filters-provider.tsx'

/** Containers in which the next link takes the focus of a removed one. */
const GROUPS = 'ul, footer'

/** Keeps the focus when a chip is removed: moves it to the next chip, or to the products (`results`). */
export function KeptFocus({ results, children }: { results: RefObject<HTMLElement | null>; children: ReactNode }) {
  const { key } = useLocation()
  const chosen = useFilters(filters => filters.chosen)
  const followed = useRef<ReturnType<typeof placeOf> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links change with the choice and with the navigation.
  useEffect(() => {
    if (!followed.current) return
    for (const target of [nextOf(followed.current), results.current]) {
      // The focused link was removed, or the target before could not take the focus.
      if (document.activeElement === document.body) target?.focus({ preventScroll: true })
    }
  }, [chosen, key, results])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation that arrived.
  useEffect(() => {
    followed.current = null
  }, [key])
  function remember({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    const isFollowed = link !== null && link === document.activeElement && link.pathname === window.location.pathname
    followed.current = isFollowed ? placeOf(link) : null
  }
  return (
    <div className="page" onClickCapture={remember}>
      {children}
    </div>
  )
}

function placeOf(link: HTMLElement) {
  const group = link.closest(GROUPS)
  return { group, index: linksOf(group).indexOf(link) }
}

function nextOf({ group, index }: ReturnType<typeof placeOf>): HTMLElement | undefined {
  const links = group?.isConnected ? linksOf(group) : []
  return links[Math.min(index, links.length - 1)]
}

function linksOf(group: Element | null): HTMLElement[] {
  return group ? [...group.querySelectorAll<HTMLElement>('a, button')] : []
}
