import '../i18n/messages/forms'
import { type ComponentProps, type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslator } from '../i18n/use-translator'
import { Icon } from '../ui/icon'
import styles from './form.module.css'
import type { FormAnswer } from './form-answer'
import type { Sending } from './use-sending'

interface SentFormProps<F extends string> extends Pick<ComponentProps<'form'>, 'action' | 'encType' | 'className'> {
  sending: Sending<F>
  /** With JavaScript; without, the page at `action` answers. */
  onSend: (form: HTMLFormElement) => void
  /** What goes on before it is sent. */
  status?: string
  children: ReactNode
}

/** A form, what is said of it, and its thanks in its place. The focus goes to the first field that is wrong, else to what is said. */
export function SentForm<F extends string>({ sending, onSend, status = '', children, ...form }: SentFormProps<F>) {
  const t = useTranslator()
  const place = useRef<HTMLDivElement>(null)
  const { answer, isPending, touch } = sending
  useFocusOnAnswer(place, answer)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSend(event.currentTarget)
  }
  return (
    <div ref={place}>
      {answer?.ok ? (
        <Said role="status" look="done" message={answer.message} />
      ) : (
        <form method="post" noValidate onSubmit={submit} onInput={touch} {...form}>
          {answer?.message ? <Said role="alert" look="failure" message={answer.message} /> : null}
          {children}
          <p role="status" className="visually-hidden">
            {isPending ? t('forms.sending') : status}
          </p>
        </form>
      )}
    </div>
  )
}

interface SaidProps {
  role: 'status' | 'alert'
  look: 'done' | 'failure'
  message: string
}

function Said({ role, look, message }: SaidProps) {
  return (
    <div role={role} tabIndex={-1} className={`${styles.said} ${styles[look]}`} data-answer="">
      <Icon name={look === 'done' ? 'check' : 'circle-alert'} />
      <p>{message}</p>
    </div>
  )
}

function useFocusOnAnswer(place: RefObject<HTMLDivElement | null>, answer: FormAnswer<string> | null) {
  useEffect(() => {
    if (!answer) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')
    const said = place.current?.querySelector<HTMLElement>('[data-answer]')
    ;(wrong ?? said)?.focus()
  }, [place, answer])
}
