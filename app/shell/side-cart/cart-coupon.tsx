import '../../i18n/messages/coupon.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ApiResult } from '../../api/failure.ts'
import { FormField } from '../../forms/field.tsx'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Promotion } from '../../models/cart/cart.ts'
import { formatBRL } from '../../models/store/money.ts'
import { useActions, useCart } from '../../stores/provider.tsx'
import { Button } from '../../ui/button.tsx'
import * as styles from './cart-details.module.css'
import { PanelPart } from './panel-part.tsx'

interface Outcome {
  isDone: boolean
  text: string
}

/** `isOn`: a coupon was applied, not taken off. */
type Told = Outcome & { isOn: boolean; attempt: number }

export function Coupon() {
  const t = useTranslator()
  const applied = useCart(cart => cart.promotions.find(({ coupon }) => coupon !== ''))
  const { field, isPending, outcome, submit, takeOff } = useCoupon()
  return (
    <PanelPart title={[t('coupon.title'), applied?.coupon].filter(Boolean).join(': ')} answer={outcome}>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <FormField
          label={t('coupon.title')}
          error={outcome?.isDone === false && <Refusal key={outcome.attempt} text={outcome.text} />}
        >
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
      {applied ? <Applied promotion={applied} /> : null}
      {applied || (outcome?.isDone && outcome.isOn) ? (
        <WayOff applied={applied} takeOff={takeOff} isPending={isPending} />
      ) : null}
    </PanelPart>
  )
}

/** In sight while the details of the sum are folded. */
function Applied({ promotion: { name, discount } }: { promotion: Promotion }) {
  const t = useTranslator()
  return (
    <dl className={styles.applied}>
      <dt>{name}</dt>
      <dd>{formatBRL(-discount, t.language)}</dd>
    </dl>
  )
}

interface WayOffProps {
  applied: Promotion | undefined
  takeOff: (code: string) => Promise<void>
  isPending: boolean
}

/** The contract has no call that takes a coupon off. An API that has one says so at the coupon. */
function WayOff({ applied, takeOff, isPending }: WayOffProps) {
  const t = useTranslator()
  if (!applied?.isRemovable) return <p className={styles.hint}>{t('coupon.stays')}</p>
  const { coupon } = applied
  return (
    <Button
      look="quiet"
      small
      className={styles.takeOff}
      aria-label={t('coupon.removeOf', { code: coupon })}
      pending={isPending}
      onClick={() => void takeOff(coupon)}
    >
      {t('coupon.remove')}
    </Button>
  )
}

function useCoupon() {
  const t = useTranslator()
  const { cart } = useActions()
  const field = useRef<HTMLInputElement>(null)
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Told | null>(null)
  useEffect(() => {
    if (outcome && !outcome.isDone) field.current?.focus({ preventScroll: true })
  }, [outcome])

  function tell(next: Outcome, isOn = true): void {
    setOutcome(last => ({ ...next, isOn, attempt: (last?.attempt ?? 0) + 1 }))
  }

  async function change(code: string, flag: boolean): Promise<void> {
    if (isPending) return
    setPending(true)
    const result = await cart.coupon(code, flag)
    tell(toOutcome(result, t(flag ? 'coupon.applied' : 'coupon.removed'), t), flag)
    setPending(false)
    // The button is removed with its coupon.
    if (!flag) field.current?.focus({ preventScroll: true })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (isCode(code)) await change(code, true)
    else tell({ isDone: false, text: t(code ? 'coupon.unknown' : 'coupon.empty') })
  }

  return { field, isPending, outcome, submit, takeOff: (code: string) => change(code, false) }
}

/** Keyed by attempt, because screen readers announce a new element. */
function Refusal({ text }: Pick<Outcome, 'text'>) {
  return <span role="alert">{text}</span>
}

function isCode(typed: string): boolean {
  return /^[\w-]{1,80}$/.test(typed)
}

/** Prefers the server's message; an API without this call has none. */
function toOutcome(result: ApiResult<string>, done: string, t: Translator): Outcome {
  if (result.ok) return { isDone: true, text: result.data || done }
  const isRefused = result.kind === 'http' && result.status < 500
  return { isDone: false, text: isRefused ? result.message || t('coupon.unknown') : t('coupon.failed') }
}
