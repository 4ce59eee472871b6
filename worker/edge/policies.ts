/** How long an answer may be used, in seconds since it was stored. */
export interface CachePolicy {
  name: string
  /** Used without asking. */
  freshS: number
  /** Used while a newer one is fetched behind it. */
  staleS: number
  /** Used when the API fails. */
  errorS: number
}

const DAY_S = 86_400

export const policies = {
  // Editorial content and store data change rarely.
  editorial: { name: 'editorial', freshS: 300, staleS: 3_600, errorS: DAY_S },
  // What a path is changes least of all.
  resolver: { name: 'resolver', freshS: 600, staleS: 3_600, errorS: DAY_S },
  // A price shown may be 11 minutes old at most: the cart asks again.
  catalogue: { name: 'catalogue', freshS: 60, staleS: 600, errorS: DAY_S }
} satisfies Record<string, CachePolicy>

/** The policy of a read, or null for what is never cached. `path` is below /api/v2/front/. */
export function policyFor(path: string, query: URLSearchParams): CachePolicy | null {
  const rule = RULES.find(([pattern]) => pattern.test(path))
  return rule && hasKnownQuery(path, query) ? rule[1] : null
}

const RULES: [RegExp, CachePolicy][] = [
  [/^struct\/(menus|popup)\/[a-z0-9-]{1,60}$/, policies.editorial],
  [/^showcase\/banners\/[a-z0-9-]{1,60}$/, policies.editorial],
  [/^(settings|brands|url\/home|url\/page|url\/list\/listing)$/, policies.editorial],
  [/^(marketplace\/(sellers|seller\/[a-z0-9-]{1,80})|url\/sitemap)$/, policies.editorial],
  [/^showcase\/products\/[a-z0-9-]{1,60}$/, policies.catalogue],
  [/^url\/verify$/, policies.resolver],
  [/^url\/(product\/detail|list\/detail|product\/listing\/(category|brand|landing-page))$/, policies.catalogue]
]

const LISTING_KEYS = ['url', 'offset', 'limit', 'order']
// Spec 7: `url` is path and query in one value; these keys of it do not narrow a listing.
const PLAIN_QUERY = /^[^?]*(\?((pg|ipp|order)=[^&]{0,40}(&|$))*)?$/

// The space of keys stays bounded: a listing narrowed by filters, or a read with invented parameters, is asked each time.
function hasKnownQuery(path: string, query: URLSearchParams): boolean {
  const keys = [...query.keys()]
  if (path === 'url/sitemap') return keys.every(key => key === 'offset' || key === 'limit')
  if (path === 'brands') return keys.every(key => key === 'ativo')
  if (!path.startsWith('url/')) return keys.length === 0
  const allowed = /\/listing(\/|$)/.test(path) ? LISTING_KEYS : ['url']
  return keys.every(key => allowed.includes(key)) && PLAIN_QUERY.test(query.get('url') ?? '')
}
