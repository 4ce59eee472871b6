import '../../i18n/messages/compare.ts'
import { Suspense } from 'react'
import { scopeContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { ComparePage } from '../../sections/compare/compare-page.tsx'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { LazyShowcase } from '../../sections/showcase/lazy-showcase.tsx'
import { failedPage } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'
import { loadCompare } from './load-compare.server.ts'

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
