import '../../i18n/words/sellers'
import { fetchSellers } from '../../api/sellers'
import { mapContext, scopeContext, subjectContext } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { SELLERS_PATH } from '../../models/sellers'
import { pageMeta } from '../../sections/head/page-meta'
import { SellerIndex } from '../../sections/sellers/seller-index'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import type { Route } from './+types/route'

/** The shops that sell here. An API without any has an honest page all the same, which search engines need not keep. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const sellers = await fetchSellers(scope.transport, mapContext(scope))
  if (!sellers.ok) throw await failedPage(sellers, scope, url)
  const t = createTranslator(scope.language)
  const title = t('sellers.title')
  const crumbs = [
    { label: t('common.home'), path: '/' },
    { label: title, path: SELLERS_PATH }
  ]
  context.set(subjectContext, () => ({ crumbs, items: { first: 1, list: sellers.data } }))
  const canonical = sellers.data.length > 0 ? SELLERS_PATH : ''
  return { sellers: sellers.data, crumbs, title, description: t('sellers.description'), canonical }
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Sellers({ loaderData }: Route.ComponentProps) {
  return <SellerIndex crumbs={loaderData.crumbs} sellers={loaderData.sellers} />
}
