import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface ClosingOptions {
  open: boolean
  root: RefObject<HTMLElement | null>
  link: HTMLElement
  onClose: () => void
}

/**
 * Closes the menu on navigation, on Escape and on events outside it. In the mobile menu it stays open: closing would move
 * the entry that is being pressed.
 */
export function useClosing({ open, root, link, onClose }: ClosingOptions): void {
  const { key } = useLocation()
  const shownKey = useRef(key)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (shownKey.current !== key) close()
    shownKey.current = key
  }, [key])
  const closeOutside = useEffectEvent(({ target }: Event) => {
    const isInside = target instanceof Node && [root.current, link].some(element => element?.contains(target))
    if (!isInside && !root.current?.closest('dialog')) onClose()
  })
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    onClose()
    link.focus()
  })
  // A layout effect, so that a visible menu already handles Escape.
  useLayoutEffect(() => {
    if (!open) return
    const controller = new AbortController()
    const options = { signal: controller.signal }
    document.addEventListener('pointerdown', event => closeOutside(event), options)
    document.addEventListener('focusin', event => closeOutside(event), options)
    document.addEventListener('keydown', event => closeByKey(event), options)
    return () => controller.abort()
  }, [open])
}
