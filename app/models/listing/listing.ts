import type { WireListing } from '../../contract/listing.ts'
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
import { valuesOf } from './listing-choices.ts'
import { clearHref, fromFirstPage, isFiltered, orderHref, type Page } from './listing-links.ts'
import { ORDERS, orderId } from './order.ts'
import { type Paging, pageNavigation } from './pagination.ts'

export type ListingKind = 'category' | 'brand' | 'search' | 'landing-page'

export type ListingRequest = Page & Paging & { kind: ListingKind; order: string }

export type Listing = ReturnType<typeof toListing>

export type ListingView = Omit<Listing, 'products'>

export function toListing(wire: WireListing, context: MapContext, request: ListingRequest) {
  const { conteudo, estrutura } = wire
  const level = [conteudo.categoria, conteudo.marca, conteudo.landingPage].find(({ nome }) => nome !== '')
  const products = toProductCards(conteudo.produtos, context, placesOf(wire, request))
  const texts = [level?.descricao ?? '', namesOf(products)]
  const head = toPageHead(estrutura, level?.nome ?? conteudo.busca.texto, context, ...texts)
  return {
    ...head,
    title: plainText(level?.nome ?? '') || conteudo.busca.texto || (head.breadcrumb.at(-1)?.label ?? head.seo.title),
    descriptionHtml: sanitizeHtml(level?.descricao ?? '', context.origins),
    image: toPicture(level?.imagem ?? '', context),
    term: conteudo.busca.texto,
    ...toSearch(wire, request),
    products,
    shown: products.length,
    ...toFilters(wire, context, request),
    orders: toOrders(wire, request),
    total: countOf(wire),
    limit: request.limit,
    ...pageNavigation(countOf(wire), request)
  }
}

/** Names of the category that the listing shows, the outermost first. A brand or a search says nothing of products. */
export function placesOf({ conteudo, estrutura }: WireListing, { kind, path }: Pick<ListingRequest, 'kind' | 'path'>) {
  if (kind === 'landing-page') return [conteudo.landingPage.nome]
  if (kind !== 'category') return []
  return [...path.split('/'), ...estrutura.breadcrumb.map(({ label }) => label), conteudo.categoria.nome]
}

/** `dropped` are words without products; `correction` is the text whose products are shown instead. */
function toSearch({ conteudo: { busca } }: WireListing, request: ListingRequest) {
  const label = plainText(busca.corrigido)
  const suggestions = busca.sugestao.map(plainText).filter(term => term !== label)
  if (label === '') return { suggestions }
  const href = fromFirstPage(request, query => query.set('busca', label))
  return { suggestions, correction: { label, href }, dropped: busca.semResultado.map(plainText) }
}

function countOf({ info }: WireListing): number {
  return Math.max(info.total ?? 0, info.exibindo ?? 0, 0)
}

function toFilters(wire: WireListing, context: MapContext, request: ListingRequest) {
  const { conteudo, info } = wire
  const facets = toFacets(conteudo.detalhes, context, request)
  const categories = toCategoryTree(conteudo.detalhes, context, request)
  const price = toPriceFacet(conteudo.detalhes, context, { ...request, isEmpty: countOf(wire) === 0 })
  const chips = toChips(valuesOf({ categories, facets }), price, context)
  const filtered = chips.length > 0 || isFiltered(request.search, Object.keys(info.filtros))
  return {
    facets,
    categories,
    price,
    chips,
    /** True even when the API does not list the chosen value and so no chip is shown. */
    filtered,
    clearHref: clearHref(request)
  }
}

/** The API's orders, or the spec's. A link sends the API's own value back. `id` is null for orders beyond the spec. */
function toOrders({ conteudo }: WireListing, request: ListingRequest) {
  const sent = conteudo.detalhes.ordenacao.map(toOrder)
  const orders = sent.length > 0 ? sent : Object.values(ORDERS).map(label => ({ label, value: label, active: false }))
  // When the API does not say which order it applied, the requested one is shown.
  const isSaid = orders.some(({ active }) => active)
  const asked = orderId(request.order)
  return orders.map(({ label, value, active }) => {
    const id = orderId(value)
    const isAsked = id ? id === asked : label === request.order
    return { id, label, href: orderHref(request, value), active: isSaid ? active : isAsked }
  })
}

function toOrder({ label, atual, rota, url }: WireListing['conteudo']['detalhes']['ordenacao'][number]) {
  const value = rota.query.order || URL.parse(url)?.searchParams.get('order') || label
  return { label: plainText(label), value, active: atual }
}
