import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useFilterActions, useFilters } from './filters-provider'

/** Duration of the closing transition in filter-panel.module.css. */
const CLOSING_MS = 300

/** The dialog's state. Choosing filters keeps it open; a path change or Back closes it. */
export function useFilterPanel(aside: RefObject<HTMLElement | null>) {
  const { open, close } = useFilterActions()
  const { pathname, key } = useLocation()
  const wentBack = useNavigationType() === 'POP'
  const isOpen = useFilters(({ showFilter }) => showFilter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on a path change and on unmount.
  useEffect(() => () => close(), [close, pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation.
  useEffect(() => {
    if (wentBack) close()
  }, [close, wentBack, key])
  useEffect(() => {
    if (hidePopover(aside.current)) open()
  }, [open, aside])
  return { isOpen, isShown: useLingering(isOpen, CLOSING_MS), close }
}

/** Closes the popover. Returns true if the shopper had opened it before hydration. */
function hidePopover(element: HTMLElement | null): boolean {
  if (!element || !('hidePopover' in element) || !element.matches(':popover-open')) return false
  element.hidePopover()
  return true
}

/** True while `flag` is, and for `delayMs` after. */
function useLingering(flag: boolean, delayMs: number): boolean {
  const [lingers, setLingers] = useState(false)
  useEffect(() => {
    if (flag) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), delayMs)
    return () => clearTimeout(timer)
  }, [flag, delayMs])
  return flag || lingers
}
