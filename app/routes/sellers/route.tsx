import '../../i18n/messages/sellers.ts'
import { fetchSellers } from '../../api/sellers.ts'
import { mapContext, markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { crumbsFromHome } from '../../loaders/crumbs.server.ts'
import { standingPage } from '../../loaders/page-failure.server.ts'
import { indexMarkdown } from '../../models/markdown/page-markdown.ts'
import { SellerIndex } from '../../sections/sellers/seller-index.tsx'
import { notFound } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const result = await fetchSellers(scope.transport, mapContext(scope))
  if (!result) throw await notFound(scope, url)
  const sellers = result.ok ? result.data : []
  const t = createTranslator(scope.language)
  const title = t('sellers.title')
  const crumbs = crumbsFromHome(t, { label: title, path: PATHS.sellers })
  context.set(subjectContext, () => ({ crumbs, items: { first: 1, list: sellers } }))
  const canonical = sellers.length > 0 || !result.ok ? PATHS.sellers : ''
  const entries = sellers.map(({ name, path, place }) => ({ name, path, text: place }))
  context.set(markdownContext, ({ origin }) => indexMarkdown(title, entries, origin))
  return standingPage(
    { sellers, failed: !result.ok, crumbs, title, description: t('sellers.description'), canonical },
    result
  )
}

export { headers } from '../../loaders/page-failure.server.ts'
export { dataMeta as meta } from '../../sections/head/page-meta.ts'

export default function Sellers({ loaderData }: Route.ComponentProps) {
  return <SellerIndex {...loaderData} />
}
