import '../../i18n/messages/lists.ts'
import { redirect } from 'react-router'
import { fetchLists } from '../../api/lists.ts'
import { settingsInTime } from '../../api/settings.ts'
import { mapContext, markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { withinPageSize } from '../../loaders/load-listing.server.ts'
import { canonicalPath } from '../../models/content/canonical-path.ts'
import { pageHref } from '../../models/listing/listing-links.ts'
import { offsetOf, readPaging } from '../../models/listing/pagination.ts'
import { indexMarkdown } from '../../models/markdown/page-markdown.ts'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { ListIndex } from '../../sections/list-index/list-index.tsx'
import { failedPage } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'

/** Spec 2: every list. A page past the end redirects to the last one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { pageSize } = await settingsInTime(scope)
  const paging = readPaging(url.searchParams, pageSize)
  const request = { path: canonicalPath(url.pathname), search: url.search, ...paging }
  const result = await withinPageSize(request, asked => fetchLists(scope.transport, asked, mapContext(scope)))
  if (!result.ok) throw await failedPage(result, scope, url)
  const index = result.data
  const isPastEnd = index.lists.length === 0 && index.page > 1
  if (isPastEnd) throw redirect(pageHref(request, Math.min(index.pageCount, index.page - 1)))
  const canonical = index.seo.index ? pageHref({ path: request.path, search: '' }, index.page) : ''
  const items = { first: offsetOf(paging) + 1, list: index.lists }
  context.set(subjectContext, () => (canonical ? { crumbs: index.breadcrumb, items } : {}))
  const title = index.breadcrumb.at(-1)?.label || createTranslator(scope.language)('lists.title')
  const entries = index.lists.map(({ description, ...list }) => ({ ...list, text: description }))
  context.set(markdownContext, ({ origin }) => indexMarkdown(title, entries, origin))
  return { index, title, canonical }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { index, title, canonical } = loaderData
  const { seo, page, previous, next } = index
  const words = seo.title || title
  return pageMeta(matches, { ...seo, title: page > 1 ? `${words} (${page})` : words, canonical, previous, next })
}

export default function Lists({ loaderData }: Route.ComponentProps) {
  return <ListIndex title={loaderData.title} index={loaderData.index} />
}
