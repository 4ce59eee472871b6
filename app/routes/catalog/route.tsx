import { data } from 'react-router'
import { markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { readForm } from '../../forms/read-form.server.ts'
import type { Translator } from '../../i18n/translator.ts'
import { UNAVAILABLE } from '../../loaders/page-failure.server.ts'
import { canonicalPath } from '../../models/content/canonical-path.ts'
import { listingMarkdown } from '../../models/markdown/listing-markdown.ts'
import { productMarkdown } from '../../models/markdown/product-markdown.ts'
import { listingSubject } from '../../sections/listing/listing-meta.ts'
import { productSubject } from '../../sections/product-detail/product-subject.ts'
import { failedPage } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'
import { CatalogPage } from './catalog-page.tsx'
import { findPageType, loadPage, type CatalogPage as PageData } from './load-page.server.ts'
import { productAction } from './product-action.server.ts'
import { loadViews } from './views.ts'

/** Spec 2: a product, or a listing of up to four levels. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const page = await loadPage(scope, url)
  if (!page.ok) throw await failedPage(page, scope, url)
  if ('failed' in page) return data(page, UNAVAILABLE)
  context.set(subjectContext, () => (page.page === 'product' ? productSubject(page) : listingSubject(page)))
  context.set(markdownContext, ({ origin, t }) => toMarkdown(page, origin, t))
  return page
}

async function toMarkdown(page: Exclude<PageData, { failed: unknown }>, origin: string, t: Translator) {
  if (page.page === 'listing') return listingMarkdown({ ...page, origin }, t)
  return productMarkdown({ ...page, ...page.views, similar: (await page.views.similar) ?? [], origin }, t)
}

const WITH_FORMS = ['product', 'unknown', 'untyped']

/** The product's forms, and without JavaScript the buy buttons of cards. Nothing else here takes a form. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const [scope, path] = [context.get(scopeContext), canonicalPath(url.pathname)]
  const level = await findPageType(scope, path)
  if (!level.ok) throw await failedPage(level, scope, url)
  if (!WITH_FORMS.includes(level.data)) throw data({ message: '' }, { status: 405 })
  return productAction(await readForm(request), scope, path)
}

export { clientAction } from '../../forms/client-action.ts'
export { headers } from '../../loaders/page-failure.server.ts'

export { catalogMeta as meta } from './catalog-page.tsx'

if (!import.meta.env.SSR) loadViews()

export default CatalogPage
