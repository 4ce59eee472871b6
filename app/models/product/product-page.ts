import type { WireImagem } from '../../contract/product.ts'
import type { WireDetail, WireDetailPage } from '../../contract/product-detail.ts'
import { sanitizeHtml } from '../content/html.ts'
import { toPath, toPicture, toSource } from '../content/link.ts'
import { toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { toCombinations } from './combinations.ts'
import { toCustomizations } from './customizations.ts'
import { toDoses } from './doses.ts'
import { toHighlights } from './highlights.ts'
import { installmentRows, writeRows } from './installments.ts'
import { toKit } from './kit.ts'
import { toMeasure } from './measure.ts'
import { toPageAge } from './page-age.ts'
import { pictureSource, priceAndStatus, productPath, toBadges, toLineExtras, toRating } from './product-card.ts'
import { fewLeft, quantityLimit, toAttribute, toSiblings, toWholesale } from './product-choices.ts'
import { toFacts } from './product-facts.ts'
import { toQuestions } from './questions.ts'
import { toReviews } from './reviews.ts'
import { withSubscribed } from './subscribed-price.ts'
import { toRecurrences, toSubscriptionTerms } from './subscription.ts'

export type ProductPage = ReturnType<typeof toProductPage>
/** What other places also say of a product. */
export type ProductCore = Pick<ProductPage, 'id' | 'name' | 'brand' | 'status' | 'price' | 'gallery' | 'rating'>
export type GalleryImage = ProductPage['gallery'][number]

export type ProductTexts = Pick<
  ProductPage,
  'ean' | 'mpn' | 'descriptionHtml' | 'facts' | 'nutrition' | 'cautions' | 'cautionsAfter' | 'kit'
>

export function toProductPage(page: WireDetailPage, context: MapContext) {
  const { estrutura, conteudo: wire } = page
  const { marca, categoria } = wire
  const { curta, longa, simples } = wire.descricoes
  const { origins } = context
  const { price, status } = priceAndStatus(wire)
  const head = toPageHead(estrutura, wire.nome, context, curta, longa || simples)
  const brandPath = toPath(marca.rota.path || marca.rota.route || marca.url)
  const left = fewLeft(wire)
  const doses = toDoses(wire)
  const described = toFacts(wire.caracteristicas, origins)
  const highlights = toHighlights({ nutrition: described.nutrition, doses, filters: wire.filtros }, context.language)
  return {
    ...head,
    id: wire.id,
    name: plainText(wire.nome),
    brand: marca.nome ? { name: marca.nome, path: brandPath } : null,
    category: categoria.id > 0 ? { id: categoria.id, name: categoria.nome } : null,
    sku: wire.sku,
    ean: wire.ean,
    mpn: wire.mpn,
    path: productPath(wire) || head.seo.canonical || '/',
    status,
    price: price && withSubscribed(price, wire.precos),
    installments: writeRows(installmentRows(wire.precos?.parcelamento ?? [])),
    wholesale: toWholesale(wire.precos),
    gallery: wire.midias.imagens.flatMap(image => toGalleryImage(image, wire.nome, context) ?? []),
    video: toVideo(wire.video.url, context),
    summary: plainText(curta),
    summaryHtml: sanitizeHtml(curta, origins),
    descriptionHtml: sanitizeHtml(longa || simples, origins),
    attribute: toAttribute(wire, context),
    siblings: toSiblings(wire.atributos.unico),
    limit: quantityLimit(wire, wire),
    stock: wire.estoque,
    hasSellers: (wire.estoqueMarketplace ?? 0) > 0,
    ...(left > 0 && { left }),
    combinations: toCombinations(wire.combinacoes, context),
    kit: toKit(wire, context),
    customizations: toCustomizations(wire.personalizacoes),
    recurrences: toRecurrences(wire),
    subscription: toSubscriptionTerms(wire),
    minimumAge: toPageAge(page, context.adultMarks),
    line: toLineExtras(wire.carrinho.itens[0]) ?? { unit: 0, warehouse: 0, additional: '' },
    ...described,
    doses,
    highlights,
    measure: toMeasure(wire),
    badges: toBadges(wire.selos),
    filters: wire.filtros.map(toFilterValue),
    rating: toRating(wire.avaliacao) ?? null,
    reviews: toReviews(wire.avaliacao.avaliacoes, context),
    questions: toQuestions(wire.perguntas)
  }
}

function toGalleryImage(image: WireImagem, name: string, context: MapContext) {
  const source = pictureSource(image, context)
  if (!source) return null
  const alt = plainText(image.descricao || image.label || name)
  const attribute = image.idAtributoValor
  return { source, alt, ...(attribute > 0 && { attribute }), ...toSizes(image, source, context) }
}

function toSizes({ arquivos }: WireImagem, source: string, context: MapContext) {
  const picture = (file: string) => toPicture(file, context) ?? ''
  const { zoom, big, medium, small } = arquivos
  const sizes = { zoom: picture(zoom), big: picture(big), medium: picture(medium), small: picture(small) }
  return Object.values(sizes).every(size => size === source) ? {} : { sizes }
}

/** Some shops send only the platform's video id, which is not an address. */
function toVideo(url: string, context: MapContext): string | null {
  const isAddress = /^(https?:)?\/\//i.test(url.trim()) || /\.(mp4|webm)(\?|$)/i.test(url.trim())
  return isAddress ? toSource(url, context) : null
}

/** One text, because a page carries it as data: `2|21|Forma|Pó`. See toVisit. */
function toFilterValue({ idFiltro, idValor, nome, label }: WireDetail['filtros'][number]) {
  return [idFiltro, idValor, nome.replaceAll('|', ' '), label].join('|')
}
