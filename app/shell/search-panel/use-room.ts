import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Sets `--room` on the panel: the height from its top to the bottom of the visual viewport, above a phone's keyboard. */
export function useRoom(visible: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { visualViewport } = window
    if (!visible || !visualViewport) return
    const measure = () => fitPanel(ref.current, visualViewport)
    measure()
    visualViewport.addEventListener('resize', measure)
    return () => visualViewport.removeEventListener('resize', measure)
  }, [visible])
  return ref
}

function fitPanel(panel: HTMLElement | null, { height, offsetTop }: VisualViewport): void {
  if (!panel) return
  const room = offsetTop + height - panel.getBoundingClientRect().top
  panel.style.setProperty('--room', `${Math.round(room)}px`)
}
