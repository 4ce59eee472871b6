import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts'
import { decimalBRL } from '../store/money.ts'
import type { Settings } from '../store/settings.ts'

const COUNTRY = 'BR'
export const CURRENCY = 'BRL'

/** Spec 9: return window. */
export const RETURN_DAYS = 30

/** Spec 9: free above this price. The rate below it is unknown, so none is given. */
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

export function shippingDetails(priceCents: number, deliveries: Settings['deliveries']): OfferShippingDetails[] {
  const free = FREE_ABOVE.filter(({ cents }) => priceCents > cents).flatMap(({ states }) => states)
  const groups = free.length > 0 ? [{ cents: 0, states: free }, ...RATES] : RATES
  const daysTo = (state: string) => deliveries.find(delivery => delivery.states.includes(state))?.days ?? null
  return groups.flatMap(({ cents, states }) =>
    [...Map.groupBy(states, daysTo)].map(([days, together]) => shippingTo(cents, together, days))
  )
}

function shippingTo(cents: number, states: string[], days: number | null): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalBRL(cents), currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY, addressRegion: states },
    ...(days !== null && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: days, unitCode: 'DAY' }
      }
    })
  }
}

/** Returns by post at the shop's cost, as the demo's returns page says. See docs/quirks.md. */
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
