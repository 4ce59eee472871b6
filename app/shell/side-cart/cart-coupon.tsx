import '../../i18n/messages/coupon'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ApiResult } from '../../api/failure'
import { FormField } from '../../forms/field'
import type { Translator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { useActions } from '../../stores/provider'
import { Button } from '../../ui/button'
import styles from './cart-details.module.css'

interface Outcome {
  isDone: boolean
  text: string
}

export function Coupon() {
  const t = useTranslator()
  const { cart } = useActions()
  const field = useRef<HTMLInputElement>(null)
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (outcome && !outcome.isDone) field.current?.focus()
  }, [outcome])
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const code = field.current?.value.trim() ?? ''
    if (!isCode(code)) return setOutcome({ isDone: false, text: t(code ? 'coupon.unknown' : 'coupon.empty') })
    setPending(true)
    setOutcome(toOutcome(await cart.coupon(code), t))
    setPending(false)
  }
  return (
    <details className={styles.details}>
      <summary>{t('coupon.title')}</summary>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <FormField label={t('coupon.title')} error={outcome?.isDone === false ? outcome.text : undefined}>
          {attributes => (
            <input
              {...attributes}
              ref={field}
              type="text"
              name="cupom"
              autoComplete="off"
              autoCapitalize="characters"
            />
          )}
        </FormField>
        <Button type="submit" look="secondary" pending={isPending}>
          {t('coupon.apply')}
        </Button>
      </form>
      <p role="status" className={styles.said}>
        {outcome?.isDone ? outcome.text : ''}
      </p>
    </details>
  )
}

function isCode(typed: string): boolean {
  return /^[\w-]{1,80}$/.test(typed)
}

/** Prefers the server's message; an API without this call has none. */
function toOutcome(result: ApiResult<string>, t: Translator): Outcome {
  if (result.ok) return { isDone: true, text: result.data || t('coupon.applied') }
  const isRefused = result.kind === 'http' && result.status < 500
  return { isDone: false, text: isRefused ? result.message || t('coupon.unknown') : t('coupon.failed') }
}
