import type { WireImagem } from '../../contract/product.ts'
import type { WireDetail, WireDetailPage } from '../../contract/product-detail.ts'
import { sanitizeHtml } from '../content/html.ts'
import { toPath, toPicture, toSource } from '../content/link.ts'
import { toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { toMinimumAge } from './adult-mark.ts'
import { toCombinations } from './combinations.ts'
import { toCustomizations } from './customizations.ts'
import { toDoses } from './doses.ts'
import { installmentRows } from './installments.ts'
import { pictureSource, priceAndStatus, productPath, toBadges, toLineExtras, toRating } from './product-card.ts'
import { fewLeft, quantityLimit, toAttribute, toSiblings, toWholesale } from './product-choices.ts'
import { toFacts } from './product-facts.ts'
import { toQuestions } from './questions.ts'
import { toReviews } from './reviews.ts'
import { toRecurrences } from './subscription.ts'

export type ProductPage = ReturnType<typeof toProductPage>
export type GalleryImage = ProductPage['gallery'][number]

export type ProductTexts = Pick<ProductPage, 'descriptionHtml' | 'facts' | 'nutrition'>

export function toProductPage({ estrutura, conteudo }: WireDetailPage, context: MapContext) {
  const { curta, longa, simples } = conteudo.descricoes
  const head = toPageHead(estrutura, conteudo.nome, context, curta, longa || simples)
  const path = productPath(conteudo) ?? head.seo.canonical
  return {
    ...head,
    ...toIdentity(conteudo, context),
    path: path || '/',
    ...priceAndStatus(conteudo),
    installments: installmentRows(conteudo.precos?.parcelamento ?? []),
    wholesale: toWholesale(conteudo.precos),
    ...toMedia(conteudo, context),
    ...toTexts(conteudo, context),
    ...toOffer(conteudo, context),
    ...toFacts(conteudo.caracteristicas, context.origins),
    doses: toDoses(conteudo),
    badges: toBadges(conteudo.selos),
    filters: conteudo.filtros.map(toFilterValue),
    rating: toRating(conteudo.avaliacao) ?? null,
    reviews: toReviews(conteudo.avaliacao.avaliacoes, context),
    questions: toQuestions(conteudo.perguntas)
  }
}

function toIdentity(wire: WireDetail, context: MapContext) {
  const { marca, categoria } = wire
  const brandPath = toPath(marca.rota.path || marca.rota.route || marca.url)
  return {
    id: wire.id,
    name: plainText(wire.nome),
    brand: marca.nome ? { name: marca.nome, path: brandPath, image: toPicture(marca.imagem, context) } : null,
    category: categoria.id > 0 ? { id: categoria.id, name: categoria.nome } : null,
    sku: wire.sku,
    ean: wire.ean,
    mpn: wire.mpn
  }
}

function toMedia(wire: WireDetail, context: MapContext) {
  const gallery = wire.midias.imagens.flatMap(image => {
    const source = pictureSource(image, context)
    const alt = plainText(image.descricao || image.label || wire.nome)
    return source ? [{ source, alt, attribute: image.idAtributoValor, ...toSizes(image, source, context) }] : []
  })
  return { gallery, video: toVideo(wire.video.url, context) }
}

/** Only when they differ from the source. */
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

function toTexts({ descricoes }: WireDetail, { origins }: MapContext) {
  return {
    summary: plainText(descricoes.curta),
    summaryHtml: sanitizeHtml(descricoes.curta, origins),
    descriptionHtml: sanitizeHtml(descricoes.longa || descricoes.simples, origins)
  }
}

function toOffer(wire: WireDetail, context: MapContext) {
  const left = fewLeft(wire)
  return {
    attribute: toAttribute(wire, context),
    siblings: toSiblings(wire.atributos.unico, context),
    limit: quantityLimit(wire, wire),
    /** Null when unknown. */
    stock: wire.estoque,
    hasSellers: (wire.estoqueMarketplace ?? 0) > 0,
    ...(left > 0 && { left }),
    combinations: toCombinations(wire.combinacoes, context),
    customizations: toCustomizations(wire.personalizacoes),
    recurrences: toRecurrences(wire),
    minimumAge: toMinimumAge(wire, context.adultMarks),
    line: toLineExtras(wire.carrinho.itens[0]) ?? { unit: 0, warehouse: 0, additional: '' }
  }
}

function toFilterValue({ idFiltro, idValor, nome, label }: WireDetail['filtros'][number]) {
  return { filter: idFiltro, value: idValor, name: nome, label }
}
