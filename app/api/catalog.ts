import { readListing } from '../contract/listing.ts'
import { readDetail } from '../contract/product-detail.ts'
import { readVerify } from '../contract/verify.ts'
import { type Listing, type ListingKind, type ListingRequest, toListing } from '../models/listing/listing.ts'
import { DEFAULT_ORDER } from '../models/listing/listing-defaults.ts'
import { type ProductCard, toProductCards } from '../models/product/product-card.ts'
import { type ProductPage, toProductPage } from '../models/product/product-page.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { listingCall } from './listing-call.ts'

/** The type of page at a path. `unknown` is a level without a page here: the product page is tried first. */
export type PageType = 'home' | 'product' | 'list' | 'page' | ListingKind | 'unknown'

/** Spec 9: maximum of related products. */
const RELATED_LIMIT = 16

export function fetchPageType(transport: Transport, url: string): Promise<ApiResult<PageType>> {
  return callApi(transport, { method: 'GET', path: 'url/verify', query: { url }, timing: 'page' }, readPageType)
}

export function fetchProduct(transport: Transport, url: string, context: MapContext): Promise<ApiResult<ProductPage>> {
  return callApi(
    transport,
    { method: 'GET', path: 'url/product/detail', query: { url }, timing: 'page' },
    readProduct(context)
  )
}

export function fetchListing(
  transport: Transport,
  request: ListingRequest,
  context: MapContext
): Promise<ApiResult<Listing>> {
  return callApi(transport, listingCall(request), readPage(context, request))
}

/** Spec 7: the category's own listing from its start, by popularity. `url` is the category's path. */
export function fetchRelated(
  transport: Transport,
  url: string,
  context: MapContext
): Promise<ApiResult<ProductCard[]>> {
  const request = {
    kind: 'category',
    path: url,
    search: '',
    page: 1,
    limit: RELATED_LIMIT,
    order: DEFAULT_ORDER
  } as const
  return callApi(transport, { ...listingCall(request), timing: 'section' }, readProducts(context))
}

const readProduct = memoizedParser(readDetail, toProductPage)
const readPage = memoizedParser(readListing, toListing, (request: ListingRequest) => JSON.stringify(request))
const readProducts = memoizedParser(readListing, ({ conteudo }, context) => toProductCards(conteudo.produtos, context))

const PAGE_TYPES = new Map<string, PageType>([
  ['home', 'home'],
  ['detail', 'product'],
  ['product', 'product'],
  ['category', 'category'],
  ['brand', 'brand'],
  ['landing-page', 'landing-page'],
  ['search', 'search'],
  ['page', 'page'],
  ['lista', 'list']
])

/** Long and short forms of `nivel` agree in their last segment, but for the lists. */
export function readPageType(body: unknown): PageType | null {
  const nivel = readVerify(body)?.nivel.toLowerCase()
  if (!nivel) return null
  if (nivel.startsWith('list/')) return 'list'
  return PAGE_TYPES.get(nivel.split('/').at(-1) ?? '') ?? 'unknown'
}
