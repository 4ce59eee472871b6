import '../../i18n/messages/ageGate.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Button } from '../../ui/button.tsx'
import * as styles from './age-dialog.module.css'

export interface GateProps {
  age: number
  onDone: () => void
  onDecline: (() => void) | undefined
}

interface GateDialogProps extends Omit<GateProps, 'onDone'> {
  /** Why nobody is asked for a plain yes. */
  text?: string
  /** The way on. `close` closes the dialog and then acts. */
  children: (close: (act: () => void) => void) => ReactNode
}

/** The law, the way on and the way back. Only an answer closes it. */
export function GateDialog({ age, text, onDecline, children }: GateDialogProps) {
  const t = useTranslator()
  const navigate = useNavigate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    // The question is read first.
    dialog.current.querySelector('h2')?.focus()
  }, [])
  function close(act: () => void) {
    dialog.current?.close()
    // On a page that was opened directly the focus has no place to return to.
    const { activeElement, body } = document
    if (activeElement === body || dialog.current?.contains(activeElement))
      document.querySelector('main')?.focus({ preventScroll: true })
    act()
  }
  function decline() {
    // Replaces the entry, so that Back does not return to this page.
    const arrived = onDecline ? onDecline() : navigate('/', { replace: true })
    showAcrossNavigation(t('ageGate.declined'), styles.notice ?? '', arrived)
  }
  return (
    <dialog
      ref={dialog}
      data-modal=""
      closedby="none"
      aria-labelledby={id}
      aria-describedby={`${id}-law`}
      className={styles.dialog}
      onCancel={event => event.preventDefault()}
    >
      <h2 id={id} tabIndex={-1}>
        {t('ageGate.title', { age })}
      </h2>
      <p id={`${id}-law`}>{[t('ageGate.law', { age }), text].filter(Boolean).join(' ')}</p>
      <div className={styles.answers}>
        {children(close)}
        <Button look="secondary" onClick={decline}>
          {t('ageGate.no', { age })}
        </Button>
      </div>
    </dialog>
  )
}

const SHOWN_MS = 10_000

/** Shows a message that outlives its page: until the next tap or key, or for ten seconds on the next page. */
function showAcrossNavigation(text: string, className: string, arrived: unknown): void {
  const note = document.createElement('p')
  note.className = className
  note.role = 'status'
  note.popover = 'manual'
  document.body.appendChild(note)
  note.showPopover()
  // Screen readers announce a live region when it changes, not when it is inserted.
  setTimeout(() => {
    note.textContent = text
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => note.remove(), { once: true })
  }, 100)
  Promise.resolve(arrived).finally(() => setTimeout(() => note.remove(), SHOWN_MS))
}
