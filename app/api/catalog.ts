import { readListing } from '../contract/listing.ts'
import { readVerify } from '../contract/verify.ts'
import { type ListingKind, placesOf, toListing } from '../models/listing/listing.ts'
import { DEFAULT_ORDER } from '../models/listing/listing-defaults.ts'
import { toProductCards } from '../models/product/product-card.ts'
import { callApi, defineRead, type Transport } from './client.ts'
import { listingCall } from './listing-call.ts'

export type PageType = 'home' | 'product' | 'list' | 'page' | ListingKind | 'unknown'

export const RELATED_LIMIT = 16

export function fetchPageType(transport: Transport, url: string) {
  return callApi(transport, { method: 'GET', path: 'url/verify', query: { url }, timing: 'page' }, readPageType)
}

export const fetchListing = defineRead(listingCall, readListing, toListing, JSON.stringify)

/** Spec 7: the listing of the category at `path`, from its start. */
export const fetchRelated = defineRead(
  (path: string) => {
    const page = { page: 1, limit: RELATED_LIMIT, order: DEFAULT_ORDER }
    return { ...listingCall({ kind: 'category', path, search: '', ...page }), timing: 'section' }
  },
  readListing,
  (wire, context, path) => toProductCards(wire.conteudo.produtos, context, placesOf(wire, { kind: 'category', path }))
)

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
