import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts'
import { decimalBRL } from './money.ts'

const COUNTRY = 'BR'
export const CURRENCY = 'BRL'

/** Spec 9: return window. */
const RETURN_DAYS = 30

/** Spec 9: free from this price on. What shipping costs below it is not given, so nothing is said of it. */
const FREE_FROM: { cents: number; states: string[] }[] = [
  { cents: 350_00, states: ['SP', 'RJ', 'MG', 'ES'] },
  { cents: 150_00, states: ['PR', 'SC', 'RS'] }
]

/** Spec 9: the rate by state, whatever the price. */
const RATES: { cents: number; states: string[] }[] = [
  { cents: 25_00, states: ['GO', 'MT', 'MS', 'DF'] },
  { cents: 30_00, states: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'] },
  { cents: 40_00, states: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'] }
]

/** Spec 9: what sending one piece at this price costs, by state. */
export function shippingDetails(priceCents: number): OfferShippingDetails[] {
  const free = FREE_FROM.filter(({ cents }) => priceCents >= cents).flatMap(({ states }) => states)
  const groups = free.length > 0 ? [{ cents: 0, states: free }, ...RATES] : RATES
  return groups.map(({ cents, states }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalBRL(cents), currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY, addressRegion: states }
  }))
}

export function returnPolicy(): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS
  }
}
