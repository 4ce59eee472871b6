import '../../../i18n/messages/freight.ts'
import { formatDay } from '../../../i18n/format-day.ts'
import type { Translator } from '../../../i18n/translator.ts'
import { calculateOnce } from './calculate.browser.ts'

type Question = Parameters<typeof calculateOnce>[0]

/** When the cheapest delivery arrives; '' without an answer. A chunk of its own, because only a known CEP needs it. */
export async function askDeliveryDay(question: Question, t: Translator): Promise<string> {
  const { answer } = await calculateOnce(question)
  if (!answer.ok) return ''
  const { options } = answer.shipping
  const day = (options.find(({ isCheapest }) => isCheapest) ?? options[0])?.day
  const text = day ? t('freight.by', { day: formatDay(day, t.language) }) : ''
  return text.charAt(0).toUpperCase() + text.slice(1)
}
