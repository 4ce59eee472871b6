import type { MerchantReturnPolicy, OfferShippingDetails, ShippingDeliveryTime } from 'schema-dts'
import { decimalBRL } from '../store/money.ts'

const COUNTRY = 'BR'
export const CURRENCY = 'BRL'

/** Until when a parcel is there, in these states. */
export interface DeliveryTime {
  states: readonly string[]
  /** Working days at most. */
  days: number
}

/** Spec 9: return window. */
export const RETURN_DAYS = 30

/** Spec 9: free above this price. What shipping costs up to it is not given, so nothing is said of it. */
const FREE_ABOVE: { cents: number; states: string[] }[] = [
  { cents: 350_00, states: ['SP', 'RJ', 'MG', 'ES'] },
  { cents: 150_00, states: ['PR', 'SC', 'RS'] }
]

/** Spec 9: the rate by state, whatever the price. */
const RATES: { cents: number; states: string[] }[] = [
  { cents: 25_00, states: ['GO', 'MT', 'MS', 'DF'] },
  { cents: 30_00, states: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'] },
  { cents: 40_00, states: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'] }
]

/** Spec 9: what sending one piece at this price costs, by state; and how long it takes where the shop says so. */
export function shippingDetails(priceCents: number, deliveries: readonly DeliveryTime[]): OfferShippingDetails[] {
  const free = FREE_ABOVE.filter(({ cents }) => priceCents > cents).flatMap(({ states }) => states)
  const groups = free.length > 0 ? [{ cents: 0, states: free }, ...RATES] : RATES
  return groups.flatMap(({ cents, states }) =>
    [...byDays(states, deliveries)].map(([days, together]) => shippingTo(cents, together, days))
  )
}

/** Groups states by delivery days; null where the days are unknown. */
function byDays(states: string[], deliveries: readonly DeliveryTime[]): Map<number | null, string[]> {
  const daysTo = (state: string) => deliveries.find(delivery => delivery.states.includes(state))?.days ?? null
  return Map.groupBy(states, daysTo)
}

function shippingTo(cents: number, states: string[], days: number | null): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalBRL(cents), currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY, addressRegion: states },
    ...(days !== null && { deliveryTime: deliveryTime(days) })
  }
}

/** UN/CEFACT: days. */
const DAY = 'DAY'

function deliveryTime(days: number): ShippingDeliveryTime {
  const transitTime = { '@type': 'QuantitativeValue', minValue: 1, maxValue: days, unitCode: DAY } as const
  return { '@type': 'ShippingDeliveryTime', transitTime }
}

/** By post and at the shop's cost, as the demonstration's page of returns says: see docs/quirks.md. */
export function returnPolicy(): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn'
  }
}
