import { PATHS, type PageName } from './links.ts'

/** What the store and its edge know about a page. Without other fields it is public, cached and reads no parameters. */
export interface Page {
  /** The route's module below `app/routes/`. Without one, a later row's answers, or the edge. */
  module?: string
  /** The parameters that the page reads. Others are dropped before calls and caches see them. `all` keeps them. */
  query?: readonly string[] | 'all'
  /** The parameters that a cached address may have, with their values. False: rendered for each request. */
  cache?: false | Readonly<Record<string, RegExp>>
  /** False: the page has no Markdown. */
  markdown?: false
  /** False: robots.txt disallows it. */
  robots?: false
  /** `always`: in the sitemap of every API. False: not asked for when the pages of an API without one are crawled. */
  sitemap?: 'always' | false
  /** Rate limits besides the usual ones: of sent forms, of reads, or of every request. */
  limit?: { form?: 'login'; read?: 'search'; any?: 'code' }
  /** A file for crawlers and browsers. `lists`: it has links of the API, whose origin must be known. `spelling`: of its path. */
  file?: { lists?: true; spelling?: RegExp }
}

const FILTERS = ['categoria', 'marca', 'preco', 'filtro', 'atributo', 'descontoPrecoPor', 'preco_de', 'preco_ate']
const LISTING = ['pg', 'ipp', 'order', 'exibicao', 'busca', ...FILTERS]
const PRODUCT = ['avaliacoes', 'nota', 'fotos', 'responder']
/** Read on every page: `debug` of the specification, and the router's own. */
export const READ_EVERYWHERE = ['debug', '_routes', 'index']

const LISTING_CACHE = {
  pg: /^[1-9]\d{0,2}$/,
  ipp: /^(12|24|36|48|60)$/,
  order: /^(popularidade|menorpreco|maiorpreco|favoritos|Popularidade|(Menor|Maior) Preço|Favoritos)$/,
  exibicao: /^lista$/,
  atributo: /^[1-9]\d{0,8}$/
}

/** Pages with passwords and personal data. */
const CHECKOUT = { cache: false, markdown: false, robots: false, sitemap: false } as const
const ACCOUNT = { ...CHECKOUT, query: ['return', 'recuperar'], limit: { form: 'login' } } as const
const FILE = { cache: false, markdown: false, sitemap: false } as const

const ROWS: Record<PageName, Page> = {
  home: { module: 'home/route.tsx', sitemap: 'always' },
  search: {
    module: 'search/route.tsx',
    query: ['q', ...LISTING],
    cache: { busca: /^/ },
    sitemap: false,
    limit: { read: 'search' }
  },
  lists: { module: 'lists/route.tsx', query: ['pg', 'ipp'], cache: { pg: LISTING_CACHE.pg, ipp: LISTING_CACHE.ipp } },
  list: { module: 'list/route.tsx', query: LISTING, cache: LISTING_CACHE },
  brands: { module: 'brands/route.tsx', query: ['busca'], sitemap: false },
  brand: { module: 'brand/route.tsx', query: LISTING, cache: LISTING_CACHE },
  sellers: { module: 'sellers/route.tsx' },
  sellersMap: { module: 'sellers-map/route.tsx' },
  seller: { module: 'seller/route.tsx', query: LISTING, cache: LISTING_CACHE },
  newsletter: { module: 'newsletter/route.tsx', markdown: false },
  compare: { module: 'compare/route.tsx', query: ['p'], cache: false, markdown: false },
  favorites: { module: 'favorites/route.tsx', markdown: false },
  storeReview: {
    module: 'store-review/route.tsx',
    query: ['key'],
    markdown: false,
    limit: { any: 'code' }
  },
  withdrawal: { module: 'withdrawal/route.tsx' },
  contact: {},
  accessibility: {},
  privacy: {},
  page: { module: 'page/route.tsx' },
  access: { ...ACCOUNT, module: 'checkout-access/route.tsx' },
  register: { ...ACCOUNT, module: 'checkout-register/route.tsx' },
  password: { ...ACCOUNT, module: 'checkout-password/route.tsx', query: ['token'] },
  cep: { ...CHECKOUT, module: 'checkout-cep/route.tsx', query: ['return'] },
  cart: { ...CHECKOUT, query: 'all' },
  cartCoupon: { ...CHECKOUT, query: 'all', limit: { any: 'code' } },
  cartForm: { ...CHECKOUT, query: 'all' },
  language: { module: 'resources/language.ts', cache: false, markdown: false, robots: false, sitemap: false },
  offline: { module: 'resources/offline.ts', query: ['idioma'], markdown: false },
  robots: { ...FILE, module: 'resources/robots.ts', file: {} },
  llms: { ...FILE, module: 'resources/llms.ts', file: { lists: true } },
  sitemap: { ...FILE, module: 'resources/sitemap.ts', file: { lists: true } },
  sitemapPart: {
    ...FILE,
    module: 'resources/sitemap-part.ts',
    file: { lists: true, spelling: /^\/sitemaps\/[1-9]\d{0,4}\.xml$/ }
  },
  feed: { ...FILE, module: 'resources/feed.ts', file: { lists: true } },
  sharePicture: {
    ...FILE,
    module: 'resources/share-picture.ts',
    file: { spelling: /^\/compartilhar\/[a-z0-9._/-]{1,200}\.jpg$/ }
  },
  manifest: { ...FILE, module: 'resources/manifest.ts', file: {} },
  catalog: { module: 'catalog/route.tsx', query: [...LISTING, ...PRODUCT], cache: LISTING_CACHE },
  notFound: { module: 'not-found/route.tsx' }
}

/** Every page of the store, the particular before the general. */
export const PAGES = Object.keys(ROWS)
  .filter(isName)
  .map(name => ({ ...ROWS[name], name, path: PATHS[name] }))

/** Pages that the sitemap names even where the API does not know them. */
export const OWN_PATHS: readonly string[] = PAGES.filter(({ sitemap }) => sitemap === 'always').map(({ path }) => path)

function isName(name: string): name is PageName {
  return Object.hasOwn(ROWS, name)
}
