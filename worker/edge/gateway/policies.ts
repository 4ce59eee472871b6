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
  [/^(showcase\/products\/[a-z0-9-]{1,60}|marketplace\/product\/\d{1,12})$/, policies.catalogue],
  [/^url\/verify$/, policies.resolver],
  [/^evaluations\/product$/, policies.catalogue],
  [/^url\/(product\/detail|list\/detail|product\/listing\/(category|brand|landing-page))$/, policies.catalogue]
]

// The space of keys stays bounded: a listing narrowed by filters, or a read with invented parameters, is asked each time.
function hasKnownQuery(path: string, query: URLSearchParams): boolean {
  if (path === 'url/sitemap') return hasKeys(query, ['offset', 'limit'])
  if (path === 'brands') return hasKeys(query, ['ativo']) && /^(|true|false|1|0)$/.test(query.get('ativo') ?? '')
  if (path === 'evaluations/product') return hasKeys(query, REVIEW_KEYS) && isReviewsPage(query)
  if (!path.startsWith('url/')) return hasKeys(query, [])
  const url = query.get('url') ?? '/'
  if (path === 'url/home') return hasKeys(query, ['url']) && url === '/'
  if (path === 'url/list/listing' && !/^\/(lista)?$/.test(url)) return false
  if (!/\/listing(\/|$)/.test(path)) return hasKeys(query, ['url']) && PATH.test(url)
  return hasKeys(query, ['url', 'offset', 'limit', 'order']) && isPlainListing(url, query)
}

const REVIEW_KEYS = ['idProduto', 'offset', 'limit', 'nota']

/** The first ones of a product, as its page asks for them. */
function isReviewsPage(query: URLSearchParams): boolean {
  const { idProduto = '', offset, limit = '', nota } = Object.fromEntries(query)
  return /^\d{1,12}$/.test(idProduto) && offset === '0' && /^([1-9]|10)$/.test(limit) && nota === undefined
}

/** Each at most once and in one order, so that no two keys mean the same. */
function hasKeys(query: URLSearchParams, known: readonly string[]): boolean {
  const places = [...query.keys()].map(key => known.indexOf(key))
  return places.every((place, index) => place > (places[index - 1] ?? -1))
}

/** As pages are called: an invented spelling is another matter. */
const PATH = /^\/([a-z0-9._-]{1,120}(\/[a-z0-9._-]{1,120}){0,3})?$/
const SIZES = [8, 12, 16, 18, 20, 24, 30, 32, 36, 40, 48, 60]
const MAX_PAGE = 1_000
// In the spellings of the contract alone: of others there are thousands.
const ORDERS = /^(Popularidade|popularidade|Menor Preço|menorpreco|Maior Preço|maiorpreco|Favoritos|favoritos)$/

/** Spec 7: `url` is path and query in one value. What it says of page, size and order is what the other parameters say. */
function isPlainListing(url: string, query: URLSearchParams): boolean {
  const [path = '', search = '', ...more] = url.split('?')
  const inner = new URLSearchParams(search)
  const limit = readWhole(query.get('limit') ?? '12')
  const offset = readWhole(query.get('offset') ?? '0')
  const page = offset / limit + 1
  return (
    more.length === 0 &&
    !search.includes('%') &&
    PATH.test(path) &&
    [...inner.keys()].every((key, index, keys) => INNER_KEYS.includes(key) && keys.indexOf(key) === index) &&
    SIZES.includes(limit) &&
    Number.isInteger(page) &&
    page <= MAX_PAGE &&
    ORDERS.test(query.get('order') ?? 'Popularidade') &&
    ORDERS.test(inner.get('order') ?? 'Popularidade') &&
    [String(page), null].includes(inner.get('pg')) &&
    [String(limit), null].includes(inner.get('ipp'))
  )
}

const INNER_KEYS = ['pg', 'ipp', 'order']

function readWhole(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
