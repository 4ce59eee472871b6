import type { View } from '../context.ts'
import type { SeedProduct } from '../demo/schema/product.ts'
import { ADULT_AGE } from '../queries/cart-checks.ts'
import type { BadgeRow, BrandRow, Product } from '../queries/products.ts'
import { escapeHtml } from '../rules/escape-html.ts'
import { attributesOf, statusOf } from './attributes.ts'
import { cartPayload } from './cart-payload.ts'
import { servingsGroup } from './features.ts'
import { imagesOf } from './images.ts'
import { pricesOf } from './prices.ts'
import { linkTo, orEmpty, picture, productRoute, slugRoute } from './routes.ts'

export function productOf(product: Product, view: View) {
  return { ...commonParts(product, view), instancia: instanceOf(product) }
}

export function commonParts(product: Product, view: View) {
  const { row, variants } = product
  const customization: SeedProduct['customization'] = JSON.parse(row.customization ?? 'null')
  // A product that needs an option or a text has no ready-made cart body.
  const isAddable = row.available === 1 && variants.length === 0 && !customization?.required
  const longa = `<p>${escapeHtml(row.summary)}</p>`
  return {
    id: row.id,
    sku: row.sku,
    nome: row.name,
    estoque: row.stock,
    estoqueMarketplace: 0,
    status: statusOf(row),
    descricoes: { curta: row.summary, longa, simples: '', opcional1: '', opcional2: '', opcional3: '' },
    marca: brandOf(row, view),
    avaliacao: { media: row.rating_average, quantidade: row.rating_count },
    precos: pricesOf({ cents: row.price_cents, listCents: row.list_price_cents }, view.settings),
    pontos: [],
    atributos: orEmpty(attributesOf(product, view)),
    listaPresente: [],
    personalizacoes: customization ? [customizationOf(row.id, customization, view)] : [],
    predefinicoes: [],
    conjunto: [],
    carrinho: isAddable ? cartPayload(view.origin, [{ productId: row.id }]) : [],
    ...linkTo(productRoute(row.slug), view.origin),
    sites: [],
    canaisVenda: [],
    caracteristicas: servingsGroup(row.servings, view.language),
    filtros: product.filters,
    selos: product.badges.map(badgeOf),
    midias: { imagens: imagesOf(product, view.origin) },
    limiteQuantidade: row.quantity_limit ?? 0,
    idadeMinima: row.age_restricted === 1 ? ADULT_AGE : 0
  }
}

export function brandOf(row: BrandRow, view: View) {
  return {
    id: row.brand_id,
    nome: row.brand_name,
    ...picture(view.origin, row.brand_image),
    ...linkTo(slugRoute('brand', row.brand_slug), view.origin),
    ativo: false
  }
}

function customizationOf(id: number, found: NonNullable<SeedProduct['customization']>, { language }: View) {
  return {
    id,
    nome: found.label[language],
    descricao: '',
    valorMinimo: found.required ? 1 : 0,
    valorMaximo: found.maxLength,
    tipo: 'text',
    obrigatorio: found.required ? 's' : 'n',
    limitarValores: 's',
    preco: found.priceCents / 100,
    multiplicarPreco: 's',
    valores: [],
    configuracaoUpload: []
  }
}

function instanceOf({ row }: Product) {
  return {
    ordemIndisponivel: row.available === 1 ? '0' : '1',
    rankBuscaFullText: '0',
    idLandingPage: 0,
    status: statusOf(row),
    hashPromocional: null,
    urlPromocional: ''
  }
}

/** `Selo` of the document. The position is at the root and inside `cores`, because clients read either. */
export function badgeOf(badge: BadgeRow) {
  const posicao = { x: badge.position_x, y: badge.position_y }
  return {
    id: badge.id,
    nome: badge.name,
    tipo: 'texto',
    label: badge.label,
    imagem: '',
    imagemOriginal: '',
    proporcaoDetalheProduto: 100,
    proporcaoVitrineProduto: 100,
    cores: { texto: badge.text_colour, selo: badge.background_colour, posicao },
    posicao
  }
}
