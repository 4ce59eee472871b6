import { type ComponentProps, useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

interface DialogProps extends Pick<ComponentProps<'dialog'>, 'id' | 'className' | 'children'> {
  label: string
  open: boolean
  onClose: () => void
}

/** Escape and a click on the backdrop close it. Closes the element before it calls `onClose`. */
export function Dialog({ label, open, onClose, id, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    // A dialog that a tap opened before this code ran stays open.
    if (!open && wasOpen.current) dialog?.close()
    wasOpen.current = open
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself.
    <dialog
      ref={ref}
      id={id}
      data-modal=""
      aria-label={label}
      className={className}
      onClose={({ currentTarget }) => afterPaint(() => currentTarget.open || onClose())}
      onClick={event => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {children}
    </dialog>
  )
}
