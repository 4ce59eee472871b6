/** Seconds since an answer was stored. `stale`: served while a newer one is fetched. `error`: served when the API fails. */
export interface CachePolicy {
  freshS: number
  staleS: number
  errorS: number
}

const DAY_S = 86_400

export const policies = {
  editorial: { freshS: 300, staleS: 3_600, errorS: DAY_S },
  resolver: { freshS: 600, staleS: 3_600, errorS: DAY_S },
  // Shown prices are at most 11 minutes old. The cart fetches current ones.
  catalogue: { freshS: 60, staleS: 600, errorS: DAY_S }
} satisfies Record<string, CachePolicy>
