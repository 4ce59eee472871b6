import '../../../i18n/words/requests'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { INTENT_FIELD } from '../offer'
import type { RequestAnswer } from './request'
import styles from './request.module.css'
import { RequestFields } from './request-fields'
import type { RequestProps } from './request-place'
import { useRequest } from './use-request'

/** "Avise-me" and the request for a quote: a form that the product's page answers, and with JavaScript the API. */
export function RequestForm({ kind, product, missing, outcome }: RequestProps) {
  const t = useTranslator()
  const place = useRef<HTMLDivElement>(null)
  const { isPending, answer, send } = useRequest(kind, product.id, outcome?.answer ?? null)
  useFocusOnAnswer(place, answer)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    send(event.currentTarget)
  }
  const waited = (product.attribute?.options ?? []).filter(({ available }) => !available)
  return (
    <div ref={place}>
      {answer?.ok ? (
        <Done message={answer.message} />
      ) : (
        <form method="post" action={`${product.path}#${kind}`} noValidate onSubmit={submit} className={styles.form}>
          <input type="hidden" name={INTENT_FIELD} value={kind} />
          <p className={styles.hint}>{t(kind === 'avise-me' ? 'requests.noticeHint' : 'requests.quoteHint')}</p>
          <Failure message={answer?.message ?? ''} />
          <RequestFields
            kind={kind}
            options={kind === 'avise-me' && product.attribute ? { name: product.attribute.name, waited } : null}
            missing={missing}
            typed={outcome?.typed}
            errors={answer?.errors ?? {}}
          />
          <Button type="submit" aria-disabled={isPending || undefined} aria-busy={isPending || undefined}>
            <Icon name="mail" size={18} />
            {t(kind === 'avise-me' ? 'requests.notice' : 'requests.quote')}
          </Button>
          <p role="status" className="visually-hidden">
            {isPending ? t('requests.sending') : ''}
          </p>
        </form>
      )}
    </div>
  )
}

function Done({ message }: { message: string }) {
  return (
    <div role="status" tabIndex={-1} className={styles.done} data-answer="">
      <Icon name="check" />
      <p>{message}</p>
    </div>
  )
}

function Failure({ message }: { message: string }) {
  if (!message) return null
  return (
    <div role="alert" tabIndex={-1} className={styles.failure} data-answer="">
      <Icon name="circle-alert" />
      <p>{message}</p>
    </div>
  )
}

/** To the first field that is wrong, else to what is said. */
function useFocusOnAnswer(place: { current: HTMLDivElement | null }, answer: RequestAnswer | null) {
  useEffect(() => {
    if (!answer) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid]')
    const said = place.current?.querySelector<HTMLElement>('[data-answer]')
    ;(wrong ?? said)?.focus()
  }, [place, answer])
}
