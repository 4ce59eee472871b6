import type { WireListIndex, WireListSummary } from '../../contract/lists.ts'
import { PATHS } from '../../links.ts'
import { toPicture } from '../content/link.ts'
import { namesOf } from '../content/page-description.ts'
import { toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import type { Page } from '../listing/listing-links.ts'
import { offsetOf, type Paging, pageNavigation } from '../listing/pagination.ts'
import { discountPercent } from '../product/discount.ts'
import { productPath, toPriceView } from '../product/product-card.ts'
import type { MapContext } from '../store/map-context.ts'

export type ListIndex = ReturnType<typeof toListIndex>
export type ListSummary = ListIndex['lists'][number]

export type ListsRequest = Page & Paging

export function toListIndex(wire: WireListIndex, context: MapContext, request: ListsRequest) {
  const { shown, total } = onePage(wire, request)
  const lists = shown.map(list => toSummary(list, context)).filter(list => list !== null)
  return {
    ...toPageHead(wire.estrutura, '', context, namesOf(lists)),
    intro: plainText(wire.estrutura.seo.description),
    lists,
    ...pageNavigation(total, request)
  }
}

/** An API without pagination of lists returns all of them. */
function onePage({ conteudo, info }: WireListIndex, request: ListsRequest) {
  const offset = offsetOf(request)
  const isWhole = conteudo.length > request.limit
  const shown = isWhole ? conteudo.slice(offset, offset + request.limit) : conteudo
  return {
    shown,
    total: isWhole ? conteudo.length : (info.total ?? (conteudo.length > 0 ? offset : 0) + conteudo.length)
  }
}

function toSummary(wire: WireListSummary, context: MapContext) {
  const path = productPath(wire)
  if (!path) return null
  const price = toPriceView(wire.precos)
  return {
    name: plainText(wire.nome),
    path: underLists(path),
    description: plainText(wire.descricao),
    images: toPictures(wire, context),
    price,
    discount: price ? discountPercent(price) : 0
  }
}

/** The pictures of the list's products; the list's own picture where the API does not name them. */
function toPictures({ imagem, imagens }: WireListSummary, context: MapContext): string[] {
  const ofProducts = imagens.length > 1 ? imagens : [imagem]
  return ofProducts.map(source => toPicture(source, context)).filter(picture => picture !== null)
}

/** Spec 2: a list's page is /lista/{lista}. `slug` is only its last segment. */
function underLists(path: string): string {
  return path.startsWith(`${PATHS.lists}/`) ? path : `${PATHS.lists}/${path.split('/').at(-1)}`
}
