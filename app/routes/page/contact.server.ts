import '../../i18n/messages/contact'
import type { ApiResult } from '../../api/failure'
import { fetchPage } from '../../api/page'
import { mapContext, type RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { crumbsFromHome } from '../../loaders/crumbs.server'
import type { ContentPage } from '../../models/content/content-page'
import { CONTACT_PATH } from '../../sections/contact-form/contact'

/** The contact page exists even if the API has no content for it: then it is the form alone. */
export async function loadContent(scope: RequestScope, path: string): Promise<ApiResult<ContentPage>> {
  const page = await fetchPage(scope.transport, path, mapContext(scope))
  const isMissing = !page.ok && page.status === 404
  return isMissing && path === CONTACT_PATH ? { ok: true, data: contactPage(scope) } : page
}

function contactPage({ language }: RequestScope): ContentPage {
  const t = createTranslator(language)
  const title = t('contact.title')
  return {
    title,
    html: '',
    breadcrumb: crumbsFromHome(t, { label: title, path: CONTACT_PATH }),
    seo: { title, description: t('contact.hint'), canonical: CONTACT_PATH, index: true, image: null }
  }
}
