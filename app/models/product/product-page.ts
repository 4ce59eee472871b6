import type { WireImagem } from '../../contract/product.ts'
import type { WireDetail, WireDetailPage } from '../../contract/product-detail.ts'
import { sanitizeHtml } from '../content/html.ts'
import { toPath, toPicture, toSource } from '../content/link.ts'
import { type PageHead, toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { toMinimumAge } from './adult-mark.ts'
import { type Combination, toCombinations } from './combinations.ts'
import { type Customization, toCustomizations } from './customizations.ts'
import { toDoses } from './doses.ts'
import { type InstallmentRow, installmentRows } from './installments.ts'
import {
  type Availability,
  type Badge,
  type PriceView,
  pictureSource,
  priceAndStatus,
  productPath,
  toBadges,
  toLineExtras,
  toRating
} from './product-card.ts'
import { type AttributeChoice, quantityLimit, type SiblingChoice, toAttribute, toSiblings } from './product-choices.ts'
import { type FactTable, type NutritionFacts, toFacts } from './product-facts.ts'
import { type Question, toQuestions } from './questions.ts'
import { type Review, toReviews } from './reviews.ts'
import { fewLeft } from './stock-urgency.ts'
import { toRecurrences } from './subscription.ts'
import { toWholesale, type WholesaleRule } from './wholesale.ts'

export interface GalleryImage {
  source: string
  alt: string
  /** The attribute value that the picture shows. 0 for all. */
  attribute: number
  /** Only when they differ from the source. */
  sizes?: { zoom: string; big: string; medium: string; small: string }
}

/** A filter value of the product, by which listings find it. */
export interface FilterValue {
  filter: number
  value: number
  name: string
  label: string
}

export interface ProductPage extends PageHead {
  id: number
  path: string
  name: string
  brand: { name: string; path: string | null; image: string | null } | null
  category: { id: number; name: string } | null
  sku: string
  ean: string
  mpn: string
  status: Availability
  price: PriceView | null
  installments: InstallmentRow[]
  wholesale: WholesaleRule[]
  gallery: GalleryImage[]
  video: string | null
  /** Plain text, for cards and search engines. */
  summary: string
  /** Sanitised. */
  summaryHtml: string
  descriptionHtml: string
  attribute: AttributeChoice | null
  siblings: SiblingChoice | null
  /** Highest quantity in one order. */
  limit: number
  /** Units left when the server sends a count, otherwise null. */
  stock: number | null
  /** Whether other shops have it in stock. */
  hasSellers: boolean
  /** Units left when they are few. See stock-urgency.ts. */
  left?: number
  nutrition: NutritionFacts | null
  /** Doses in one pack. 0 when uncertain. */
  doses: number
  facts: FactTable[]
  badges: Badge[]
  filters: FilterValue[]
  rating: { average: number; count: number } | null
  reviews: Review[]
  questions: Question[]
  combinations: Combination[]
  customizations: Customization[]
  /** Subscription intervals in days. Empty without a subscription. */
  recurrences: number[]
  /** Spec 9: 18 for alcohol, 0 without an age limit. */
  minimumAge: number
  /** Ids of its cart line, besides product and attribute. */
  line: { unit: number; warehouse: number; additional: string }
}

/** The product's texts, as opposed to its offer. */
export type ProductTexts = Pick<ProductPage, 'descriptionHtml' | 'facts' | 'nutrition'>

export function toProductPage({ estrutura, conteudo }: WireDetailPage, context: MapContext): ProductPage {
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
    ...toOpinions(conteudo, context)
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

function toMedia(wire: WireDetail, context: MapContext): Pick<ProductPage, 'gallery' | 'video'> {
  const gallery = wire.midias.imagens.flatMap(image => {
    const source = pictureSource(image, context)
    const alt = plainText(image.descricao || image.label || wire.nome)
    return source ? [{ source, alt, attribute: image.idAtributoValor, ...toSizes(image, source, context) }] : []
  })
  return { gallery, video: toVideo(wire.video.url, context) }
}

function toSizes({ arquivos }: WireImagem, source: string, context: MapContext): Pick<GalleryImage, 'sizes'> {
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

function toOpinions(wire: WireDetail, context: MapContext) {
  return {
    badges: toBadges(wire.selos),
    filters: wire.filtros.map(({ idFiltro, idValor, nome, label }) => ({
      filter: idFiltro,
      value: idValor,
      name: nome,
      label
    })),
    rating: toRating(wire.avaliacao) ?? null,
    reviews: toReviews(wire.avaliacao.avaliacoes, context),
    questions: toQuestions(wire.perguntas)
  }
}
