import '../../i18n/messages/coupon'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ApiResult } from '../../api/failure'
import { FormField } from '../../forms/field'
import type { TextKey } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { useActions } from '../../stores/provider'
import { Button } from '../../ui/button'
import styles from './cart-details.module.css'

/** The result: our own text by its key, or the server's message. */
type CouponOutcome = { isDone: boolean; words: TextKey | { said: string } }

/** Collapsed at first. The discount is shown among the totals. */
export function Coupon() {
  const t = useTranslator()
  const { isPending, outcome, apply } = useCoupon()
  const field = useRef<HTMLInputElement>(null)
  const words = outcome && (typeof outcome.words === 'object' ? outcome.words.said : t(outcome.words))
  useEffect(() => {
    if (outcome && !outcome.isDone) field.current?.focus()
  }, [outcome])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void apply(field.current?.value.trim() ?? '')
  }
  return (
    <details className={styles.details}>
      <summary>{t('coupon.title')}</summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField label={t('coupon.title')} error={outcome?.isDone === false && words ? words : undefined}>
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
        <Button
          type="submit"
          look="secondary"
          aria-disabled={isPending || undefined}
          aria-busy={isPending || undefined}
        >
          {t('coupon.apply')}
        </Button>
      </form>
      <p role="status" className={styles.said}>
        {outcome?.isDone ? words : ''}
      </p>
    </details>
  )
}

function useCoupon() {
  const { cart } = useActions()
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<CouponOutcome | null>(null)
  async function apply(code: string) {
    if (isPending) return
    if (!isCode(code)) return setOutcome({ isDone: false, words: code ? 'coupon.unknown' : 'coupon.empty' })
    setPending(true)
    setOutcome(toCouponOutcome(await cart.coupon(code)))
    setPending(false)
  }
  return { isPending, outcome, apply }
}

/** Characters that the call's path allows. */
function isCode(typed: string): boolean {
  return /^[\w-]{1,80}$/.test(typed)
}

/** Prefers the server's message; an API without this call has none. */
function toCouponOutcome(result: ApiResult<string>): CouponOutcome {
  if (result.ok) return { isDone: true, words: result.data ? { said: result.data } : 'coupon.applied' }
  const isRefused = result.kind === 'http' && result.status < 500
  if (isRefused && result.message) return { isDone: false, words: { said: result.message } }
  return { isDone: false, words: isRefused ? 'coupon.unknown' : 'coupon.failed' }
}
