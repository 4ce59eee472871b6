import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { MENU_BAR_ID } from '../mobile-menu/menu-id'

/** Escape and a path change close the mega-menu's panels until the next pointer or focus event. */
export function useMenuBar(markup: unknown): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes only when the dependency changes.
  useEffect(() => () => void document.getElementById(MENU_BAR_ID)?.setAttribute('data-closed', ''), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new render of the markup has a new bar.
  useEffect(() => {
    const bar = document.getElementById(MENU_BAR_ID)
    if (!bar) return
    const controller = new AbortController()
    const reopen = () => bar.removeAttribute('data-closed')
    for (const type of ['pointerenter', 'pointerleave', 'focusin'])
      bar.addEventListener(type, reopen, { signal: controller.signal })
    bar.addEventListener('keydown', event => event.key === 'Escape' && close(bar, event), { signal: controller.signal })
    return () => controller.abort()
  }, [markup])
}

function close(bar: HTMLElement, { target }: Event): void {
  const panel = target instanceof Element ? target.closest('[data-panel]') : null
  // Returns the focus to the panel's entry. Focus reopens the panel, so closing comes last.
  panel?.parentElement?.querySelector('a')?.focus()
  bar.setAttribute('data-closed', '')
}
