import '../../i18n/messages/brands.ts'
import { fetchBrands } from '../../api/brands.ts'
import type { ApiResult } from '../../api/failure.ts'
import { menuOrEmpty } from '../../api/menus.ts'
import { mapContext, markdownContext, type RequestScope, scopeContext, subjectContext } from '../../context.ts'
import { createTranslator, type Translator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { crumbsFromHome } from '../../loaders/crumbs.server.ts'
import { standingPage } from '../../loaders/page-failure.server.ts'
import { everyItem } from '../../models/content/menu.ts'
import { type Brand, type BrandGroup, brandsOfMenu } from '../../models/listing/brands.ts'
import { indexMarkdown } from '../../models/markdown/page-markdown.ts'
import { BrandIndex } from '../../sections/brand-index/brand-index.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const result = await loadGroups(scope)
  const groups = result.ok ? result.data : []
  const t = createTranslator(scope.language)
  const title = t('brands.title')
  const brands = groups.flatMap(group => group.brands)
  const crumbs = crumbsFromHome(t, { label: title, path: PATHS.brands })
  context.set(subjectContext, () => ({ crumbs, items: { first: 1, list: brands } }))
  context.set(markdownContext, ({ origin }) => indexMarkdown(title, brands, origin))
  return standingPage({ groups, title, description: describe(brands, t), canonical: PATHS.brands }, result)
}

async function loadGroups(scope: RequestScope): Promise<ApiResult<BrandGroup[]>> {
  const result = await fetchBrands(scope.transport, mapContext(scope))
  if (result.ok || result.status !== 404) return result
  const { items } = await menuOrEmpty(scope, 'menu-marcas')
  return { ok: true, data: brandsOfMenu(everyItem(items)) }
}

const NAMED_BRANDS = 8

function describe(brands: Brand[], t: Translator): string {
  const names = brands.slice(0, NAMED_BRANDS).map(({ name }) => name)
  return names.length > 0 ? t('brands.description', { names: names.join(', ') }) : ''
}

export { headers } from '../../loaders/page-failure.server.ts'
export { dataMeta as meta } from '../../sections/head/page-meta.ts'

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandIndex title={loaderData.title} groups={loaderData.groups} />
}
