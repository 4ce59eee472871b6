import { fetchList } from '../../api/lists.ts'
import { mapContext, markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { canonicalPath } from '../../models/content/canonical-path.ts'
import { shoppingListMarkdown } from '../../models/markdown/page-markdown.ts'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { ListDetail } from '../../sections/list-detail/list-detail.tsx'
import { failedPage, notFound } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'
import { addListAction } from './add-list.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const path = canonicalPath(url.pathname)
  const result = await fetchList(scope.transport, path, mapContext(scope))
  if (!result.ok) throw await failedPage(result, scope, url)
  const list = result.data
  // An API may answer an unknown path with an empty list.
  if (list.id === 0 && list.products.length === 0) throw await notFound(scope, url)
  const canonical = list.seo.index ? list.seo.canonical || path : ''
  const items = { first: 1, list: list.products }
  context.set(subjectContext, () => (canonical ? { crumbs: list.breadcrumb, items } : {}))
  context.set(markdownContext, ({ origin, t }) => shoppingListMarkdown(list, origin, t))
  return { list, canonical }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return addListAction(request, context.get(scopeContext), canonicalPath(url.pathname))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { list, canonical } = loaderData
  return pageMeta(matches, { ...list.seo, title: list.seo.title || list.title, canonical })
}

export default function List({ loaderData, actionData, params }: Route.ComponentProps) {
  // The key resets the form for another list.
  return <ListDetail key={params.list} list={loaderData.list} refusal={actionData} />
}
