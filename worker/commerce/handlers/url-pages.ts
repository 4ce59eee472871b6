import { loadTree } from '../queries/categories.ts'
import { loadPage, loadPages, type PageRow } from '../queries/content.ts'
import { loadProductPage } from '../queries/detail.ts'
import { loadList, loadLists, type ShoppingList } from '../queries/lists.ts'
import { loadProducts } from '../queries/products.ts'
import { escapeHtml } from '../rules/escape-html.ts'
import { say } from '../texts.ts'
import { listDetailOf, listIndexOf } from '../wire/lists.ts'
import { detailOf } from '../wire/product-detail.ts'
import { slugRoute } from '../wire/routes.ts'
import { pageTitle, structureOf } from '../wire/structure.ts'
import { type CommerceContext, notFound } from './errors.ts'
import { idOfUrl, listingRequest, resolveUrl } from './parameters.ts'

export async function urlVerify(c: CommerceContext) {
  const resolved = await resolveUrl(c)
  return resolved ? c.json({ nivel: resolved.nivel }) : notFound(c)
}

export function urlHome(c: CommerceContext) {
  const { language, settings } = c.var
  const seo = { title: settings.seo.title[language], description: settings.seo.description[language] }
  const estrutura = structureOf({ ...seo, breadcrumb: [] }, c.var)
  return c.json({ estrutura, conteudo: [], info: [] })
}

export async function urlPage(c: CommerceContext) {
  const page = await pageOf(c, await idOfUrl(c, 'page'))
  if (!page) return notFound(c)
  const { slug, title, description } = page
  const breadcrumb = [{ label: title, rota: slugRoute('page', slug) }]
  const seo = { title: pageTitle(title, c.var), description }
  return c.json({
    estrutura: structureOf({ ...seo, breadcrumb }, c.var),
    conteudo: { id: page.id, nome: title, hash: slug, conteudo: page.body },
    info: []
  })
}

async function pageOf(c: CommerceContext, id: number): Promise<PageRow | null> {
  const { language } = c.var
  if (id !== 0) return loadPage(c.env.db, id, language)
  const pages = await loadPages(c.env.db, language)
  const items = pages.map(({ slug, title, description }) => {
    const more = description ? `<br>${escapeHtml(description)}` : ''
    return `<li><a href="/pagina/${slug}">${escapeHtml(title)}</a>${more}</li>`
  })
  const about = say(language, 'pages-about')
  const body = `<p>${escapeHtml(about)}</p><ul>${items.join('')}</ul>`
  return { id: 0, slug: '', title: say(language, 'pages'), description: about, body }
}

export async function urlDetail(c: CommerceContext) {
  const { db } = c.env
  const { language } = c.var
  const id = await idOfUrl(c, 'product/detail')
  const [tree, page] = await Promise.all([loadTree(db, language), loadProductPage(db, id, language)])
  if (!page) return notFound(c)
  const combined = page.combinations.map(combination => combination.other_id)
  const parts = page.parts.map(part => part.part_id)
  const [product, ...others] = await loadProducts(db, [id, ...combined, ...parts], language)
  return product ? c.json(detailOf({ product, page, others, tree }, c.var)) : notFound(c)
}

export async function urlLists(c: CommerceContext) {
  const { offset, limit } = listingRequest(c)
  const { total, lists } = await loadLists(c.env.db, c.var.language, { offset, limit })
  return c.json(listIndexOf({ lists, total, offset, limit }, await productsOf(c, lists), c.var))
}

export async function urlList(c: CommerceContext) {
  const list = await loadList(c.env.db, c.var.language, await idOfUrl(c, 'list/detail'))
  return list ? c.json(listDetailOf(list, await productsOf(c, [list]), c.var)) : notFound(c)
}

function productsOf(c: CommerceContext, lists: ShoppingList[]) {
  const ids = new Set(lists.flatMap(list => list.items.map(item => item.product_id)))
  return loadProducts(c.env.db, [...ids], c.var.language)
}
