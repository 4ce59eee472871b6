import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Sets `--room` on the panel: the height from its top to the bottom of the visual viewport, above a phone's keyboard. */
export function useRoom(visible: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [viewport, panel] = [window.visualViewport, ref.current]
    if (!visible || !viewport || !panel) return
    const measure = () => {
      const room = viewport.offsetTop + viewport.height - panel.getBoundingClientRect().top
      panel.style.setProperty('--room', `${Math.round(room)}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [visible])
  return ref
}
