import '../../i18n/messages/compare'
import { Suspense } from 'react'
import { scopeContext } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { ComparePage } from '../../sections/compare/compare-page'
import { pageMeta } from '../../sections/head/page-meta'
import { LazyShowcase } from '../../sections/showcase/lazy-showcase'
import { failedPage } from '../../shell/not-found-page/failed-page.server'
import type { Route } from './+types/route'
import { loadCompare } from './load-compare.server'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const page = await loadCompare(scope, url.searchParams)
  if (!page.ok) throw await failedPage(page, scope, url)
  return { ...page, title: createTranslator(scope.language)('compare.title') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.title, canonical: '' }) : []
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { table, isIncomplete, showcase } = loaderData
  return (
    <>
      <ComparePage table={table} isIncomplete={isIncomplete} />
      {showcase ? (
        <div className="page">
          <Suspense>
            <LazyShowcase title={showcase.title} products={showcase.products} />
          </Suspense>
        </div>
      ) : null}
    </>
  )
}
