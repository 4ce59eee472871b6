import { readBanners } from './banners.ts'
import { readBrands } from './brands.ts'
import { type CachePolicy, policies } from './cache-policies.ts'
import { type CanonicalQuery, cacheable } from './cacheable-queries.ts'
import { readListing } from './listing.ts'
import { readListDetail, readListIndex } from './lists.ts'
import { readMenu } from './menus.ts'
import { readOffers } from './offers.ts'
import { readPage } from './page.ts'
import { readDetail } from './product-detail.ts'
import { readReviews } from './reviews.ts'
import { readSeller, readSellers } from './sellers.ts'
import { readSettings } from './settings.ts'
import { readShowcase } from './showcase.ts'
import { readSitemap } from './sitemap.ts'
import { HOME_BANNERS, MENU_NAMES, SHOWCASE_NAMES } from './store-names.ts'
import { readVerify } from './verify.ts'

/**
 * Every call of the API, by method and path below /api/v2/front/. The gateway answers no other call and TypeScript
 * refuses to write one. Browser code imports the types alone: the schemas must stay out of its bundles.
 */
export const endpoints = {
  'GET settings': cached('editorial', 'none', check(readSettings)),
  'GET brands': cached('editorial', 'brands', check(readBrands, 'marcas')),
  'GET url/verify': cached('resolver', 'page', check(readVerify)),
  'GET url/home': cached('editorial', 'home', check(readPage)),
  'GET url/page': cached('editorial', 'page', check(readPage)),
  'GET url/sitemap': { ...cached('editorial', 'sitemap', check(readSitemap, 'paths')), browser: false },

  'GET url/product/detail': cached('catalogue', 'page', check(readDetail)),
  'GET url/product/listing/category': cached('catalogue', 'listing', checkListing),
  'GET url/product/listing/brand': cached('catalogue', 'listing', checkListing),
  'GET url/product/listing/landing-page': cached('catalogue', 'listing', checkListing),
  'GET url/product/listing/search': { limit: 'search' },
  'GET url/list/listing': cached('editorial', 'lists', check(readListIndex, 'conteudo')),
  'GET url/list/detail': cached('catalogue', 'page', check(readListDetail)),

  'GET showcase/products/{name}': named(SHOWCASE_NAMES, 'catalogue', check(readShowcase, 'produtos')),
  'GET showcase/banners/{name}': named(HOME_BANNERS, 'editorial', check(readBanners, 'banners')),
  'GET showcase/instagram': {},
  'GET struct/menus/{name}': named(MENU_NAMES, 'editorial', check(readMenu, 'menu')),
  // Answers stay in the isolate's memory. An API without a popup may answer anything.
  'GET struct/popup/{nivel}': named([], 'editorial', () => 'full'),

  'GET checkout/cart': {},
  'POST checkout/cart': { limit: 'cart', body: 'small' },
  'PUT checkout/cart': { limit: 'cart', body: 'small' },
  'DELETE checkout/cart': { limit: 'cart', body: 'small' },
  'PUT promotional/coupon/{hashCupom}': { limit: 'code' },
  'DELETE promotional/coupon/{hashCupom}': { limit: 'code' },
  'GET checkout/user': {},
  'POST checkout/zipcode': { limit: 'zipcode' },
  'POST checkout/login': { limit: 'login', session: 'begins' },
  'POST checkout/register': { limit: 'login', session: 'begins' },
  'POST checkout/logout': { session: 'ends' },
  'POST checkout/password-recovery': { limit: 'login' },
  'POST checkout/password-reset': { limit: 'login' },
  'GET wishlist': {},
  'POST wishlist/add': {},
  'POST wishlist/remove': {},
  'POST wishlist/verify': {},
  'POST shipment/product': { limit: 'zipcode', followedBy: 'checkout/zipcode' },
  'POST shipment/list': { limit: 'zipcode', followedBy: 'checkout/zipcode' },

  'GET evaluations/product': cached('catalogue', 'reviews', check(readReviews, 'avaliacoes')),
  'POST evaluations/product': { limit: 'form', body: 'upload' },
  'POST evaluations/list': {},
  'GET evaluations/store': {},
  'GET evaluations/store/add/{key}': { limit: 'code' },
  'POST evaluations/store/add/{key}': { limit: 'code' },
  'POST newsletter': { limit: 'form' },
  'POST form/contact': { limit: 'form' },
  'POST question': { limit: 'form' },
  'POST question/answer': { limit: 'form' },
  'POST product/solicitation': { limit: 'form' },
  'POST product/budget': { limit: 'form' },
  'POST product/combination': {},
  'POST product/shop': {},
  'POST list/shop': {},

  'GET marketplace/product/{idProduto}': cached('catalogue', 'none', check(readOffers)),
  'GET marketplace/sellers': cached('editorial', 'none', check(readSellers)),
  'GET marketplace/seller/{slug}': cached('editorial', 'none', check(readSeller)),
  'GET ping': {}
} satisfies Record<`${Method} ${string}`, Row>

export type EndpointName = keyof typeof endpoints

export type EndpointCall = { [M in Method]: { method: M; path: PathOf<EndpointName, M> } }[Method]

type PathOf<Name, M extends Method> = Name extends `${M} ${infer Path}` ? Filled<Path> : never
type Filled<Path> = Path extends `${infer Start}{${string}}${infer End}` ? `${Start}${string}${Filled<End>}` : Path

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const parameters: Record<string, RegExp> = {
  name: /[\w-]{1,80}/,
  nivel: /[\w-]{1,80}/,
  hashCupom: /[\w-]{1,80}/,
  slug: /[\w-]{1,80}/,
  idProduto: /[1-9]\d{0,11}/,
  key: /\w[\w.~-]{0,119}/
}

export interface Row {
  /** Only reads that are the same for every shopper are cached. */
  cache?: Cached
  /** The store's own names. Answers for other names are never stored in KV. */
  names?: readonly string[]
  /** False when only the server makes the call. A browser gets 404. */
  browser?: false
  limit?: Limit
  /** The size of its body: a cart's, or one with pictures, which may also be answered later. */
  body?: 'small' | 'upload'
  session?: 'begins' | 'ends'
  /** Spec 7: posted with the same CEP after every answer. */
  followedBy?: 'checkout/zipcode'
}

export type Limit = 'login' | 'cart' | 'form' | 'zipcode' | 'search' | 'code'

interface Cached {
  policy: CachePolicy
  canonical: CanonicalQuery
  validate: (body: unknown) => Validity
}

/** An `empty` body fits the contract and lists nothing: an API may answer any unknown name so. */
export type Validity = 'full' | 'empty' | 'invalid'

function cached(policy: keyof typeof policies, query: keyof typeof cacheable, validate: Cached['validate']) {
  return { cache: { policy: policies[policy], canonical: cacheable[query], validate } }
}

function named(names: readonly string[], policy: keyof typeof policies, validate: Cached['validate']) {
  return { ...cached(policy, 'none', validate), names }
}

function check<Wire extends object>(read: (body: unknown) => Wire | null, list?: keyof Wire) {
  return function validate(body: unknown): Validity {
    const wire = read(body)
    if (wire === null) return 'invalid'
    const items = list && wire[list]
    return list && !(Array.isArray(items) && items.length > 0) ? 'empty' : 'full'
  }
}

function checkListing(body: unknown): Validity {
  return check(content => readListing(content)?.conteudo ?? null, 'produtos')(body)
}
