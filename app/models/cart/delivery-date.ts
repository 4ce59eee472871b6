import { unaccented } from '../store/unaccented.ts'
import { addDays, type Day, shopDay } from './business-days.ts'

/** The latest delivery day of a term from the API, counted from the shop's date. Null for any other text. */
export function deliveryDay(term: string, nowMs: number): Day | null {
  const [, digits, unit = ''] = (term.length <= LONGEST_TERM && TERM.exec(unaccented(term.replaceAll('–', '-')))) || []
  if (!digits) return null
  // `6 dias` is ambiguous. Business days are the safe reading, because they end later.
  const kind = CALENDAR.test(unit) ? 'calendar' : 'business'
  // Orders are handled from the next business day on.
  return addDays(addDays(shopDay(nowMs), 0, 'business'), Number(digits), kind)
}

const LONGEST_TERM = 60
/** `6 dias úteis`, `até 6 dias`, `3 a 5 dias corridos`, `2-4 business days`, `6`. */
const TERM =
  /^(?:(?:em )?ate |em |in |within |up to )?(?:\d{1,3} ?(?:a|ate|to|-) ?)?(\d{1,3})(?: ((?:business |working |calendar )?days?|dias?(?: uteis| util| corridos?)?))?\.?$/
const CALENDAR = /corrido|calendar/
