import '../../i18n/words/brands'
import { fetchBrands } from '../../api/brands'
import { mapContext, scopeContext } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { BrandIndex } from '../../sections/brand-index/brand-index'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import type { Route } from './+types/route'

/** Spec 2: every brand, from A to Z. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const groups = await fetchBrands(scope.transport, mapContext(scope))
  if (!groups.ok) throw await failedPage(groups, scope, url)
  const title = createTranslator(scope.language)('brands.title')
  return { groups: groups.data, title, canonical: `${scope.origin}/marcas` }
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [{ title: loaderData.title }, { tagName: 'link', rel: 'canonical', href: loaderData.canonical }]
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandIndex title={loaderData.title} groups={loaderData.groups} />
}
