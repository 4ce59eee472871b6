/** The number of cached keys stays bounded: filtered listings and unknown parameters go to the API each time. */
export type CacheableQuery = (query: URLSearchParams) => boolean

export const cacheable = {
  none: query => hasKeys(query, []),
  page: query => hasKeys(query, ['url']) && PATH.test(query.get('url') ?? '/'),
  home: query => hasKeys(query, ['url']) && (query.get('url') ?? '/') === '/',
  listing: isPlainListing,
  lists: query => /^\/(lista)?$/.test(query.get('url') ?? '/') && isPlainListing(query),
  brands: query => hasKeys(query, ['ativo']) && /^(|true|false|1|0)$/.test(query.get('ativo') ?? ''),
  sitemap: query => hasKeys(query, ['offset', 'limit']),
  reviews: query => hasKeys(query, ['idProduto', 'offset', 'limit']) && isFirstReviews(query)
} satisfies Record<string, CacheableQuery>

/** Each key at most once and in a fixed order, so that equivalent queries share a cache key. */
function hasKeys(query: URLSearchParams, known: readonly string[]): boolean {
  const places = [...query.keys()].map(key => known.indexOf(key))
  return places.every((place, index) => place > (places[index - 1] ?? -1))
}

function isFirstReviews(query: URLSearchParams): boolean {
  const { idProduto = '', offset, limit = '' } = Object.fromEntries(query)
  return /^\d{1,12}$/.test(idProduto) && offset === '0' && /^([1-9]|10)$/.test(limit)
}

const PATH = /^\/([a-z0-9._-]{1,120}(\/[a-z0-9._-]{1,120}){0,3})?$/
const SIZES = [8, 12, 16, 18, 20, 24, 30, 32, 36, 40, 48, 60]
const MAX_PAGE = 1_000
// Only the contract's spellings: an API may accept thousands of others.
const ORDERS = /^(Popularidade|popularidade|Menor Preço|menorpreco|Maior Preço|maiorpreco|Favoritos|favoritos)$/
const INNER_KEYS = ['pg', 'ipp', 'order']

/** Spec 7: `url` holds path and query in one value. Its page, size and order must agree with the other parameters. */
function isPlainListing(query: URLSearchParams): boolean {
  const [path = '', search = '', ...more] = (query.get('url') ?? '/').split('?')
  const inner = new URLSearchParams(search)
  const limit = readWhole(query.get('limit') ?? '12')
  const offset = readWhole(query.get('offset') ?? '0')
  const page = offset / limit + 1
  return (
    hasKeys(query, ['url', 'offset', 'limit', 'order']) &&
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

function readWhole(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
