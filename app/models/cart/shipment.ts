import type { WireShipment } from '../../contract/shipment.ts'
import { plainText } from '../content/plain-text.ts'
import { toCents } from '../store/money.ts'
import type { Day } from './business-days.ts'
import { deliveryDay } from './delivery-date.ts'

/** `price` in cents, 0 when free. */
export interface ShippingOption {
  id: string
  label: string
  price: number
  term: string
  /** Latest day of delivery; absent where the term names none. */
  day?: Day
  /** Said of one option at most, and of none where all are alike. */
  isCheapest?: true
  isFastest?: true
}

export interface Shipping {
  options: ShippingOption[]
  restriction: string
  message: string
}

/** `nowMs`: when the terms begin. */
export function toShipping({ fretes, restricaoEntrega, mensagem }: WireShipment, nowMs: number): Shipping {
  const options = fretes.map(frete => toOption(frete, nowMs))
  return {
    options: withMarks(options),
    restriction: plainText(restricaoEntrega),
    message: plainText(mensagem)
  }
}

function toOption({ id, label, tipo, valor, prazo }: WireShipment['fretes'][number], nowMs: number): ShippingOption {
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

/** Of two that cost the same the faster one is the cheapest, and the other way round. */
function withMarks(options: ShippingOption[]): ShippingOption[] {
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

function compareDays({ day: one = '' }: ShippingOption, { day: other = '' }: ShippingOption): number {
  return one.localeCompare(other)
}
