/** How long an answer may be used, in seconds since it was stored. */
export interface CachePolicy {
  name: string
  /** Served without asking the API. */
  freshS: number
  /** Served while a newer answer is fetched behind the request. */
  staleS: number
  /** Served when the API fails. */
  errorS: number
}

const DAY_S = 86_400

export const policies = {
  // Editorial content and store data change rarely.
  editorial: { name: 'editorial', freshS: 300, staleS: 3_600, errorS: DAY_S },
  // The type of page at a path changes least of all.
  resolver: { name: 'resolver', freshS: 600, staleS: 3_600, errorS: DAY_S },
  // A price shown may be 11 minutes old at most: the cart asks again.
  catalogue: { name: 'catalogue', freshS: 60, staleS: 600, errorS: DAY_S }
} satisfies Record<string, CachePolicy>
