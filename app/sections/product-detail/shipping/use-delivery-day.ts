import { useEffect, useState } from 'react'
import { formatDay } from '../../../i18n/format-day'
import type { LanguageCode } from '../../../i18n/language'
import { useTranslator } from '../../../i18n/use-translator'
import { firstInteraction } from '../../../ui/first-interaction'
import { rememberedCep, watchCep } from './remembered-cep'

/** When the cheapest delivery arrives at the CEP that this browser knows; '' before or without an answer. */
export function useDeliveryDay(product: number, attribute: number): string {
  const { language } = useTranslator()
  const [day, setDay] = useState('')
  useEffect(() => {
    let isShown = true
    async function follow() {
      await firstInteraction()
      const cep = rememberedCep()
      const next = cep ? await askDay({ cep, product, attribute, quantity: 1 }, language) : ''
      if (isShown && cep === rememberedCep()) setDay(next)
    }
    void follow()
    const stop = watchCep(follow)
    return () => {
      isShown = false
      stop()
    }
  }, [product, attribute, language])
  return day
}

type Question = Parameters<typeof import('./calculate.browser')['calculateInBrowser']>[0]

async function askDay(question: Question, language: LanguageCode): Promise<string> {
  try {
    const { calculateInBrowser } = await import('./calculate.browser')
    const { answer } = await calculateInBrowser(question)
    if (!answer.ok) return ''
    const { options } = answer.shipping
    const day = (options.find(({ isCheapest }) => isCheapest) ?? options[0])?.day
    return day ? formatDay(day, language) : ''
  } catch {
    return ''
  }
}
