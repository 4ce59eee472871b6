import { loadPage, loadPages, type PageRow } from '../queries/content.ts'
import { resolvePath } from '../queries/resolve.ts'
import { escapeHtml } from '../rules/escape-html.ts'
import { sitePath } from '../rules/site-path.ts'
import { say } from '../texts.ts'
import { pageRoute } from '../wire/routes.ts'
import { pageTitle, structureOf } from '../wire/structure.ts'
import { type CommerceContext, notFound } from './errors.ts'

/** GET url/verify */
export async function urlVerify(c: CommerceContext) {
  const resolved = await resolvePath(c.var.commerce.db, sitePath(c.req.query('url') ?? ''))
  return resolved ? c.json({ nivel: resolved.nivel }) : notFound(c)
}

/** GET url/home */
export function urlHome(c: CommerceContext) {
  const { language, settings } = c.var.view
  const seo = { title: settings.seo.title[language], description: settings.seo.description[language] }
  const estrutura = structureOf({ ...seo, breadcrumb: [] }, c.var.view)
  return c.json({ estrutura, conteudo: [], info: [] })
}

/** GET url/page: an institutional page, or their index for /pagina. */
export async function urlPage(c: CommerceContext) {
  const resolved = await resolvePath(c.var.commerce.db, sitePath(c.req.query('url') ?? ''))
  const page = resolved?.nivel === 'page' ? await (resolved.id ? onePage(c, resolved.id) : pageIndex(c)) : null
  if (!page) return notFound(c)
  const { slug, title, description } = page
  const breadcrumb = [{ label: title, rota: pageRoute(slug) }]
  const seo = { title: pageTitle(title, c.var.view), description }
  return c.json({
    estrutura: structureOf({ ...seo, breadcrumb }, c.var.view),
    conteudo: { id: page.id, nome: title, hash: slug, conteudo: page.body },
    info: []
  })
}

function onePage(c: CommerceContext, id: number): Promise<PageRow | null> {
  return loadPage(c.var.commerce.db, id, c.var.view.language)
}

async function pageIndex(c: CommerceContext): Promise<PageRow> {
  const { language } = c.var.view
  const pages = await loadPages(c.var.commerce.db, language)
  const items = pages.map(
    page => `<li><a href="/pagina/${page.slug}">${escapeHtml(page.title)}</a>${aboutOf(page)}</li>`
  )
  const about = say(language, 'pages-about')
  const body = `<p>${escapeHtml(about)}</p><ul>${items.join('')}</ul>`
  return { id: 0, slug: '', title: say(language, 'pages'), description: about, body }
}

function aboutOf({ description }: Pick<PageRow, 'description'>): string {
  return description ? `<br>${escapeHtml(description)}` : ''
}
