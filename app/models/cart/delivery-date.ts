import { unaccented } from '../store/unaccented.ts'
import { addDays, type Day, shopDay } from './business-days.ts'

/** The latest day that a term of the API names, counted from the shop's day; null where it is no count of days. */
export function deliveryDay(term: string, nowMs: number): Day | null {
  const [, digits, unit = ''] = (term.length <= LONGEST_TERM && TERM.exec(plain(term))) || []
  if (!digits) return null
  // `6 dias` alone may be either: business days are never too early.
  const kind = CALENDAR.test(unit) ? 'calendar' : 'business'
  // What is ordered on a day without business is handled on the next one.
  return addDays(addDays(shopDay(nowMs), 0, 'business'), Number(digits), kind)
}

const LONGEST_TERM = 60
/** `6 dias úteis`, `até 6 dias`, `3 a 5 dias corridos`, `2-4 business days`, `6`. */
const TERM =
  /^(?:(?:em )?ate |em |in |within |up to )?(?:\d{1,3} ?(?:a|ate|to|-) ?)?(\d{1,3})(?: ((?:business |working |calendar )?days?|dias?(?: uteis| util| corridos?)?))?\.?$/
const CALENDAR = /corrido|calendar/

function plain(text: string): string {
  return unaccented(text).replace(/–/g, '-').replace(/\s+/g, ' ').trim()
}
