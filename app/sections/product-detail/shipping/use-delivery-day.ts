import { useEffect, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { firstInteraction } from '../../../ui/first-interaction'
import { rememberedCep, watchCep } from './remembered-cep'

/** `chega até qui., 27 nov.` at the CEP that this browser knows; '' before or without an answer. */
export function useDeliveryDay(product: number, attribute: number): string {
  const t = useTranslator()
  const [day, setDay] = useState('')
  useEffect(() => {
    let isShown = true
    async function follow() {
      const cep = rememberedCep()
      if (!cep) return setDay('')
      const { askDeliveryDay } = await import('./delivery-day.browser')
      const next = await askDeliveryDay({ cep, product, attribute, quantity: 1 }, t)
      if (isShown && cep === rememberedCep()) setDay(next)
    }
    // Optional: without an answer the line leads to the shipping form.
    const ask = () => void follow().catch(() => {})
    void firstInteraction().then(ask)
    const stop = watchCep(ask)
    return () => {
      isShown = false
      stop()
    }
  }, [product, attribute, t])
  return day
}
