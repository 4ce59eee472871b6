import '../i18n/messages/forms.ts'
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslator } from '../i18n/use-translator.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as styles from './form.module.css'
import type { FormAnswer } from './form-answer.ts'
import type { FormState } from './use-form.ts'

interface SentFormProps<F extends string> extends Pick<ComponentProps<'form'>, 'ref' | 'action' | 'className'> {
  form: FormState<F>
  encType?: 'multipart/form-data'
  /** Runs before a submission with JavaScript and may add to its data. Returning false cancels it. */
  onSend?: (data: FormData) => boolean
  status?: string
  children: ReactNode
}

/** Focus goes to the first wrong field, else to the message. */
export function SentForm<F extends string>({ form, onSend, status = '', children, ...attributes }: SentFormProps<F>) {
  const t = useTranslator()
  const place = useRef<HTMLDivElement>(null)
  const { answer, isPending, touch, send } = form
  const { encType } = attributes
  useEffect(() => {
    if (!answer) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')
    const said = place.current?.querySelector<HTMLElement>('[data-answer]')
    ;(wrong ?? said)?.focus()
  }, [answer])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const action = event.currentTarget.getAttribute('action') ?? undefined
    if (onSend?.(data) !== false) void send(data, { action, encType })
  }
  return (
    <div ref={place}>
      {answer?.ok ? (
        <Said answer={answer} />
      ) : (
        <form method="post" noValidate onSubmit={submit} onInput={touch} {...attributes}>
          {answer?.message ? <Said answer={answer} /> : null}
          {children}
          <p role="status" className="visually-hidden">
            {isPending ? t('forms.sending') : status}
          </p>
        </form>
      )}
    </div>
  )
}

/** Stays enabled while the form is submitting, and announces it. */
export function SendButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" pending={isBusy}>
      {children}
    </Button>
  )
}

function Said({ answer: { ok, message } }: { answer: FormAnswer<string> }) {
  const look = ok ? styles.done : styles.failure
  return (
    <div role={ok ? 'status' : 'alert'} tabIndex={-1} className={`${styles.said} ${look}`} data-answer="">
      <Icon name={ok ? 'check' : 'circle-alert'} />
      <p>{message}</p>
    </div>
  )
}
