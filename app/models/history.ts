import type { WireVisit } from '../contract/history.ts'
import type { MapContext } from './map-context.ts'
import { type PriceView, type ProductCard, toProductCards } from './product-card.ts'
import type { ProductPage } from './product-page.ts'

/** Spec 9: viewed history, up to 15 products, valid 3 days. */
export const MAX_VISITS = 15
export const VISIT_AGE_MS = 259_200_000

/** What is still valid, newest first, each product once. */
export function validVisits(visits: readonly WireVisit[], now: number): WireVisit[] {
  const valid = visits.filter(({ timestamp }) => timestamp <= now && now - timestamp <= VISIT_AGE_MS)
  const newest = new Map<number, WireVisit>()
  for (const visit of valid.toSorted((a, b) => b.timestamp - a.timestamp)) {
    if (!newest.has(visit.id)) newest.set(visit.id, visit)
  }
  return [...newest.values()].slice(0, MAX_VISITS)
}

/** The history once that product was looked at. */
export function withVisit(visits: readonly WireVisit[], visit: WireVisit): WireVisit[] {
  const others = visits.filter(({ id }) => id !== visit.id)
  return validVisits([visit, ...others], visit.timestamp)
}

/** Cards of what was looked at, without the product that is looked at now. */
export function visitedCards(visits: readonly WireVisit[], current: number, context: MapContext): ProductCard[] {
  const others = visits.filter(({ id }) => id !== current)
  return toProductCards(
    others.map(visit => ({
      ...visit,
      midias: { imagens: visit.midias.imagens[0] ?? null },
      url: '',
      link: '',
      slug: ''
    })),
    context
  )
}

export type Visited = Pick<
  ProductPage,
  | 'id'
  | 'path'
  | 'name'
  | 'brand'
  | 'status'
  | 'price'
  | 'gallery'
  | 'attribute'
  | 'stock'
  | 'badges'
  | 'rating'
  | 'line'
  | 'customizations'
>

/** Spec 3: the fields of `productHistory`, from what the page shows. Prices are BRL there. */
export function toVisit(product: Visited, timestamp: number): WireVisit {
  const { id, name, path, brand, price, rating, stock, status, line } = product
  const isPlain = line.unit === 0 && line.warehouse === 0 && line.additional === ''
  return {
    id,
    timestamp,
    atributos: { simples: toAttributes(product) },
    avaliacao: { media: rating?.average ?? null, quantidade: rating?.count ?? null },
    estoque: stock,
    nome: name,
    filtros: [],
    precos: price && toPrices(price),
    midias: { imagens: product.gallery.slice(0, 1).map(toImage) },
    marca: { nome: brand?.name ?? '', rota: toRoute(brand?.path ?? ''), url: '' },
    rota: toRoute(path),
    selos: product.badges.map(toBadge),
    status: STATUSES[status],
    carrinho: { tipo: 'produto', itens: isPlain ? [] : [toLine(product)] },
    personalizacoes: product.customizations.map(text => ({ nome: text.name, obrigatorio: text.required }))
  }
}

const STATUSES = { available: 'disponivel', unavailable: 'indisponivel', quote: 'sobConsulta' } as const

function toAttributes({ attribute }: Visited): WireVisit['atributos']['simples'] {
  if (!attribute) return null
  return {
    nome: attribute.name,
    valores: attribute.options.map(({ id }) => ({ idAtributoValor: id, selecionado: false }))
  }
}

function toPrices({ now, was, cash, cashPercent, installments }: PriceView): WireVisit['precos'] {
  const parts = installments && {
    parcelas: installments.count,
    valorParcela: installments.value / 100,
    valorTotal: null,
    taxa: 0
  }
  return {
    de: was / 100,
    por: now / 100,
    vista: cash / 100,
    descontoVista: cashPercent,
    parcelamento: parts ? [parts] : []
  }
}

function toImage({ source, alt, attribute }: Visited['gallery'][number]): WireVisit['midias']['imagens'][number] {
  const arquivos = { zoom: '', big: source, medium: '', small: '' }
  const arquivosOriginais = { zoom: '', big: '', medium: '', small: '' }
  return { idAtributoValor: attribute, descricao: alt, label: '', arquivos, arquivosOriginais }
}

/** A colour that is the design's own token is none of the badge. */
function toBadge({ label, text, background }: Visited['badges'][number]): WireVisit['selos'][number] {
  const posicao = { x: '', y: '' }
  const [texto, selo] = [text, background].map(colour => (colour.startsWith('#') ? colour : ''))
  return { nome: label, label, imagem: '', cores: { texto: texto ?? '', selo: selo ?? '', posicao }, posicao }
}

function toRoute(path: string): WireVisit['rota'] {
  return { name: '', route: path, path, query: {} }
}

function toLine({ id, line }: Visited): WireVisit['carrinho']['itens'][number] {
  const { unit, warehouse, additional } = line
  return {
    idProduto: id,
    idAtributoSimples: 0,
    idUnidadeVenda: unit,
    idArmazem: warehouse,
    adicional: additional,
    parametros: ''
  }
}
