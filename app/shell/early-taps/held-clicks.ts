import { useEffect } from 'react'
import { HELD } from '../../sections/product-card/held-controls'

/** Repeats the clicks on controls with `data-hold` that came before hydration (held-controls.ts). */
export function useHeldClicks(): void {
  useEffect(() => document.querySelectorAll<HTMLElement>(`[data-hold][${HELD}]`).forEach(click), [])
}

function click(control: HTMLElement): void {
  const times = Number(control.getAttribute(HELD))
  control.removeAttribute(HELD)
  for (let time = 0; time < times; time += 1) control.click()
}
