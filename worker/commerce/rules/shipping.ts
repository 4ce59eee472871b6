export interface Parcel {
  valueCents: number
  heavy: boolean
}

export type ShippingOption = ReturnType<typeof shippingOptions>[number]

/** Cheapest first. Spec 9 rules the economy option; the rest is this store's own table. */
export function shippingOptions(state: string, { valueCents, heavy }: Parcel, storeFreeCents: number) {
  const region = regions.find(({ states }) => states.includes(state))
  if (!region) return []
  const economyCents = region.economyCents + (heavy ? region.heavyCents : 0)
  const free = valueCents > region.freeAboveCents || valueCents >= storeFreeCents
  return [
    { id: 'economica', cents: free ? 0 : economyCents, days: region.economyDays },
    // Never free: the economy price without free shipping, plus half, plus the heavy surcharge.
    { id: 'expressa', cents: Math.round(region.economyCents * 1.5) + (heavy ? 9_00 : 0), days: region.expressDays }
  ] as const
}

export function economyTerms(): { estados: string[]; dias: number }[] {
  return regions.map(({ states, economyDays }) => ({ estados: states, dias: economyDays }))
}

// Spec 9, structured-data shipping: "free above 350 for SP, RJ, MG, ES; free above 150 for PR, SC, RS;
// 25 for GO, MT, MS, DF; 30 for the northeast states; 40 for the north states".
const regions = [
  region(['SP', 'RJ', 'MG', 'ES'], { freeAboveCents: 350_00, economyCents: 16_90, heavyCents: 6_00 }, 4, 1),
  region(['PR', 'SC', 'RS'], { freeAboveCents: 150_00, economyCents: 19_90, heavyCents: 6_00 }, 5, 2),
  region(['GO', 'MT', 'MS', 'DF'], { economyCents: 25_00 }, 6, 3),
  region(['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'], { economyCents: 30_00 }, 8, 4),
  region(['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'], { economyCents: 40_00 }, 11, 6)
]

interface Prices {
  economyCents: number
  freeAboveCents?: number
  /** Surcharge for a heavy parcel without a flat price in spec 9. */
  heavyCents?: number
}

function region(states: string[], prices: Prices, economyDays: number, expressDays: number) {
  return { freeAboveCents: Number.POSITIVE_INFINITY, heavyCents: 0, ...prices, states, economyDays, expressDays }
}
