import { fetchPage } from '../../api/page'
import { mapContext, scopeContext, subjectContext } from '../../context'
import { canonicalPath } from '../../models/canonical-path'
import { ContentPage } from '../../sections/content-page/content-page'
import { pageMeta } from '../../sections/head/page-meta'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import type { Route } from './+types/route'

/** Spec 2: an institutional page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const path = canonicalPath(url.pathname)
  const page = await fetchPage(scope.transport, path, mapContext(scope))
  if (!page.ok) throw await failedPage(page, scope, url)
  const { seo, breadcrumb } = page.data
  context.set(subjectContext, () => (seo.index ? { crumbs: breadcrumb } : {}))
  return { page: page.data, canonical: scope.origin + (seo.canonical || path) }
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, canonical } = loaderData
  return pageMeta(matches, { ...page.seo, type: 'article', canonical: page.seo.index ? canonical : '' })
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
