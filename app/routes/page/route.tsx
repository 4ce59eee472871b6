import { fetchPage } from '../../api/page'
import { mapContext, scopeContext } from '../../context'
import { canonicalPath } from '../../models/canonical-path'
import { ContentPage } from '../../sections/content-page/content-page'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import type { Route } from './+types/route'

/** Spec 2: an institutional page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const path = canonicalPath(url.pathname)
  const page = await fetchPage(scope.transport, path, mapContext(scope))
  if (!page.ok) throw await failedPage(page, scope, url)
  return { page: page.data, canonical: scope.origin + (page.data.seo.canonical || path) }
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, index } = loaderData.page.seo
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    index
      ? { tagName: 'link' as const, rel: 'canonical', href: loaderData.canonical }
      : { name: 'robots', content: 'noindex, follow' }
  ]
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
