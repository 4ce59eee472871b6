import type { StoredVisit, WireVisit } from '../../contract/history.ts'
import type { PriceView } from '../product/product-card.ts'
import type { GalleryImage, ProductCore, ProductPage } from '../product/product-page.ts'

export type Visited = ProductCore &
  Pick<ProductPage, 'path' | 'attribute' | 'stock' | 'badges' | 'line'> &
  Partial<Pick<ProductPage, 'minimumAge' | 'filters' | 'customizations'>>

/** Spec 3: the fields of `productHistory`, from the page's view model. Its prices are in BRL. */
export function toVisit(product: Visited, timestamp: number): StoredVisit {
  const { id, name, path, brand, price, rating, stock, status, line, filters = [], customizations = [] } = product
  const isPlain = line.unit === 0 && line.warehouse === 0 && line.additional === ''
  return {
    id,
    timestamp,
    atributos: { simples: toAttributes(product) },
    avaliacao: { media: rating?.average ?? null, quantidade: rating?.count ?? null },
    estoque: stock,
    nome: name,
    filtros: filters.map(toFilter),
    precos: price && toPrices(price),
    midias: { imagens: product.gallery.map(toImage) },
    marca: { nome: brand?.name ?? '', rota: toRoute(brand?.path ?? ''), url: '' },
    rota: toRoute(path),
    selos: product.badges.map(toBadge),
    status: STATUSES[status],
    carrinho: { tipo: 'produto', itens: isPlain ? [] : [toLine(product)] },
    personalizacoes: customizations.map(text => ({ nome: text.name, obrigatorio: text.required })),
    idadeMinima: product.minimumAge ?? 0
  }
}

function toFilter(text: string): WireVisit['filtros'][number] {
  const [filter, value, nome = '', ...label] = text.split('|')
  return { idFiltro: Number(filter), idValor: Number(value), nome, label: label.join('|') }
}

const STATUSES = { available: 'disponivel', unavailable: 'indisponivel', quote: 'sobConsulta' } as const

function toAttributes({ attribute }: Visited): WireVisit['atributos']['simples'] {
  const valores = attribute?.options.map(({ id }) => ({ idAtributoValor: id })) ?? []
  return attribute && { nome: attribute.name, valores }
}

function toPrices({ now, was, cash, cashPercent, installments }: PriceView): WireVisit['precos'] {
  return {
    de: was / 100,
    por: now / 100,
    vista: cash / 100,
    descontoVista: cashPercent,
    parcelamento: installments
      ? [{ parcelas: installments.count, valorParcela: installments.value / 100, valorTotal: null, taxa: 0 }]
      : []
  }
}

function toImage({ source, alt, attribute = 0, sizes }: GalleryImage): WireVisit['midias']['imagens'][number] {
  const arquivos = sizes ?? { zoom: source, big: source, medium: source, small: source }
  const arquivosOriginais = { zoom: '', big: '', medium: '', small: '' }
  return { idAtributoValor: attribute, descricao: alt, label: '', arquivos, arquivosOriginais }
}

/** Design tokens are not colours of the badge, so they are not stored. */
function toBadge({ label, text, background }: Visited['badges'][number]): WireVisit['selos'][number] {
  const [texto, selo] = [text, background].map(colour => (colour.startsWith('#') ? colour : ''))
  return { nome: label, label, cores: { texto: texto ?? '', selo: selo ?? '' } }
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
