import '../../i18n/messages/ageGate'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { confirmAge } from '../../models/product/age-gate'
import { Button } from '../../ui/button'
import styles from './age-dialog.module.css'

/** Only an answer closes it: yes is remembered; no navigates home, or calls `onDecline`. */
export function AgeDialog({ age, onDone, onDecline }: { age: number; onDone: () => void; onDecline?: () => void }) {
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
  function accept() {
    confirmAge(() => localStorage, age)
    dialog.current?.close()
    // On a page that was opened directly the focus has no place to return to.
    const { activeElement, body } = document
    if (activeElement === body || dialog.current?.contains(activeElement))
      document.querySelector('main')?.focus({ preventScroll: true })
    onDone()
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
      <p id={`${id}-law`}>{t('ageGate.law', { age })}</p>
      <div className={styles.answers}>
        <Button onClick={accept}>{t('ageGate.yes', { age })}</Button>
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
