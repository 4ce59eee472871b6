import type { WireShipment } from '../../contract/shipment.ts'
import { plainText } from '../content/plain-text.ts'
import { toCents } from '../store/money.ts'
import { unaccented } from '../store/unaccented.ts'
import { addDays, type Day, shopDay } from './business-days.ts'

export type Shipping = ReturnType<typeof toShipping>
export type ShippingOption = Shipping['options'][number]
type Option = ReturnType<typeof toOption>

export function toShipping({ fretes, restricaoEntrega, mensagem }: WireShipment, nowMs: number) {
  const options = fretes.map(frete => toOption(frete, nowMs))
  return {
    options: withMarks(options),
    restriction: plainText(restricaoEntrega),
    message: plainText(mensagem)
  }
}

function toOption({ id, label, tipo, valor, prazo }: WireShipment['fretes'][number], nowMs: number) {
  const term = plainText(prazo)
  const day = deliveryDay(term, nowMs)
  return {
    id: id || label,
    label: plainText(label || tipo),
    price: Math.max(0, toCents(valor) ?? 0),
    term,
    ...(day && { day })
  }
}

/** No mark when all are equal. Ties in price go to the faster option, ties in speed to the cheaper one. */
function withMarks(options: Option[]) {
  const byPrice = options.toSorted((one, other) => one.price - other.price || compareDays(one, other))
  const byDay = options.toSorted((one, other) => compareDays(one, other) || one.price - other.price)
  const cheapest = byPrice[0]?.price === byPrice.at(-1)?.price ? undefined : byPrice[0]
  const isTimed = options.every(({ day }) => day)
  const fastest = !isTimed || byDay[0]?.day === byDay.at(-1)?.day ? undefined : byDay[0]
  return options.map(option => ({
    ...option,
    ...(option === cheapest && { isCheapest: true }),
    ...(option === fastest && { isFastest: true })
  }))
}

function compareDays({ day: one = '' }: Option, { day: other = '' }: Option): number {
  return one.localeCompare(other)
}

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
