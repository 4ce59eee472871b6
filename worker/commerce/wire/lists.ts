import type { View } from '../context.ts'
import type { Page } from '../queries/database.ts'
import type { loadLists, ShoppingList } from '../queries/lists.ts'
import type { Product } from '../queries/products.ts'
import { say } from '../texts.ts'
import { frontImage } from './images.ts'
import { pricesOf } from './prices.ts'
import { productOf } from './product.ts'
import { linkTo, routeTo, slugRoute, withQuery } from './routes.ts'
import { type Crumb, pagesOf, pageTitle, structureOf } from './structure.ts'

type ListPage = Page & Awaited<ReturnType<typeof loadLists>>

export function listIndexOf(page: ListPage, products: Product[], view: View) {
  const seo = { title: pageTitle(say(view.language, 'lists'), view), description: say(view.language, 'lists-about') }
  return {
    estrutura: structureOf({ ...seo, breadcrumb: [indexCrumb(view)] }, view),
    conteudo: { listas: page.lists.map(list => summaryOf(list, products, view)) },
    info: infoOf(page, view)
  }
}

export function listDetailOf(list: ShoppingList, products: Product[], view: View) {
  const breadcrumb = [indexCrumb(view), { label: list.name, rota: slugRoute('list', list.slug) }]
  const seo = { title: pageTitle(list.name, view), description: list.description }
  return {
    estrutura: structureOf({ ...seo, breadcrumb }, view),
    conteudo: {
      ...summaryOf(list, products, view),
      produtos: itemsOf(list, products).map(({ product, quantity }) => ({
        ...productOf(product, view),
        quantidade: quantity
      }))
    },
    info: []
  }
}

function indexCrumb(view: View): Crumb {
  return { label: say(view.language, 'lists'), rota: routeTo('list/listing', '/lista', {}) }
}

function summaryOf(list: ShoppingList, products: Product[], view: View) {
  const items = itemsOf(list, products)
  const buyable = items.filter(({ product }) => product.row.available === 1)
  const first = items[0]?.product.row
  const sum = (centsOf: (row: Product['row']) => number) =>
    buyable.reduce((total, { product, quantity }) => total + centsOf(product.row) * quantity, 0)
  const cents = sum(row => row.price_cents)
  const listCents = sum(row => Math.max(row.list_price_cents, row.price_cents))
  return {
    id: list.id,
    nome: list.name,
    descricao: list.description,
    tipo: list.open === 1 ? 'aberta' : 'fechada',
    imagem: first ? frontImage(first.images, view.origin) : '',
    imagens: items.map(({ product }) => frontImage(product.row.images, view.origin)),
    precos: pricesOf({ cents, listCents }, view.settings),
    ...linkTo(slugRoute('list', list.slug), view.origin)
  }
}

function itemsOf({ items }: ShoppingList, products: Product[]) {
  const byId = new Map(products.map(product => [product.row.id, product]))
  return items.flatMap(({ product_id, quantity }) => {
    const product = byId.get(product_id)
    return product ? [{ product, quantity }] : []
  })
}

function infoOf({ lists, total, ...page }: ListPage, view: View) {
  const path = `${view.origin}/api/v2/front/url/list/listing`
  const limit = String(page.limit)
  const urlOf = (offset: number) => withQuery(path, { url: '/lista', offset: String(offset), limit })
  return { filtros: [], ...pagesOf(page, total, lists.length, urlOf) }
}
