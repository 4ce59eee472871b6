import type { WireListing, WireOrdenacao } from '../../contract/listing.ts'
import { sanitizeHtml } from '../content/html.ts'
import { toPicture } from '../content/link.ts'
import { namesOf } from '../content/page-description.ts'
import { toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import { toProductCards } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'
import { toChips, toFacets } from './facets.ts'
import { toCategoryTree } from './facets-categories.ts'
import { toPriceFacet } from './facets-price.ts'
import { clearHref, isFiltered, orderHref, type Page } from './listing-links.ts'
import { ORDER_IDS, ORDERS, orderId } from './order.ts'
import { type Paging, pageNavigation } from './pagination.ts'

export type ListingKind = 'category' | 'brand' | 'search' | 'landing-page'

/** The request: the page's path and query, and the values read from them. */
export type ListingRequest = Page & Paging & { kind: ListingKind; order: string }

export type Listing = ReturnType<typeof toListing>

/** The page's data except its cards. */
export type ListingView = Omit<Listing, 'products'>

export function toListing(wire: WireListing, context: MapContext, request: ListingRequest) {
  const { conteudo, estrutura } = wire
  const level = [conteudo.categoria, conteudo.marca, conteudo.landingPage].find(({ nome }) => nome !== '')
  const products = toProductCards(conteudo.produtos, context)
  const texts = [level?.descricao ?? '', namesOf(products)]
  const head = toPageHead(estrutura, level?.nome ?? conteudo.busca.texto, context, ...texts)
  return {
    ...head,
    /** Id of the category, brand or landing page. 0 in a search. */
    id: level?.id ?? 0,
    title: plainText(level?.nome ?? '') || conteudo.busca.texto || (head.breadcrumb.at(-1)?.label ?? head.seo.title),
    descriptionHtml: sanitizeHtml(level?.descricao ?? '', context.origins),
    image: toPicture(level?.imagem ?? '', context),
    /** The search term. */
    term: conteudo.busca.texto,
    /** Other terms that the API suggests. */
    suggestions: conteudo.busca.sugestao.map(plainText),
    products,
    /** Number of products on this page. */
    shown: products.length,
    ...toFilters(wire, context, request),
    orders: toOrders(wire, request),
    total: countOf(wire),
    limit: request.limit,
    ...pageNavigation(countOf(wire), request)
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
  return {
    /** Without the categories, which have their own field. */
    facets,
    categories,
    price,
    chips,
    /** True even when the API does not list the chosen value and so no chip is shown. */
    filtered,
    /** Link to the listing without filters. */
    clearHref: clearHref(request)
  }
}

/** The API's orders, or the spec's when it sends none. */
function toOrders({ conteudo }: WireListing, request: ListingRequest) {
  const offered = conteudo.detalhes.ordenacao.map(wire => toOrderLink(wire, request))
  if (offered.length > 0) return withActive(offered, request)
  const current = orderId(request.order)
  return ORDER_IDS.map(id => ({ id, label: ORDERS[id], href: orderHref(request, ORDERS[id]), active: id === current }))
}

/**
 * The API's value for an order is sent back unchanged. The rest of the link comes from the page. `id` is one of the
 * spec's orders, whose label is in the dictionary, else null.
 */
function toOrderLink({ label, atual, rota, url }: WireOrdenacao, request: ListingRequest) {
  const value = rota.query.order || URL.parse(url)?.searchParams.get('order') || label
  return { id: orderId(value), label: plainText(label), href: orderHref(request, value), active: atual }
}

/** When the API does not say which order it applied, the requested one is shown. */
function withActive(offered: ReturnType<typeof toOrderLink>[], { order }: ListingRequest) {
  if (offered.some(({ active }) => active)) return offered
  const asked = orderId(order)
  return offered.map(link => ({ ...link, active: link.id ? link.id === asked : link.label === order }))
}
