import { useEffect, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { CEP_KEY } from '../../../models/shopper/cep-key.ts'

/** `Chega até qui., 27 nov.` at the CEP that this browser knows; '' before or without an answer. */
export function useDeliveryDay(product: number, attribute: number): string {
  const t = useTranslator()
  const [day, setDay] = useState('')
  useEffect(() => {
    let isShown = true
    async function ask() {
      const cep = localStorage.getItem(CEP_KEY)
      const load = cep && (await import('./delivery-day.browser.ts')).askDeliveryDay
      const next = load ? await load({ cep, product, attribute, quantity: 1 }, t) : ''
      if (isShown) setDay(next)
    }
    // Optional: without an answer the line leads to the shipping form.
    const follow = () => void ask().catch(() => {})
    const watch = ({ key }: StorageEvent) => key === CEP_KEY && follow()
    follow()
    addEventListener('storage', watch)
    return () => {
      isShown = false
      removeEventListener('storage', watch)
    }
  }, [product, attribute, t])
  return day
}
