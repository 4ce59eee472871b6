import '../../i18n/messages/sellers.ts'
import { fetchSellers } from '../../api/sellers.ts'
import { mapContext, markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { crumbsFromHome } from '../../loaders/crumbs.server.ts'
import { standingPage } from '../../loaders/page-failure.server.ts'
import { byState, toPins } from '../../models/content/sellers.ts'
import { indexMarkdown } from '../../models/markdown/page-markdown.ts'
import { SellersMapPage } from '../../sections/sellers/map/sellers-map-page.tsx'
import { notFound } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const result = await fetchSellers(scope.transport, mapContext(scope))
  if (!result) throw await notFound(scope, url)
  const sellers = result.ok ? result.data : []
  const t = createTranslator(scope.language)
  const title = t('sellers.mapTitle')
  const crumbs = crumbsFromHome(
    t,
    { label: t('sellers.title'), path: PATHS.sellers },
    { label: title, path: PATHS.sellersMap }
  )
  context.set(subjectContext, () => ({ crumbs }))
  const groups = byState(sellers).map(group => ({ ...group, sellers: group.sellers.map(toEntry) }))
  const canonical = sellers.length > 0 || !result.ok ? PATHS.sellersMap : ''
  const view = {
    groups,
    failed: !result.ok,
    pins: toPins(sellers),
    crumbs,
    title,
    description: t('sellers.mapDescription'),
    canonical
  }
  const entries = sellers.map(({ name, path, place }) => ({ name, path, text: place }))
  context.set(markdownContext, ({ origin }) => indexMarkdown(title, entries, origin))
  return standingPage(view, result)
}

/** Only the fields that the list beside the map shows, to keep the payload small. */
function toEntry({ slug, path, name, place }: { slug: string; path: string; name: string; place: string }) {
  return { slug, path, name, place }
}

export { headers } from '../../loaders/page-failure.server.ts'
export { dataMeta as meta } from '../../sections/head/page-meta.ts'

export default function SellersMap({ loaderData }: Route.ComponentProps) {
  return <SellersMapPage {...loaderData} />
}
