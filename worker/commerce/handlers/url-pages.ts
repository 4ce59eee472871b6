import { loadPage } from '../queries/content.ts'
import { resolvePath } from '../queries/resolve.ts'
import { sitePath } from '../rules/site-path.ts'
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
  const estrutura = structureOf({ nivel: 'home', path: '/', ...seo, breadcrumb: [] }, c.var.view)
  return c.json({ estrutura, conteudo: [], info: [] })
}

/** GET url/page */
export async function urlPage(c: CommerceContext) {
  const { db } = c.var.commerce
  const path = sitePath(c.req.query('url') ?? '')
  const resolved = await resolvePath(db, path)
  const page = resolved?.nivel === 'page' ? await loadPage(db, resolved.id, c.var.view.language) : null
  if (!page) return notFound(c)
  const breadcrumb = [{ label: page.title, rota: pageRoute(page.slug), path }]
  const seo = { title: pageTitle(page.title, c.var.view), description: page.description }
  return c.json({
    estrutura: structureOf({ nivel: 'page', path, ...seo, breadcrumb }, c.var.view),
    conteudo: { id: page.id, nome: page.title, hash: page.slug, conteudo: page.body },
    info: []
  })
}
