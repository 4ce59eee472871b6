import type { View } from '../context.ts'
import type { CategoryTree } from '../queries/categories.ts'
import type { CombinationRow, PartRow, ProductPage } from '../queries/detail.ts'
import type { Product } from '../queries/products.ts'
import { RECURRENCES_DAYS } from '../rules/subscription.ts'
import { featuresOf } from './features.ts'
import { imagePaths } from './images.ts'
import { commonParts, productOf } from './product.ts'
import { reviewOf } from './reviews.ts'
import { categoryRoute, media, productRoute } from './routes.ts'
import { pageTitle, structureOf } from './structure.ts'
import { withSubscribedPrices } from './subscribed-prices.ts'

interface Detail {
  product: Product
  page: ProductPage
  /** Those of its combinations and, in a kit, its parts. */
  others: Product[]
  tree: CategoryTree
}

export function detailOf(detail: Detail, view: View) {
  return { estrutura: detailStructure(detail, view), conteudo: detailContent(detail, view), info: [] }
}

function detailStructure({ product: { row }, tree }: Detail, view: View) {
  const above = tree.chainOf(row.category_id).map(({ name, path }) => ({ label: name, rota: categoryRoute(path) }))
  const breadcrumb = [...above, { label: row.name, rota: productRoute(row.slug) }]
  const seo = { title: pageTitle(row.name, view), description: row.summary, image: imagePaths(row.images)[0] ?? '' }
  return structureOf({ ...seo, breadcrumb }, view)
}

function detailContent({ product, page, others, tree }: Detail, view: View) {
  const common = commonParts(product, view)
  const priced = withSubscribedPrices(common, product, view)
  return {
    ...common,
    descricoes: { ...common.descricoes, longa: page.texts.description, tabelaMedida: '' },
    avaliacao: { ...common.avaliacao, avaliacoes: page.reviews.map(review => reviewOf(review, view)) },
    ...priced,
    precos: { ...priced.precos, regrasAtacado: page.wholesale },
    caracteristicas: featuresOf(page.texts, view),
    midias: { ...common.midias, imagensFull: [], imagensConjunto: [], imagensRotativas: [], arquivos: [], manuais: [] },
    ean: product.row.ean,
    mpn: product.row.mpn,
    tipo: 'produto',
    prevenda: [],
    layoutPersonalizado: { layout: '', layout2: '', layout3: '', codigoCss: '', codigoJs: '' },
    ...videoOf(page.texts.video, view),
    categoria: categoryOf(product, tree),
    AgendamentoPreco: [],
    ...subscriptionOf(product, view),
    combinacoes: combinationsOf(page.combinations, others, view),
    componentes: partsOf(page.parts, others, view),
    perguntas: page.questions.map(question => ({ ...question, respostas: JSON.parse(question.respostas) })),
    produtosLista: []
  }
}

function subscriptionOf({ row }: Product, { settings }: View) {
  if (row.subscribable === 0) return { assinatura: false, recorrencias: [], condicoesAssinatura: [] }
  const { discountPercent = 0, cancelAnyTime = false } = settings.subscription ?? {}
  const condicoesAssinatura = { desconto: discountPercent, cancelaQuandoQuiser: cancelAnyTime }
  return { assinatura: true, recorrencias: RECURRENCES_DAYS, condicoesAssinatura }
}

/** The store's own files have their own platform. Without a film there is no `video`, because `[]` is truthy in clients. */
function videoOf(video: string | null, { origin }: View) {
  if (video === null) return {}
  return { video: { plataforma: 'arquivo', url: media(origin, video.replace(/^\/media\//, '')) } }
}

function categoryOf({ row }: Product, tree: CategoryTree) {
  const chain = tree.chainOf(row.category_id)
  const last = chain.at(-1)
  const taxonomia = chain.map(({ id, name }) => ({ id, nome: name }))
  return { id: row.category_id, nome: last?.name ?? '', nivel: (last?.depth ?? 0) + 1, taxonomia }
}

function partsOf(rows: PartRow[], others: Product[], view: View) {
  const products = new Map(others.map(product => [product.row.id, product]))
  return rows.flatMap(({ part_id, quantity }) => {
    const part = products.get(part_id)
    return part ? [{ quantidade: quantity, produto: productOf(part, view) }] : []
  })
}

function combinationsOf(rows: CombinationRow[], others: Product[], view: View) {
  const products = new Map(others.map(product => [product.row.id, product]))
  return rows.flatMap(({ id, other_id, discount_percent }) => {
    const other = products.get(other_id)
    if (!other) return []
    return [{ id, tipoDesconto: 'porcentagem', desconto: discount_percent, produto: productOf(other, view) }]
  })
}
