import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { MENU_BAR_ID } from '../mobile-menu/menu-id'

/** Escape and a change of path close the panels of the mega-menu until the pointer or the focus comes anew. */
export function useMenuBar(markup: unknown): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is what closes, and only a change does.
  useEffect(() => () => void document.getElementById(MENU_BAR_ID)?.setAttribute('data-closed', ''), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar is another one where its markup is made anew.
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
  // The focus goes back to the panel's own entry. Receiving it reopens, so closing comes last.
  panel?.parentElement?.querySelector('a')?.focus()
  bar.setAttribute('data-closed', '')
}
