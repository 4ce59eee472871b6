/** How long an answer may be used, in seconds since it was stored. */
export interface CachePolicy {
  name: string
  /** Seconds without asking the API. */
  freshS: number
  /** Seconds during which it is served while a newer answer is fetched in the background. */
  staleS: number
  /** Seconds during which it is served when the API fails. */
  errorS: number
}

const DAY_S = 86_400

export const policies = {
  // Editorial content and store data rarely change.
  editorial: { name: 'editorial', freshS: 300, staleS: 3_600, errorS: DAY_S },
  // The page type of a path changes least often.
  resolver: { name: 'resolver', freshS: 600, staleS: 3_600, errorS: DAY_S },
  // Shown prices are at most 11 minutes old. The cart fetches current ones.
  catalogue: { name: 'catalogue', freshS: 60, staleS: 600, errorS: DAY_S }
} satisfies Record<string, CachePolicy>
