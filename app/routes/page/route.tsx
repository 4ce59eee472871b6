import { data, useActionData } from 'react-router'
import { markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { answerPageForm } from '../../forms/answer-form.server.ts'
import { loadContact } from '../../loaders/contact.server.ts'
import { canonicalPath } from '../../models/content/canonical-path.ts'
import { contentMarkdown } from '../../models/markdown/page-markdown.ts'
import { isContactPage } from '../../sections/contact-form/contact.ts'
import { contactForm } from '../../sections/contact-form/contact-definition.ts'
import { ContactPlace } from '../../sections/contact-form/contact-place.tsx'
import { ContentPage } from '../../sections/content-page/content-page.tsx'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { failedPage } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'
import { loadContent } from './own-pages.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const path = canonicalPath(url.pathname)
  const page = await loadContent(scope, path)
  if (!page.ok) throw await failedPage(page, scope, url)
  const { seo, breadcrumb } = page.data
  const contact = isContactPage(path) ? { path, whatsapp: (await loadContact(scope)).whatsapp } : null
  context.set(subjectContext, () => (seo.index ? { crumbs: breadcrumb } : {}))
  context.set(markdownContext, ({ origin }) => contentMarkdown(page.data, origin))
  return {
    page: page.data,
    canonical: scope.origin + (seo.canonical || path),
    contact
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  if (!isContactPage(canonicalPath(url.pathname))) throw data({ message: '' }, { status: 405 })
  return answerPageForm(contactForm, request, context.get(scopeContext), null)
}

export { clientAction } from '../../forms/client-action.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, canonical } = loaderData
  return pageMeta(matches, { ...page.seo, type: 'article', canonical: page.seo.index ? canonical : '' })
}

export default function Page({ loaderData: { page, contact } }: Route.ComponentProps) {
  const outcome = useActionData<typeof action>()
  return <ContentPage page={page}>{contact ? <ContactPlace {...contact} outcome={outcome} /> : null}</ContentPage>
}
