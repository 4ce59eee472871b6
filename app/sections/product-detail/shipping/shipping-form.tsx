import '../../../i18n/messages/freight.ts'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { formatCep } from '../../../models/shopper/formatters.ts'
import { useUser } from '../../../stores/provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { CepField } from '../../cep/cep-field.tsx'
import { ATTRIBUTE_FIELD } from '../offer.ts'
import { INTENT_FIELD, SHIPPING_INTENT } from '../product-forms.ts'
import { rememberedCep, watchCep } from './remembered-cep.ts'
import * as styles from './shipping.module.css'
import type { ShippingAnswer } from './shipping.ts'
import { ShippingResult } from './shipping-result.tsx'
import { useShipping } from './use-shipping.ts'

interface ShippingFormProps {
  product: number
  path: string
  /** Id of the option chosen when the page was rendered; 0 for none. */
  chosen: number
  outcome: ShippingAnswer | undefined
  /** The product alone reaches the total from which shipping is free. */
  isFree: boolean
}

/** Posts to the product's page; with JavaScript it calls the API. */
export function ShippingForm({ product, path, chosen, outcome, isFree }: ShippingFormProps) {
  const t = useTranslator()
  const field = useRef<HTMLInputElement>(null)
  const { isPending, answer, calculate } = useShipping(product, outcome ?? null)
  const isWrong = answer?.ok === false && answer.reason === 'cep'
  // The query repeats the chosen option, so that the response shows it too.
  const query = chosen > 0 ? `?${ATTRIBUTE_FIELD}=${chosen}` : ''
  useKnownCep(field)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt.
  useEffect(() => {
    if (isWrong) field.current?.focus()
  }, [answer])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    calculate(field.current?.value ?? '')
  }
  return (
    <div className={styles.shipping}>
      <form method="post" action={`${path}${query}#frete`} noValidate onSubmit={submit} className={styles.form}>
        <input type="hidden" name={INTENT_FIELD} value={SHIPPING_INTENT} />
        {chosen > 0 ? <input type="hidden" name={ATTRIBUTE_FIELD} value={chosen} /> : null}
        <CepField ref={field} error={isWrong ? t('freight.cepWrong') : undefined} defaultValue={outcome?.cep} />
        <Button type="submit" look="secondary" pending={isPending}>
          {t('freight.calculate')}
        </Button>
      </form>
      {isFree ? <p className={styles.free}>{t('freight.freeHere')}</p> : null}
      <ShippingResult answer={answer} isPending={isPending} />
    </div>
  )
}

/** Fills in the shopper's own or last CEP. Keeps and formats text typed before hydration. */
function useKnownCep(field: { current: HTMLInputElement | null }) {
  const own = useUser(({ user }) => user.cep)
  useEffect(() => {
    const known = formatCep(own) || rememberedCep()
    if (field.current) field.current.value = formatCep(field.current.value) || known
  }, [field, own])
  useEffect(() => {
    return watchCep(() => {
      const input = field.current
      if (input && document.activeElement !== input) input.value = rememberedCep()
    })
  }, [field])
}
