import type { WireProduct } from '../../app/contract/product.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import { productPath, toProductCard } from '../../app/models/product/product-card.ts'
import { toProductPage } from '../../app/models/product/product-page.ts'
import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Seen } from './call.ts'
import { type Finding, gap, note } from './finding.ts'

/** Checks products in lists. `body` shows how many the API sent before the parser dropped invalid ones. */
export function judgeCards(wires: readonly WireProduct[], sent: number, context: MapContext): Finding[] {
  const cards = wires.flatMap(wire => toProductCard(wire, context) ?? [])
  const priced = cards.filter(({ price }) => price)
  const forSale = wires.filter(wire => wire.status === 'disponivel' && productPath(wire))
  const count = (some: number, all: number) => `${some} of ${all} products`
  const unpriced = forSale.length - cards.filter(({ status }) => status === 'available').length
  const unpictured = cards.filter(({ image }) => !image).length
  const inOnePart = priced.filter(({ price }) => !price?.installments).length
  return [
    sent > wires.length &&
      gap(`${count(sent - wires.length, sent)} have no id or no name`, 'Those products are not shown.'),
    wires.length > cards.length &&
      gap(`${count(wires.length - cards.length, wires.length)} have no address`, 'Those products are not shown.'),
    unpriced > 0 && gap(`${count(unpriced, cards.length)} are for sale without a price`, 'They look sold out.'),
    unpictured > 0 && gap(`${count(unpictured, cards.length)} have no picture`, 'An empty frame is in its place.'),
    inOnePart > 0 &&
      note(
        `${count(inOnePart, cards.length)} have no interest-free installments`,
        'The line “3x de R$ …” is not there.'
      )
  ].filter(found => found !== false)
}

/** Checks a product page. */
export function judgeDetail(wire: WireDetailPage, { context }: Seen): Finding[] {
  const page = toProductPage(wire, context)
  const isForSale = wire.conteudo.status === 'disponivel'
  const offered = page.attribute?.options ?? []
  return [
    page.path === '/' && gap('It has no address (url, rota)', 'Links to it lead to the home page.'),
    isForSale && !page.price && offered.length === 0 && gap('It is for sale without a price', 'It looks sold out.'),
    page.gallery.length === 0 && gap('It has no picture', 'An empty frame is in the place of its pictures.'),
    page.price &&
      page.installments.length === 0 &&
      note('It has no installments', 'The table of installments is empty.'),
    !page.descriptionHtml && note('It has no description', 'The part “Descrição” is not there.'),
    !wire.estrutura.seo.canonical &&
      note('It has no seo.canonical', 'Search engines may list the same product under several addresses.'),
    wire.estrutura.breadcrumb.length < 2 && note('It has no breadcrumb', 'The way back to its category is not there.')
  ].filter(found => found !== false && found !== null)
}
