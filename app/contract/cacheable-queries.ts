/**
 * The one spelling of a query whose answer is cached, which the API is also asked by; null for the others, which go to
 * the API each time. The number of keys stays bounded: an unknown name is dropped, a filter is never cached.
 */
export type CanonicalQuery = (query: URLSearchParams) => URLSearchParams | null

export const cacheable = {
  none: only([], () => new URLSearchParams()),
  page: only(['url'], pageQuery),
  home: only(['url'], query => (single(query, 'url', '/') === '/' ? new URLSearchParams() : null)),
  listing: only(['url', 'offset', 'limit', 'order'], listingQuery),
  lists: only(['url', 'offset', 'limit', 'order'], listsQuery),
  brands: only(['ativo'], brandsQuery),
  sitemap: only(['offset', 'limit'], sitemapQuery),
  reviews: only(['idProduto', 'offset', 'limit'], reviewsQuery)
} satisfies Record<string, CanonicalQuery>

const FILTERS = ['categoria', 'marca', 'preco', 'filtro', 'atributo', 'descontoPrecoPor', 'busca']
/** Names of the contract. Any other means nothing to the API. */
const NAMES = [
  ...['url', 'offset', 'limit', 'order', 'pg', 'ipp', ...FILTERS, 'predefination', 'predefinationType', 'ativo', 'cep'],
  ...[
    'idProduto',
    'idCategoria',
    'idNivel',
    'nota',
    'comFotos',
    'productId',
    'seenProducts',
    'productAttributeValueId',
    'sellerId'
  ]
]

/** Null for a query that asks for something else too. */
function only(names: readonly string[], canonical: CanonicalQuery): CanonicalQuery {
  const asksMore = (query: URLSearchParams) => NAMES.some(name => !names.includes(name) && query.has(name))
  return query => (asksMore(query) ? null : canonical(query))
}

const PATH = /^\/([a-z0-9._-]{1,120}(\/[a-z0-9._-]{1,120}){0,3})?$/

function pageQuery(query: URLSearchParams): URLSearchParams | null {
  const url = single(query, 'url', '/')
  return url !== null && PATH.test(url) ? new URLSearchParams({ url }) : null
}

const SIZES = [8, 12, 16, 18, 20, 24, 30, 32, 36, 40, 48, 60]
const MAX_PAGE = 1_000
/** The contract's spellings: an API may accept thousands of others. */
const ORDERS = new Map([
  ['popularidade', 'Popularidade'],
  ['menorpreco', 'Menor Preço'],
  ['maiorpreco', 'Maior Preço'],
  ['favoritos', 'Favoritos']
])
/** Spec 7: `url` holds path and query in one value, and the parameters beside it win. */
function listingQuery(query: URLSearchParams): URLSearchParams | null {
  const [path = '', search = '', ...more] = (single(query, 'url', '/') ?? '').split('?')
  const inner = new URLSearchParams(search)
  const paging = pagingOf(query)
  const order = orderOf(query)
  const isFiltered = FILTERS.some(name => inner.has(name))
  if (!paging || !order || isFiltered || more.length > 0 || !PATH.test(path) || !agrees(inner, paging, order))
    return null
  const { offset, limit } = paging
  return new URLSearchParams({ url: path, offset: String(offset), limit: String(limit), order })
}

/** What stands inside `url` says the same as what stands beside it. */
function agrees(inner: URLSearchParams, { offset, limit }: Paging, order: string): boolean {
  const page = single(inner, 'pg', String(offset / limit + 1))
  const size = single(inner, 'ipp', String(limit))
  const isSamePage = readWhole(page) === offset / limit + 1 && readWhole(size) === limit
  return isSamePage && (inner.has('order') ? orderOf(inner) : order) === order
}

function listsQuery(query: URLSearchParams): URLSearchParams | null {
  const plain = listingQuery(query)
  if (!plain || !/^\/(lista)?$/.test(plain.get('url') ?? '')) return null
  plain.delete('order')
  return plain
}

function brandsQuery(query: URLSearchParams): URLSearchParams | null {
  const active = single(query, 'ativo', '')
  if (active === '') return new URLSearchParams()
  return active && /^(true|false|1|0)$/.test(active)
    ? new URLSearchParams({ ativo: /^(true|1)$/.test(active) ? 'true' : 'false' })
    : null
}

function sitemapQuery(query: URLSearchParams): URLSearchParams | null {
  const [offset, limit] = [readWhole(single(query, 'offset', '0')), readWhole(single(query, 'limit', ''))]
  return offset === null || !limit ? null : new URLSearchParams({ offset: String(offset), limit: String(limit) })
}

function reviewsQuery(query: URLSearchParams): URLSearchParams | null {
  const idProduto = single(query, 'idProduto', '')
  const limit = readWhole(single(query, 'limit', ''))
  const isFirst = readWhole(single(query, 'offset', '')) === 0 && limit !== null && limit >= 1 && limit <= 10
  return isFirst && idProduto && /^[1-9]\d{0,11}$/.test(idProduto)
    ? new URLSearchParams({ idProduto, offset: '0', limit: String(limit) })
    : null
}

interface Paging {
  offset: number
  limit: number
}

function pagingOf(query: URLSearchParams): Paging | null {
  const [offset, limit] = [readWhole(single(query, 'offset', '0')), readWhole(single(query, 'limit', '12'))]
  if (offset === null || limit === null || !SIZES.includes(limit)) return null
  return offset % limit === 0 && offset / limit < MAX_PAGE ? { offset, limit } : null
}

function orderOf(query: URLSearchParams): string | null {
  const said = single(query, 'order', 'Popularidade')
  const plain = said?.toLowerCase().replace('ç', 'c').replace(' ', '')
  return (plain && ORDERS.get(plain)) ?? null
}

/** Null for a name that stands twice: nobody knows which one the API reads. */
function single(query: URLSearchParams, name: string, otherwise: string): string | null {
  const [value = otherwise, ...more] = query.getAll(name)
  return more.length === 0 ? value : null
}

function readWhole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
