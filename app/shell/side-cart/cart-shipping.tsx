import '../../i18n/messages/cartPanel.ts'
import '../../i18n/messages/freight.ts'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { CepField } from '../../sections/cep/cep-field.tsx'
import { useCepField } from '../../sections/cep/use-cep-field.ts'
import { ShippingResult } from '../../sections/product-detail/shipping/shipping-result.tsx'
import { Button } from '../../ui/button.tsx'
import * as styles from './cart-details.module.css'
import { PanelPart } from './panel-part.tsx'
import type { CartShipping as Shipping } from './use-cart-shipping.ts'

/** Shipping of the whole cart. Collapsed when the CEP is known: the sum then shows the cheapest option. */
export function CartShipping({ shipping }: { shipping: Shipping }) {
  const t = useTranslator()
  const { cep, answer } = shipping
  const told = answer?.ok ? answer.cep : cep
  return (
    <PanelPart
      title={told ? t('cartPanel.freightTo', { cep: told }) : t('cartPanel.freightTitle')}
      answer={shipping.wrong ?? answer}
    >
      <CepForm shipping={shipping} />
      <ShippingResult answer={answer} isPending={shipping.isPending} />
      {answer?.ok && answer.shipping.options.length > 1 ? (
        <p className={styles.hint}>{t('cartPanel.chooseLater')}</p>
      ) : null}
    </PanelPart>
  )
}

/** An uncontrolled field: typing renders nothing. */
function CepForm({ shipping: { wrong, isPending, calculate } }: { shipping: Shipping }) {
  const t = useTranslator()
  const field = useRef<HTMLInputElement>(null)
  useCepField(field)
  useEffect(() => {
    if (wrong) field.current?.focus({ preventScroll: true })
  }, [wrong])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    calculate(field.current?.value ?? '')
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CepField ref={field} error={wrong ? t('freight.cepWrong') : undefined} />
      <Button type="submit" look="secondary" pending={isPending}>
        {t('freight.calculate')}
      </Button>
    </form>
  )
}
