import '../../i18n/messages/accessibility.ts'
import '../../i18n/messages/contact.ts'
import type { ApiResult } from '../../api/failure.ts'
import { fetchPage } from '../../api/page.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { createTranslator, type Translator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { crumbsFromHome } from '../../loaders/crumbs.server.ts'
import type { ContentPage } from '../../models/content/content-page.ts'

/** The contact page and the accessibility statement exist even if the API has no content for them. */
export async function loadContent(scope: RequestScope, path: string): Promise<ApiResult<ContentPage>> {
  const page = await fetchPage(scope.transport, path, mapContext(scope))
  if (page.ok || page.status !== 404) return page
  const t = createTranslator(scope.language)
  if (path === PATHS.contact) return ownPage(path, t('contact.title'), t('contact.hint'), '', t)
  if (path !== PATHS.accessibility) return page
  return ownPage(path, t('accessibility.title'), t('accessibility.intro'), statement(t), t)
}

function ownPage(
  path: string,
  title: string,
  description: string,
  html: string,
  t: Translator
): ApiResult<ContentPage> {
  const seo = { title, description, canonical: path, index: true, image: null }
  return { ok: true, data: { title, html, breadcrumb: crumbsFromHome(t, { label: title, path }), seo } }
}

/** LBI (Lei 13.146/2015) art. 63: what is true of every shop with this software. */
function statement(t: Translator): string {
  const contact = `<a href="${PATHS.contact}">${t('contact.title')}</a>.`
  const texts = [t('accessibility.intro'), t('accessibility.built'), t('accessibility.limits')]
  return [...texts, `${t('accessibility.complain')} ${contact}`].map(text => `<p>${text}</p>`).join('')
}
