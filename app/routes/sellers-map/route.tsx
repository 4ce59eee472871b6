import '../../i18n/words/sellers'
import { fetchSellers } from '../../api/sellers'
import { mapContext, scopeContext, subjectContext } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { byState, MAP_PATH, SELLERS_PATH, toPins } from '../../models/sellers'
import { pageMeta } from '../../sections/head/page-meta'
import { SellersMapPage } from '../../sections/sellers/map/sellers-map-page'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import type { Route } from './+types/route'

/** Where the shops are: on a map, and as a list by state. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const sellers = await fetchSellers(scope.transport, mapContext(scope))
  if (!sellers.ok) throw await failedPage(sellers, scope, url)
  const t = createTranslator(scope.language)
  const title = t('sellers.mapTitle')
  const crumbs = [
    { label: t('common.home'), path: '/' },
    { label: t('sellers.title'), path: SELLERS_PATH },
    { label: title, path: MAP_PATH }
  ]
  context.set(subjectContext, () => ({ crumbs }))
  const groups = byState(sellers.data).map(group => ({ ...group, sellers: group.sellers.map(toEntry) }))
  const canonical = sellers.data.length > 0 ? MAP_PATH : ''
  return { groups, pins: toPins(sellers.data), crumbs, title, description: t('sellers.mapDescription'), canonical }
}

/** What the list beside the map shows of a shop: no more goes over the line. */
function toEntry({ slug, path, name, place }: { slug: string; path: string; name: string; place: string }) {
  return { slug, path, name, place }
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function SellersMap({ loaderData }: Route.ComponentProps) {
  return <SellersMapPage {...loaderData} />
}
