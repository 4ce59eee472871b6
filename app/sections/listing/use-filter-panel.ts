import { type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useActions, usePanels } from '../../stores/provider'

/** Until the panel has moved out of sight: the transition in filter-panel.module.css. */
const CLOSING_MS = 300

/** The dialog's state. What stays open over a choice of filters closes when the shopper goes elsewhere or back. */
export function useFilterPanel(aside: RefObject<HTMLElement | null>) {
  const { panels } = useActions()
  const { pathname, key } = useLocation()
  const wentBack = useNavigationType() === 'POP'
  const isOpen = usePanels(({ open }) => open === 'filter')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path is what closes, as leaving the page does.
  useEffect(() => () => panels.close('filter'), [panels, pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation.
  useEffect(() => {
    if (wentBack) panels.close('filter')
  }, [panels, wentBack, key])
  useEffect(() => {
    if (hidePopover(aside.current)) panels.open('filter')
  }, [panels, aside])
  return { isOpen, isShown: useLingering(isOpen, CLOSING_MS), close: () => panels.close('filter') }
}

/** Whether it was open: somebody was faster than the scripts. */
function hidePopover(element: HTMLElement | null): boolean {
  if (!element || !('hidePopover' in element) || !element.matches(':popover-open')) return false
  element.hidePopover()
  return true
}

/** Follows a flag, but goes off later. */
function useLingering(flag: boolean, delayMs: number): boolean {
  const [lingers, setLingers] = useState(false)
  useEffect(() => {
    if (flag) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), delayMs)
    return () => clearTimeout(timer)
  }, [flag, delayMs])
  return flag || lingers
}
