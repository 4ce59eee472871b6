import type { WireListing, WireOrdenacao } from '../../contract/listing.ts'
import { sanitizeHtml } from '../content/html.ts'
import { toPicture } from '../content/link.ts'
import { namesOf } from '../content/page-description.ts'
import { type PageHead, toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import { type ProductCard, toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'
import { type Chip, type Facet, toChips, toFacets } from './facets.ts'
import { type CategoryTree, toCategoryTree } from './facets-categories.ts'
import { type PriceFacet, toPriceFacet } from './facets-price.ts'
import { clearHref, isFiltered, orderHref, pageHref } from './listing-links.ts'
import { ORDER_IDS, ORDERS, orderId } from './order.ts'
import { countPages, type Paging, pageLinks, pageWindow } from './pagination.ts'

export type ListingKind = 'category' | 'brand' | 'search' | 'landing-page'

/** The request: the page's path and query (with its `?`, or empty), and the values read from them. */
export interface ListingRequest extends Paging {
  kind: ListingKind
  path: string
  search: string
  order: string
}

interface OrderLink {
  /** One of the spec's orders, whose label is in the dictionary. Otherwise null, and `label` is the API's. */
  id: ReturnType<typeof orderId>
  label: string
  href: string
  active: boolean
}

export interface PageLink {
  page: number
  href: string
}

export interface Listing extends PageHead {
  /** Id of the category, brand or landing page. 0 in a search. */
  id: number
  title: string
  descriptionHtml: string
  image: string | null
  /** The search term. */
  term: string
  /** Other terms that the API suggests. */
  suggestions: string[]
  products: ProductCard[]
  /** Number of products on this page. */
  shown: number
  total: number
  /** Without the categories, which have their own field. */
  facets: Facet[]
  categories: CategoryTree | null
  price: PriceFacet | null
  chips: Chip[]
  /** True even when the API does not list the chosen value and so no chip is shown. */
  filtered: boolean
  /** Link to the listing without filters. */
  clearHref: string
  orders: OrderLink[]
  page: number
  pageCount: number
  limit: number
  previous: PageLink | null
  next: PageLink | null
  /** Page numbers. Null is a gap. */
  pages: (PageLink | null)[]
}

/** The page's data except its cards. */
export type ListingView = Omit<Listing, 'products'>

export function toListing(wire: WireListing, context: MapContext, request: ListingRequest): Listing {
  const { conteudo, estrutura } = wire
  const level = [conteudo.categoria, conteudo.marca, conteudo.landingPage].find(({ nome }) => nome !== '')
  const products = toProductCards(conteudo.produtos, context)
  const texts = [level?.descricao ?? '', namesOf(products)]
  const head = toPageHead(estrutura, level?.nome ?? conteudo.busca.texto, context, ...texts)
  return {
    ...head,
    id: level?.id ?? 0,
    title: plainText(level?.nome ?? '') || conteudo.busca.texto || (head.breadcrumb.at(-1)?.label ?? head.seo.title),
    descriptionHtml: sanitizeHtml(level?.descricao ?? '', context.origins),
    image: toPicture(level?.imagem ?? '', context),
    term: conteudo.busca.texto,
    suggestions: conteudo.busca.sugestao.map(plainText),
    products,
    shown: products.length,
    ...toFilters(wire, context, request),
    orders: toOrders(wire, request),
    ...toPages(countOf(wire), request)
  }
}

function countOf({ info }: WireListing): number {
  return Math.max(info.total ?? 0, info.exibindo ?? 0, 0)
}

function toFilters(wire: WireListing, context: MapContext, request: ListingRequest) {
  const { conteudo, info } = wire
  const facets = toFacets(conteudo.detalhes, context, request).filter(({ kind }) => kind !== 'category')
  const categories = toCategoryTree(conteudo.detalhes, context, request)
  const price = toPriceFacet(conteudo.detalhes, context, { ...request, isEmpty: countOf(wire) === 0 })
  const { current = null, choices = [] } = categories ?? {}
  const chosen = [...(current ? [current] : []), ...choices, ...facets.flatMap(({ values }) => values)]
  const chips = toChips(chosen, price, context)
  const filtered = chips.length > 0 || isFiltered(request.search, Object.keys(info.filtros))
  return { facets, categories, price, chips, filtered, clearHref: clearHref(request) }
}

/** The API's orders, or the spec's when it sends none. */
function toOrders({ conteudo }: WireListing, request: ListingRequest): OrderLink[] {
  const offered = conteudo.detalhes.ordenacao.map(wire => toOrderLink(wire, request))
  if (offered.length > 0) return withActive(offered, request)
  const current = orderId(request.order)
  return ORDER_IDS.map(id => ({ id, label: ORDERS[id], href: orderHref(request, ORDERS[id]), active: id === current }))
}

/** The API's value for an order is sent back unchanged. The rest of the link comes from the page. */
function toOrderLink({ label, atual, rota, url }: WireOrdenacao, request: ListingRequest): OrderLink {
  const value = rota.query.order || URL.parse(url)?.searchParams.get('order') || label
  return { id: orderId(value), label: plainText(label), href: orderHref(request, value), active: atual }
}

/** When the API does not say which order it applied, the requested one is shown. */
function withActive(offered: OrderLink[], { order }: ListingRequest): OrderLink[] {
  if (offered.some(({ active }) => active)) return offered
  const asked = orderId(order)
  return offered.map(link => ({ ...link, active: link.id ? link.id === asked : link.label === order }))
}

function toPages(total: number, request: ListingRequest) {
  const pageCount = countPages(total, request.limit)
  const { previous, next } = pageLinks(request.page, pageCount)
  const link = (page: number | null) => (page === null ? null : { page, href: pageHref(request, page) })
  return {
    total,
    page: request.page,
    pageCount,
    limit: request.limit,
    previous: link(previous),
    next: link(next),
    pages: pageWindow(request.page, pageCount).map(link)
  }
}
